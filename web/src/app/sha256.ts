// SHA-256, so that a key can be checked everywhere: browsers lend theirs to secure pages only, which a table in the
// living room (http) is not.

const primes = (count: number): number[] => {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime)) found.push(n);
  return found;
};
const fraction = (value: number): number => ((value % 1) * 2 ** 32) | 0;
const ROUNDS = primes(64).map((prime) => fraction(Math.cbrt(prime)));
const START = primes(8).map((prime) => fraction(Math.sqrt(prime)));
const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The hash of bytes, in hexadecimal. */
export function sha256(bytes: Uint8Array): string {
  const length = ((bytes.length + 8) >> 6) * 64 + 64;
  const padded = new DataView(new ArrayBuffer(length));
  bytes.forEach((byte, at) => padded.setUint8(at, byte));
  padded.setUint8(bytes.length, 0x80);
  padded.setBigUint64(length - 8, BigInt(bytes.length) * 8n);
  const hash = [...START];
  for (let block = 0; block < length; block += 64) compress(hash, padded, block);
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

function compress(hash: number[], data: DataView, block: number): void {
  const w = new Int32Array(64);
  for (let i = 0; i < 16; i++) w[i] = data.getInt32(block + 4 * i);
  for (let i = 16; i < 64; i++) {
    const [x, y] = [w[i - 15]!, w[i - 2]!];
    const [s0, s1] = [turn(x, 7) ^ turn(x, 18) ^ (x >>> 3), turn(y, 17) ^ turn(y, 19) ^ (y >>> 10)];
    w[i] = w[i - 16]! + s0 + w[i - 7]! + s1;
  }
  let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + ROUNDS[i]! + w[i]!) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = (hash[i]! + word) | 0));
}

/** The bytes that hexadecimal digits say. */
export function unhex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
