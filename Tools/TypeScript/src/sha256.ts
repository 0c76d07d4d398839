/** Computes the first 32 bits behind the point of the square (2) or cube root (3) of the first primes. */
function rootsOfPrimes(count: number, degree: 2 | 3): Int32Array {
  const roots = new Int32Array(count), scale = BigInt(32 * degree);
  for (let number = 2, found = 0; found < count; number++) {
    let divisor = 2;
    while (number % divisor > 0) divisor++;
    if (divisor < number) continue;
    // A root in floating-point numbers is off by a little; integers decide.
    let root = BigInt(Math.floor(number ** (1 / degree) * 2 ** 32)) + 9n;
    while (root ** BigInt(degree) > BigInt(number) << scale) root--;
    roots[found++] = Number(root & 0xffffffffn);
  }
  return roots;
}

const K = rootsOfPrimes(64, 3);
const START = rootsOfPrimes(8, 2);
const words = new Int32Array(64);

/** Mixes the 64 bytes at `at` into the state. */
function mix(state: Int32Array, bytes: Uint8Array, at: number): void {
  for (let i = 0; i < 16; i++, at += 4) {
    words[i] = (bytes[at] << 24) | (bytes[at + 1] << 16) | (bytes[at + 2] << 8) | bytes[at + 3];
  }
  for (let i = 16; i < 64; i++) {
    const x = words[i - 15], y = words[i - 2];
    const low = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const high = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    words[i] = words[i - 16] + low + words[i - 7] + high;
  }
  let a = state[0], b = state[1], c = state[2], d = state[3];
  let e = state[4], f = state[5], g = state[6], h = state[7];
  for (let i = 0; i < 64; i++) {
    const right = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const one = (h + right + ((e & f) ^ (~e & g)) + K[i] + words[i]) | 0;
    const left = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const two = (left + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] += word));
}

/** Computes the SHA-256 of parts of bytes that follow each other. */
export function sha256(...parts: Uint8Array[]): Uint8Array {
  const state = START.slice(), rest = new Uint8Array(128);
  let held = 0, length = 0;
  for (const part of parts) {
    let at = 0;
    length += part.length;
    if (held > 0) {
      at = Math.min(64 - held, part.length);
      rest.set(part.subarray(0, at), held);
      held += at;
      if (held < 64) continue;
      mix(state, rest, 0);
      held = 0;
    }
    for (; at + 64 <= part.length; at += 64) mix(state, part, at);
    rest.set(part.subarray(at), 0);
    held = part.length - at;
  }
  const size = held < 56 ? 64 : 128;
  rest.fill(0, held);
  rest[held] = 0x80;
  const view = new DataView(rest.buffer);
  view.setUint32(size - 8, Math.floor(length / 2 ** 29));
  view.setUint32(size - 4, length << 3);
  for (let at = 0; at < size; at += 64) mix(state, rest, at);
  state.forEach((word, i) => view.setInt32(4 * i, word));
  return rest.slice(0, 32);
}

/** True if two digests are the same bytes. */
export function same(left: Uint8Array, right: Uint8Array): boolean {
  return left.length === right.length && left.every((byte, i) => byte === right[i]);
}
