import { createCipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { describe, expect, it } from 'vitest';
import { NO_KEYS, readBackupKeys, type BackupKeys } from '@/backend/config/backup-keys';
import { isSealed, opening, sealing } from '@/scripts/backup/sealed-stream';

const PASSPHRASE = 'k'.repeat(32);
const IDENTITY = await generateX25519Identity();
const TO_IDENTITY = { ...NO_KEYS, recipients: [await identityToRecipient(IDENTITY)] };
const BY_IDENTITY = { ...NO_KEYS, identities: [IDENTITY] };
const WITH_PASSPHRASE = { ...NO_KEYS, passphrases: [PASSPHRASE] };
/** What stands after the header of age: a nonce, then pieces with their tags. */
const NONCE = 16;
const PIECE = 65_536 + 16;

/** In chunks of any size, as a disk or a pipe gives them. */
const from = (bytes: Buffer, chunk: number) =>
  Readable.from(
    (function* () {
      for (let at = 0; at < bytes.length; at += chunk) yield bytes.subarray(at, at + chunk);
    })(),
  );
type Step = ReturnType<typeof sealing>;
const through = (step: Step, bytes: Buffer, chunk = 10_000) => pipeline(from(bytes, chunk), step, (output) => buffer(output));
const seal = (bytes: Buffer, keys: BackupKeys = TO_IDENTITY) => through(sealing(keys), bytes);
const open = (bytes: Buffer, keys: BackupKeys = BY_IDENTITY, chunk?: number) => through(opening(keys), bytes, chunk);

/** Each kind, with where its pieces begin. */
const KINDS = {
  'to a public key': { make: (bytes: Buffer) => seal(bytes), keys: BY_IDENTITY, start: (sealed: Buffer) => endOfHeader(sealed) + NONCE },
  'with a passphrase': {
    make: (bytes: Buffer) => seal(bytes, WITH_PASSPHRASE),
    keys: WITH_PASSPHRASE,
    start: (sealed: Buffer) => endOfHeader(sealed) + NONCE,
  },
  'as before age': { make: async (bytes: Buffer) => oldSeal(bytes), keys: WITH_PASSPHRASE, start: () => 16 + 40 },
};

describe.each(Object.entries(KINDS))('a backup sealed %s', (_kind, { make, keys, start }) => {
  it.each([0, 1, 65_535, 65_536, 65_537, 131_072, 300_001])('of %i bytes comes out as it went in, in whatever chunks', async (length) => {
    const bytes = randomBytes(length);
    const sealed = await make(bytes);
    expect(isSealed(sealed.subarray(0, 64))).toBe(true);
    for (const chunk of [7_919, 65_552, 1_000_000]) expect((await open(sealed, keys, chunk)).equals(bytes)).toBe(true);
  });

  it('is refused where anything of it is missing, moved, doubled or changed', async () => {
    const sealed = await make(randomBytes(200_000));
    const first = start(sealed);
    const piece = (at: number) => sealed.subarray(first + at * PIECE, first + (at + 1) * PIECE);
    const head = sealed.subarray(0, first);
    const flipped = (at: number) => Buffer.from(sealed.map((byte, place) => (place === at ? byte ^ 1 : byte)));
    const wrong: Record<string, Buffer> = {
      'cut in a piece': sealed.subarray(0, sealed.length - 5),
      'cut between two pieces': sealed.subarray(0, first + 2 * PIECE),
      'cut behind the header': head,
      'cut in the header': sealed.subarray(0, 30),
      'a piece left out': Buffer.concat([head, piece(0), piece(2), piece(3)]),
      'two pieces changed over': Buffer.concat([head, piece(1), piece(0), piece(2), piece(3)]),
      'a piece twice': Buffer.concat([head, piece(0), piece(0), piece(1), piece(2), piece(3)]),
      'something behind it': Buffer.concat([sealed, Buffer.from('x')]),
      'a bit of the content': flipped(first + 10),
      'a bit of the last tag': flipped(sealed.length - 1),
      'a bit of the salt': flipped(first - 1),
    };
    for (const [what, bytes] of Object.entries(wrong)) await expect(open(bytes, keys), what).rejects.toThrow('damaged or was cut off');
  });
});

describe('a sealed stream', () => {
  it('is of the format of age, shows nothing of what is in it, and is never the same twice', async () => {
    const text = Buffer.from('Ada Lo, 12 Hollywood Road '.repeat(5_000));
    const [one, other] = [await seal(text), await seal(text)];
    expect(one.toString('latin1').split('\n').slice(0, 2)).toEqual(['age-encryption.org/v1', expect.stringMatching(/^-> X25519 \S{43}$/)]);
    expect((await seal(text, WITH_PASSPHRASE)).toString('latin1').split('\n')[1]).toMatch(/^-> scrypt /);
    expect(one.includes('Hollywood')).toBe(false);
    expect(one.subarray(endOfHeader(one)).equals(other.subarray(endOfHeader(other)))).toBe(false);
  });

  it('opens by any of its keys, and by none but them', async () => {
    const other = await generateX25519Identity();
    const sealed = await seal(Buffer.from('ours'), {
      ...NO_KEYS,
      recipients: [...TO_IDENTITY.recipients, await identityToRecipient(other)],
    });
    for (const identities of [[IDENTITY], [other], [await generateX25519Identity(), other]]) {
      expect((await open(sealed, { ...NO_KEYS, identities, passphrases: [PASSPHRASE] })).toString()).toBe('ours');
    }
    const mine = await seal(Buffer.from('mine'));
    for (const keys of [WITH_PASSPHRASE, { ...NO_KEYS, identities: [other] }]) {
      await expect(open(mine, keys)).rejects.toThrow('a key that neither BACKUP_IDENTITY nor BACKUP_KEY holds');
    }
    await expect(open(mine, NO_KEYS)).rejects.toThrow('is encrypted: set BACKUP_IDENTITY');
    const spoken = await seal(Buffer.from('mine'), WITH_PASSPHRASE);
    expect((await open(spoken, { ...BY_IDENTITY, passphrases: ['o'.repeat(32), PASSPHRASE] })).toString()).toBe('mine');
    await expect(open(Buffer.from('something else that is long enough for a header of one'))).rejects.toThrow('no encrypted backup');
  });

  it('says which variable holds no key of age, and nothing of it', () => {
    expect(() => sealing({ ...NO_KEYS, recipients: ['age1mistyped'] })).toThrow(/^BACKUP_RECIPIENT holds something that is no recipient/);
    expect(() => opening({ ...NO_KEYS, identities: ['AGE-SECRET-KEY-1MISTYPED'] })).toThrow(/^BACKUP_IDENTITY holds something/);
  });
});

describe('a backup from before age', () => {
  /** Made by the code of 26 November 2026. */
  const KEPT =
    'c2VhbGVkIGJhY2t1cCAxCoTQhmq0CQ/hXVh92xp06eIXszdt2IOC8fQbJ+sevGqcq8tkNFxyjulm99VlOIFCRkN1u39YeB3bFyK/wVGVJmgQ8VT5SiJ16UGzsTKO';

  it('opens by the passphrase that made it, among several', async () => {
    const kept = Buffer.from(KEPT, 'base64');
    const by = (...passphrases: string[]) => open(kept, { ...BY_IDENTITY, passphrases });
    expect((await by('o'.repeat(32), PASSPHRASE)).toString()).toBe('kept since before age');
    expect((await open(kept, WITH_PASSPHRASE, 1)).toString()).toBe('kept since before age');
    await expect(by('o'.repeat(32))).rejects.toThrow('a key that BACKUP_KEY does not hold');
    await expect(by()).rejects.toThrow('is encrypted: set BACKUP_KEY');
  });
});

describe('the variables of backups', () => {
  it('are lists, a passphrase that encrypts of 32 characters at the least', () => {
    expect(readBackupKeys({})).toEqual(NO_KEYS);
    expect(readBackupKeys({ BACKUP_RECIPIENT: ' age1a, age1b,', BACKUP_IDENTITY: 'AGE-SECRET-KEY-1A', BACKUP_KEY: '' })).toEqual({
      recipients: ['age1a', 'age1b'],
      identities: ['AGE-SECRET-KEY-1A'],
      passphrases: [],
    });
    expect(readBackupKeys({ BACKUP_KEY: `${PASSPHRASE}, short` }).passphrases).toEqual([PASSPHRASE, 'short']);
    for (const list of ['short', ',short', ` , ,short,${PASSPHRASE}`]) {
      expect(() => readBackupKeys({ BACKUP_KEY: list })).toThrow(/^BACKUP_KEY is not usable: its first secret, .+ at least 32 characters/);
    }
  });
});

/** Behind the line with the header's own sum. */
function endOfHeader(sealed: Buffer): number {
  return sealed.indexOf('\n', sealed.indexOf('\n--- ') + 1) + 1;
}

/** As `scripts/backup/legacy-backup.ts` describes it. */
function oldSeal(bytes: Buffer): Buffer {
  const salt = randomBytes(32);
  const mark = createHmac('sha256', PASSPHRASE).update('backup mark').digest().subarray(0, 8);
  const header = Buffer.concat([Buffer.from('sealed backup 1\n'), mark, salt]);
  const key = Buffer.from(hkdfSync('sha256', PASSPHRASE, salt, 'backup', 32));
  const count = Math.max(1, Math.ceil(bytes.length / 65_536));
  const pieces = Array.from({ length: count }, (_, index) => {
    const nonce = Buffer.alloc(12);
    nonce.writeUIntBE(index, 5, 6);
    nonce.writeUInt8(index === count - 1 ? 1 : 0, 11);
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(header);
    return Buffer.concat([cipher.update(bytes.subarray(index * 65_536, (index + 1) * 65_536)), cipher.final(), cipher.getAuthTag()]);
  });
  return Buffer.concat([header, ...pieces]);
}
