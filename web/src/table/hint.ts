// The coach's advice in words. The sentences are the engine's, as at the terminal.

import type { AdvisedChoice, Hinted } from "../generated/protocol";
import type { Say } from "../texts/catalogue";

/** How sure the coach is. */
export function sureness({ exact, games }: Hinted, say: Say): string {
  return exact ? say("hint-exact") : say("hint-estimate", { games });
}

/** What a choice is worth: "14.32 points". */
export function worth({ unit, exact }: Hinted, { value, margin }: AdvisedChoice, say: Say): string {
  return say(`hint-${unit}`, { exact: exact ? "yes" : "no", value: rounded(value), margin: rounded(margin) });
}

/** The chance of each goal: "Bronze 85 %". */
export function chances({ goals, chances }: Hinted, choice: AdvisedChoice, say: Say): string[] {
  return goals.map((goal, at) => {
    const chance = choice.chances[at] ?? 0;
    const percent = Math.round(100 * chance);
    const sure = chances === "best" && (chance === 0 || chance === 1);
    const kind = sure ? `sure-${percent}` : percent < 1 ? "least" : percent > 99 ? "most" : "some";
    return `${say(goal)} ${say("hint-chance", { kind, percent })}`;
  });
}

/** What the chances mean, where that is not clear already. */
export function meaning({ exact, goals, chances, games }: Hinted, say: Say): string {
  if (chances === "best") return say("hint-chances-best");
  return exact && goals.length > 0 ? say("hint-chances-estimate", { games }) : "";
}

function rounded(value: number): number {
  return Math.round(100 * value) / 100;
}
