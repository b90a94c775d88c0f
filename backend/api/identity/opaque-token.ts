import { createHash, randomBytes, randomInt } from 'node:crypto';
import { normaliseUnicode } from '@/lib/text/normalise-unicode';

const BYTES = 32;
const FORM = /^[\w-]{43}$/;

export interface OpaqueToken {
  /** Goes to the member and is kept nowhere else. */
  token: string;
  /** What the database holds: a token of 256 random bits needs no slow hash. */
  hash: string;
}

export function createOpaqueToken(): OpaqueToken {
  const token = randomBytes(BYTES).toString('base64url');
  return { token, hash: hashOf(token) };
}

/** Null for a text that cannot be one of ours. */
export function hashOfToken(token: string): string | null {
  return FORM.test(token) ? hashOf(token) : null;
}

/**
 * Of ten to the eighth: with the guesses that an account allows, a session of thirty days finds one with less than a chance in a thousand.
 */
const CODE_DIGITS = 8;
const CODE = new RegExp(`^\\d{${CODE_DIGITS}}$`);

/** To be read in a mail and typed. `about` keeps one member's code apart from another's, which may be the same digits. */
export function createShortCode(about: string): { code: string; hash: string } {
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  return { code, hash: hashOf(`${about}:${code}`) };
}

/** People group digits as the mail does, and some keyboards write them wide. Null for what cannot be a code of ours. */
export function hashOfCode(about: string, typed: string): string | null {
  const code = normaliseUnicode(typed, 'NFKC').replace(/[\s-]/g, '');
  return CODE.test(code) ? hashOf(`${about}:${code}`) : null;
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
