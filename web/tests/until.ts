import { flushSync } from "svelte";

const PATIENCE = 300_000; // ms: reached only where something is broken

/** Wait until something is there, however busy the machine is. */
export async function until<Thing>(there: () => Thing): Promise<NonNullable<Thing>> {
  const since = Date.now();
  for (;;) {
    flushSync();
    const found = there();
    if (found) return found;
    if (Date.now() - since > PATIENCE) throw new Error(`not there: ${there.toString()}\n${document.body.textContent}`);
    await new Promise((go) => setTimeout(go, 5));
  }
}
