import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/*
 * A column's text under AES-256-GCM: `sealed.<mark of the key>.<nonce, cipher and tag>.<what stays readable>`. It is bound to
 * its place, so that nobody who can write to the database moves one row's text into another's.
 */
const PREFIX = 'sealed';
const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export interface Place {
  /** Of the table and the column. */
  column: string;
  /** What names the row, and what of it may not be changed without this. */
  row: readonly string[];
}

const markOf = (secret: string): string => createHmac('sha256', secret).update('data mark').digest('base64url').slice(0, 8);
const keyOf = (secret: string, { column }: Place): Buffer => Buffer.from(hkdfSync('sha256', secret, '', column, 32));
const boundTo = ({ column, row }: Place, readable: string): Buffer => Buffer.from(JSON.stringify([column, ...row, readable]));

/**
 * @param keys the first one seals; an empty one, or none, leaves the text as it is
 * @param readable of its end, so many characters stay in the clear at the end
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
 * What is not sealed comes back as it is.
 * @returns null where its key is not given any more, and where it is not what was sealed at this place: never another text
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
    // The tag is not the one of this text at this place.
    return null;
  }
}

const isSealed = (stored: string): boolean => stored.startsWith(`${PREFIX}.`);

/** Whether it was sealed by the first of the keys; without one, whether it is not sealed at all. */
export function isSealedByFirst(stored: string, keys: readonly string[]): boolean {
  const [secret = ''] = keys;
  return secret === '' || stored === '' ? !isSealed(stored) : stored.startsWith(`${PREFIX}.${markOf(secret)}.`);
}
