import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';
import type { BackupKeys } from '@/backend/config/backup-keys';
import { StartError } from '@/backend/config/start-error';
import { damagedBackup, LEGACY_MAGIC, decryptLegacyBackup } from './legacy-backup';

type Chunks = AsyncIterable<Uint8Array>;

const AGE_MAGIC = Buffer.from('age-encryption.org/v1\n');
const MAX_MAGIC = Math.max(AGE_MAGIC.length, LEGACY_MAGIC.length);
/** scrypt work factor (log2). Passphrases have at least 32 characters, so that guessing needs no further slowing. */
const WORK_FACTOR = 12;

/** Whether a file begins like an encrypted backup of either format. */
export const isSealed = (start: Buffer): boolean =>
  [AGE_MAGIC, LEGACY_MAGIC].some((magic) => start.subarray(0, magic.length).equals(magic));

/** A pipeline step: encrypts to the recipients in the age format, or with a passphrase if there are none. */
export function sealing({ recipients, passphrases: [passphrase] }: BackupKeys): (source: Chunks) => AsyncGenerator<Uint8Array> {
  const encrypter = new Encrypter();
  attempt('BACKUP_RECIPIENT holds something that is no recipient of age (age1…).', () =>
    recipients.forEach((recipient) => encrypter.addRecipient(recipient)),
  );
  if (recipients.length === 0 && passphrase !== undefined) {
    encrypter.setPassphrase(passphrase);
    encrypter.setScryptWorkFactor(WORK_FACTOR);
  }
  return async function* (source) {
    yield* fromWeb(await encrypter.encrypt(toWeb(source)));
  };
}

/**
 * A pipeline step: decrypts the output of `sealing` and older backups. Output before a failure is authentic but incomplete.
 * @throws StartError of one sentence: wrong key, damaged, truncated
 */
export function opening(keys: BackupKeys): (source: Chunks) => AsyncGenerator<Uint8Array> {
  const decrypter = new Decrypter();
  attempt('BACKUP_IDENTITY holds something that is no identity of age (AGE-SECRET-KEY-1…).', () =>
    keys.identities.forEach((identity) => decrypter.addIdentity(identity)),
  );
  for (const passphrase of keys.passphrases) decrypter.addPassphrase(passphrase);
  return async function* (source) {
    const { start, all } = await peek(source);
    if (start.subarray(0, LEGACY_MAGIC.length).equals(LEGACY_MAGIC)) yield* decryptLegacyBackup(all, keys.passphrases);
    else if (start.subarray(0, AGE_MAGIC.length).equals(AGE_MAGIC)) yield* openAge(decrypter, all, keys);
    else throw new StartError('This is no encrypted backup.');
  };
}

async function* openAge(decrypter: Decrypter, source: Chunks, keys: BackupKeys): AsyncGenerator<Uint8Array> {
  try {
    yield* fromWeb(await decrypter.decrypt(toWeb(source)));
  } catch (error) {
    // An error of the disk or pipe.
    if (error instanceof Error && 'code' in error) throw error;
    if (error instanceof Error && error.message.startsWith('no identity matched')) throw noKey(keys);
    throw damagedBackup();
  }
}

function noKey({ identities, passphrases }: BackupKeys): StartError {
  return new StartError(
    identities.length + passphrases.length === 0
      ? 'The backup is encrypted: set BACKUP_IDENTITY (or BACKUP_KEY) to the key that opens it.'
      : 'The backup was made for a key that neither BACKUP_IDENTITY nor BACKUP_KEY holds.',
  );
}

async function peek(source: Chunks): Promise<{ start: Buffer; all: Chunks }> {
  const chunks = source[Symbol.asyncIterator]();
  let start = Buffer.alloc(0);
  for (let next = await chunks.next(); !next.done; next = await chunks.next()) {
    start = Buffer.concat([start, next.value]);
    if (start.length >= MAX_MAGIC) break;
  }
  const all = async function* () {
    try {
      yield start;
      for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
    } finally {
      await chunks.return?.();
    }
  };
  return { start, all: all() };
}

function attempt(reason: string, task: () => void): void {
  try {
    task();
  } catch (error) {
    throw new StartError(reason, { cause: error });
  }
}

// The same class in two sets of type definitions.
const toWeb = (source: Chunks) =>
  (ReadableStream as unknown as typeof NodeReadableStream).from(source) as unknown as ReadableStream<Uint8Array>;
const fromWeb = (stream: ReadableStream<Uint8Array>) => stream as unknown as Chunks;
