import { randomInt } from 'node:crypto';

// Firebase's alphabet, in code unit order: later ids sort after earlier ones.
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

/** Makes ids of 20 characters that sort by the time they were made, also within one millisecond. */
export function createPushIds(now: () => number): () => string {
  let lastTime = -1;
  let digits: number[] = [];
  return () => {
    const time = now();
    if (time !== lastTime) digits = Array.from({ length: RANDOM_LENGTH }, () => randomInt(BASE));
    else {
      let index = RANDOM_LENGTH - 1;
      while (index > 0 && digits[index] === BASE - 1) digits[index--] = 0;
      digits[index] = (digits[index] ?? 0) + 1;
    }
    lastTime = time;
    return encodeTime(time) + digits.map((digit) => ALPHABET.charAt(digit)).join('');
  };
}
