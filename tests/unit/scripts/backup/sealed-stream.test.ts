import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { readBackupKeys } from '@/backend/config/backup-keys';
import { MAGIC, opening, sealing } from '@/scripts/backup/sealed-stream';

const KEY = 'k'.repeat(32);
const HEADER = MAGIC.length + 40;
const PIECE = 65_536 + 16;

/** In chunks of any size, as a disk or a pipe gives them. */
const from = (bytes: Buffer, chunk: number) =>
  Readable.from(
    (function* () {
      for (let at = 0; at < bytes.length; at += chunk) yield bytes.subarray(at, at + chunk);
    })(),
  );
const seal = (bytes: Buffer, key = KEY) => buffer(from(bytes, 10_000).compose(sealing(key)));
const open = (bytes: Buffer, keys: readonly string[] = [KEY], chunk = 10_000) => buffer(from(bytes, chunk).compose(opening(keys)));

describe('a sealed stream', () => {
  it.each([0, 1, 65_535, 65_536, 65_537, 131_072, 300_001])('of %i bytes comes out as it went in, in whatever chunks', async (length) => {
    const bytes = randomBytes(length);
    const sealed = await seal(bytes);
    for (const chunk of [7_919, 65_552, 1_000_000]) expect((await open(sealed, [KEY], chunk)).equals(bytes)).toBe(true);
    expect((await open(await seal(Buffer.from('small')), [KEY], 1)).toString()).toBe('small');
  });

  it('shows nothing of what is in it, and is never the same twice', async () => {
    const text = Buffer.from('Ada Lo, 12 Hollywood Road '.repeat(5_000));
    const [one, other] = [await seal(text), await seal(text)];
    expect(one.includes('Hollywood')).toBe(false);
    expect(one.includes(KEY)).toBe(false);
    expect(one.equals(other)).toBe(false);
    expect(one.subarray(HEADER).equals(other.subarray(HEADER))).toBe(false);
  });

  it('opens by the key that made it, among several', async () => {
    const old = 'o'.repeat(32);
    expect((await open(await seal(Buffer.from('mine'), old), [KEY, old])).toString()).toBe('mine');
    await expect(open(await seal(Buffer.from('mine'), old))).rejects.toThrow('a key that BACKUP_KEY does not hold');
    await expect(open(await seal(Buffer.from('mine')), [])).rejects.toThrow('is encrypted: set BACKUP_KEY');
    await expect(open(Buffer.from('something else that is long enough for a header of one'.repeat(3)))).rejects.toThrow(
      'no encrypted backup',
    );
  });

  it('is refused where anything of it is missing, moved, doubled or changed', async () => {
    const sealed = await seal(randomBytes(200_000));
    const piece = (at: number) => sealed.subarray(HEADER + at * PIECE, HEADER + (at + 1) * PIECE);
    const head = sealed.subarray(0, HEADER);
    const flipped = (at: number) => Buffer.from(sealed.map((byte, place) => (place === at ? byte ^ 1 : byte)));
    const wrong: Record<string, Buffer> = {
      'cut in a piece': sealed.subarray(0, sealed.length - 5),
      'cut between two pieces': sealed.subarray(0, HEADER + 2 * PIECE),
      'cut behind the header': head,
      'cut in the header': sealed.subarray(0, 30),
      'a piece left out': Buffer.concat([head, piece(0), piece(2), piece(3)]),
      'two pieces changed over': Buffer.concat([head, piece(1), piece(0), piece(2), piece(3)]),
      'a piece twice': Buffer.concat([head, piece(0), piece(0), piece(1), piece(2), piece(3)]),
      'something behind it': Buffer.concat([sealed, Buffer.from('x')]),
      'a bit of the content': flipped(HEADER + 10),
      'a bit of the last tag': flipped(sealed.length - 1),
      'a bit of the salt': flipped(HEADER - 1),
    };
    for (const [what, bytes] of Object.entries(wrong)) await expect(open(bytes), what).rejects.toThrow('damaged or was cut off');
  });
});

describe('BACKUP_KEY', () => {
  it('is a list, the one that encrypts of 32 characters at the least', () => {
    expect(readBackupKeys({ BACKUP_KEY: `${KEY}, ${'o'.repeat(32)}` })).toEqual([KEY, 'o'.repeat(32)]);
    expect([readBackupKeys({}), readBackupKeys({ BACKUP_KEY: '' })]).toEqual([[], []]);
    expect(readBackupKeys({ BACKUP_KEY: `${KEY},short` })).toEqual([KEY, 'short']);
    for (const list of ['short', ',short', ` , ,short,${KEY}`]) {
      expect(() => readBackupKeys({ BACKUP_KEY: list })).toThrow(/^BACKUP_KEY is not usable: its first secret, .+ at least 32 characters/);
    }
  });
});
