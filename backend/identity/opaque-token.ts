import { createHash, randomBytes } from 'node:crypto';

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

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
