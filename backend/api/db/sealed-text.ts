import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/*
 * A column value encrypted with AES-256-GCM: `sealed.<key fingerprint>.<nonce, cipher and tag>.<readable part>`. Table, column and row are
 * authenticated, so that a value cannot be moved to another row.
 */
const PREFIX = 'sealed';
const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export interface Place {
  /** Table and column. */
  column: string;
  /** The row's identity, and fields of it that must not change without re-encryption. */
  row: readonly string[];
}

const markOf = (secret: string): string => createHmac('sha256', secret).update('data mark').digest('base64url').slice(0, 8);
const keyOf = (secret: string, { column }: Place): Buffer => Buffer.from(hkdfSync('sha256', secret, '', column, 32));
const boundTo = ({ column, row }: Place, readable: string): Buffer => Buffer.from(JSON.stringify([column, ...row, readable]));

/**
 * @param keys the first one encrypts; an empty first one, or none, leaves the text as it is
 * @param readable this many characters at the end stay in plain text
 */
export function sealText(text: string, keys: readonly string[], place: Place, readable = 0): string {
  const [secret = ''] = keys;
  if (secret === '' || text === '') return text;
  const nonce = randomBytes(NONCE_BYTES);
  const shown = readable === 0 ? '' : text.slice(-readable);
  const cipher = createCipheriv(ALGORITHM, keyOf(secret, place), nonce).setAAD(boundTo(place, shown));
  const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return [PREFIX, markOf(secret), sealed.toString('base64url'), shown].join('.');
}

/**
 * Unencrypted text is returned as it is.
 * @returns null if the key is missing, or if the value was not encrypted for this place: never a wrong text
 */
export function openText(stored: string, keys: readonly string[], place: Place): string | null {
  if (!isSealed(stored)) return stored;
  const [, mark, body = '', shown = ''] = stored.split('.');
  const secret = keys.find((each) => each !== '' && markOf(each) === mark);
  const bytes = Buffer.from(body, 'base64url');
  if (secret === undefined || bytes.length < NONCE_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv(ALGORITHM, keyOf(secret, place), bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAAD(boundTo(place, shown)).setAuthTag(bytes.subarray(bytes.length - TAG_BYTES));
  const opened = decipher.update(bytes.subarray(NONCE_BYTES, bytes.length - TAG_BYTES), undefined, 'utf8');
  try {
    return opened + decipher.final('utf8');
  } catch {
    // The authentication tag does not match.
    return null;
  }
}

const isSealed = (stored: string): boolean => stored.startsWith(`${PREFIX}.`);

/** Whether it is encrypted with the first key; without one, whether it is not encrypted. */
export function isSealedByFirst(stored: string, keys: readonly string[]): boolean {
  const [secret = ''] = keys;
  return secret === '' || stored === '' ? !isSealed(stored) : stored.startsWith(`${PREFIX}.${markOf(secret)}.`);
}
