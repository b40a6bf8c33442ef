// The coach's advice in words. They are the engine's, as at the terminal, told by a game's catalogue.

import type { AdvisedChoice, Hinted } from "../generated/protocol";
import type { Say } from "../texts/catalogue";

/** How sure the coach is; that it thinks, as long as it has said nothing. */
export function sureness(hinted: Hinted | null, tell: Say): string {
  if (!hinted) return tell("hint-thinking");
  const { exact, games } = hinted;
  return exact ? tell("hint-exact") : tell("hint-estimate", { games });
}

/** What a choice is worth: "14.32 points". */
export function worth({ unit, exact }: Hinted, { value, margin }: AdvisedChoice, tell: Say): string {
  return tell(`hint-${unit}`, { exact: exact ? "yes" : "no", value: rounded(value), margin: rounded(margin) });
}

/** The chance of each goal: "Bronze 85 %". */
export function chances({ goals, chances }: Hinted, choice: AdvisedChoice, tell: Say): string[] {
  return goals.map((goal, at) => {
    const chance = choice.chances[at] ?? 0;
    const percent = Math.round(100 * chance);
    const sure = chances === "best" && (chance === 0 || chance === 1);
    const kind = sure ? `sure-${percent}` : percent < 1 ? "least" : percent > 99 ? "most" : "some";
    return `${tell(goal)} ${tell("hint-chance", { kind, percent })}`;
  });
}

/** What the chances mean, where that is not clear already. */
export function meaning({ exact, goals, chances, games }: Hinted, tell: Say): string {
  if (chances === "best") return tell("hint-chances-best");
  return exact && goals.length > 0 ? tell("hint-chances-estimate", { games }) : "";
}

function rounded(value: number): number {
  return Math.round(100 * value) / 100;
}
