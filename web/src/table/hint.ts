// The coach's advice in words. They are the engine's, as at the terminal, told by a game's catalogue.

import type { AdvisedChoice, Hinted } from "../generated/protocol";
import type { Say } from "../texts/catalogue";

/** What the coach is doing as long as it has said nothing. */
export function doing(preparing: boolean, tell: Say): string {
  return tell(preparing ? "hint-preparing" : "hint-thinking");
}

/** How sure the coach is of its first choice: "clearly the best". */
export function sureness({ sure }: Hinted, tell: Say): string {
  return tell(`hint-${sure}`);
}

/** How the coach knows; "" where there was nothing to find out. */
export function source({ sure, exact, unit, games }: Hinted, tell: Say): string {
  if (sure === "only") return "";
  if (exact) return tell("hint-exact");
  return unit === "chance" ? tell("hint-search") : tell("hint-estimate", { games });
}

/** What a choice is worth: "14.32 points", "57 % (± 2) to win"; "" where nothing else can be done. */
export function worth({ sure, unit, exact }: Hinted, { value, margin }: AdvisedChoice, tell: Say): string {
  if (sure === "only") return "";
  const certain = exact ? "yes" : "no";
  if (unit === "points")
    return tell("hint-points", { exact: certain, value: rounded(value), margin: rounded(margin) });
  const near = Math.max(1, Math.round(100 * margin));
  return tell("hint-chance", { exact: certain, chance: percentage(value, exact, tell), margin: near });
}

/** The chance of each goal: "Bronze 85 %". */
export function chances({ goals, chances }: Hinted, choice: AdvisedChoice, tell: Say): string[] {
  return goals.map((goal, at) => `${tell(goal)} ${percentage(choice.chances[at] ?? 0, chances === "best", tell)}`);
}

/** What the chances mean, where that is not clear already. */
export function meaning({ exact, goals, chances, games }: Hinted, tell: Say): string {
  if (chances === "best") return tell("hint-chances-best");
  return exact && goals.length > 0 ? tell("hint-chances-estimate", { games }) : "";
}

/** A chance in words: certain and impossible are only those that were worked out. */
function percentage(chance: number, exact: boolean, tell: Say): string {
  const percent = Math.round(100 * chance);
  const sure = exact && (chance === 0 || chance === 1);
  const kind = sure ? `sure-${percent}` : percent < 1 ? "least" : percent > 99 ? "most" : "some";
  return tell("hint-percent", { kind, percent });
}

function rounded(value: number): number {
  return Math.round(100 * value) / 100;
}
