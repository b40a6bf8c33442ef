// How clicked tokens become an action. A choice is a multiset of tokens; they may be chosen in any order.
// Everything here is pure: the components only show what it says.

export type Tokens = readonly string[];

/** How a selection stands among the choices. */
export interface Standing {
  /** the choices that contain all that is chosen */
  readonly candidates: readonly Tokens[];
  /** the tokens that lead on: how many more of each some candidate holds */
  readonly offered: ReadonlyMap<string, number>;
  /** what every candidate holds besides the chosen, so that it need not be clicked */
  readonly implied: Tokens;
  /** the choice that chosen and implied tokens make, or null */
  readonly complete: Tokens | null;
  /** may it be played without asking, because no longer choice is left? */
  readonly certain: boolean;
}

function count(tokens: Tokens): Map<string, number> {
  const counts = new Map<string, number>();
  for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1);
  return counts;
}

/** What is left of a choice when the chosen are taken away, or null where it does not hold them all. */
function rest(choice: Tokens, chosen: Map<string, number>): Map<string, number> | null {
  const left = count(choice);
  for (const [token, wanted] of chosen) {
    const held = left.get(token) ?? 0;
    if (held < wanted) return null;
    if (held === wanted) left.delete(token);
    else left.set(token, held - wanted);
  }
  return left;
}

/** How the chosen tokens stand among the choices. */
export function stand(choices: readonly Tokens[], chosen: Tokens): Standing {
  const wanted = count(chosen);
  const candidates: Tokens[] = [];
  const offered = new Map<string, number>();
  let implied: Map<string, number> | null = null;
  let longest = 0;
  for (const choice of choices) {
    const left = rest(choice, wanted);
    if (!left) continue;
    candidates.push(choice);
    longest = Math.max(longest, choice.length);
    for (const [token, more] of left) offered.set(token, Math.max(more, offered.get(token) ?? 0));
    implied = implied ? shared(implied, left) : new Map(left);
  }
  const needless = [...(implied ?? [])].flatMap(([token, times]) => Array<string>(times).fill(token));
  const reached = chosen.length + needless.length;
  const complete = candidates.find((choice) => choice.length === reached) ?? null;
  return { candidates, offered, implied: needless, complete, certain: complete !== null && longest === reached };
}

function shared(one: Map<string, number>, other: Map<string, number>): Map<string, number> {
  const both = new Map<string, number>();
  for (const [token, times] of one) {
    const least = Math.min(times, other.get(token) ?? 0);
    if (least > 0) both.set(token, least);
  }
  return both;
}

/** The tokens without one of them. */
export function without(tokens: Tokens, token: string): Tokens {
  return tokens.filter((_, at) => at !== tokens.indexOf(token));
}

/** Do they say the same? */
export function equal(one: Tokens, other: Tokens): boolean {
  return one.length === other.length && rest(one, count(other)) !== null;
}

/** Is the token part of any choice at all? */
export function possible(choices: readonly Tokens[], token: string): boolean {
  return choices.some((choice) => choice.includes(token));
}

/** Does the token lead on from the chosen ones? */
export function fits(choices: readonly Tokens[], chosen: Tokens, token: string): boolean {
  return (stand(choices, chosen).offered.get(token) ?? 0) > 0;
}

/** The tokens that buttons must offer because nothing on the board carries them, each as often as a choice holds it.
 * What goes without saying is left out, unless there would be nothing to click. */
export function unplaced(choices: readonly Tokens[], standing: Standing, placed: (token: string) => boolean): Tokens {
  const most = new Map<string, number>();
  for (const choice of choices) {
    for (const [token, times] of count(choice)) most.set(token, Math.max(times, most.get(token) ?? 0));
  }
  const needless = new Set(standing.complete ? [] : standing.implied);
  return [...most]
    .filter(([token]) => !placed(token) && !needless.has(token))
    .flatMap(([token, times]) => Array<string>(times).fill(token));
}
