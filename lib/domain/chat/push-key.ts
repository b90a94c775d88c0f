// Firebase's alphabet, in code unit order: later keys sort after earlier ones.
const ALPHABET = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';
const TIME_LENGTH = 8;
const RANDOM_LENGTH = 12;
const BASE = ALPHABET.length;

function encodeTime(ms: number): string {
  let text = '';
  let rest = ms;
  for (let index = 0; index < TIME_LENGTH; index += 1) {
    text = ALPHABET.charAt(rest % BASE) + text;
    rest = Math.floor(rest / BASE);
  }
  return text;
}

/** Creation order, which is code unit order, not a language's collation. */
export function compareKeys(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** Increments the digits, with carry. */
function increment(digits: readonly number[]): number[] {
  const next = [...digits];
  for (let index = next.length - 1; index >= 0; index -= 1) {
    if (next[index] !== BASE - 1) {
      next[index] = (next[index] ?? 0) + 1;
      break;
    }
    next[index] = 0;
  }
  return next;
}

/**
 * Keys of 20 characters that sort by creation time. Each is later than the previous one, even within one millisecond or when the clock is
 * set back: the order of a queue must not depend on the clock. The first random digit is small, which leaves room for the carry.
 */
export function createPushKeys(now: () => number, randomBytes: (count: number) => Uint8Array): () => string {
  let lastTime = -1;
  let digits: number[] = [];
  return () => {
    const time = Math.max(now(), lastTime);
    digits =
      time === lastTime
        ? increment(digits)
        : Array.from(randomBytes(RANDOM_LENGTH), (byte, index) => byte % (index === 0 ? BASE / 2 : BASE));
    lastTime = time;
    return encodeTime(time) + digits.map((digit) => ALPHABET.charAt(digit)).join('');
  };
}
