// Chance that always falls the same way: a world looks the same on every screen.

export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = (seed * 2654435761 + 97) >>> 0;
  }

  /** from 0 to below 1 */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next();
  }
}
