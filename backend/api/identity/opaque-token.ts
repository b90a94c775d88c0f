import { createHash, randomBytes, randomInt } from 'node:crypto';
import { latinDigits } from '@/lib/text/normalise-unicode';

const BYTES = 32;
const FORM = /^[\w-]{43}$/;

export interface OpaqueToken {
  /** Given to the member and stored nowhere. */
  token: string;
  /** Stored in the database: a token of 256 random bits needs no slow hash. */
  hash: string;
}

export function createOpaqueToken(): OpaqueToken {
  const token = randomBytes(BYTES).toString('base64url');
  return { token, hash: hashOf(token) };
}

/** Null for an invalid token. */
export function hashOfToken(token: string): string | null {
  return FORM.test(token) ? hashOf(token) : null;
}

/** 10^8 codes: with the attempt limit, a session of thirty days guesses one with less than 0.1 % probability. */
const CODE_DIGITS = 8;
const CODE = new RegExp(`^\\d{${CODE_DIGITS}}$`);

/** A code to be read in a mail and typed. `about` binds it to a member, because codes of two members may be equal. */
export function createShortCode(about: string): { code: string; hash: string } {
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  return { code, hash: hashOf(`${about}:${code}`) };
}

/** Accepts grouping and the digits of every script. Null for an invalid code. */
export function hashOfCode(about: string, typed: string): string | null {
  const code = latinDigits(typed).replace(/[\s-]/g, '');
  return CODE.test(code) ? hashOf(`${about}:${code}`) : null;
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
