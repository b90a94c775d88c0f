import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NO_KEYS } from '@/backend/config/backup-keys';
import { writeOutputAtomically } from '@/scripts/backup/atomic-output';

const KEYS = { ...NO_KEYS, passphrases: ['k'.repeat(32)] };
let work: string;
beforeAll(async () => {
  work = await mkdtemp(path.join(tmpdir(), 'whole-output-'));
});
afterAll(() => rm(work, { recursive: true, force: true }));

describe('what a program writes', () => {
  it('is a file of its owner when the program has ended well, also where one that was killed has left half of it', async () => {
    const file = path.join(work, 'whole');
    writeFileSync(`${file}.part`, 'half of it');
    expect(await writeOutputAtomically('printf', ['all of it'], file, NO_KEYS)).toBe(9);
    expect([readFileSync(file, 'utf8'), statSync(file).mode & 0o777]).toEqual(['all of it', 0o600]);
    await expect(writeOutputAtomically('printf', ['another'], file, NO_KEYS)).rejects.toThrow('is there already');
    expect(readFileSync(file, 'utf8')).toBe('all of it');
  });

  it('is all there, also where the program has ended before the key of the cipher is made', async () => {
    const file = path.join(work, 'encrypted');
    const recipients = [await identityToRecipient(await generateX25519Identity())];
    for (let round = 0; round < 10; round += 1) {
      const size = await writeOutputAtomically('head', ['-c', '150000', '/dev/zero'], `${file}-${round}`, { ...NO_KEYS, recipients });
      expect(size).toBeGreaterThan(150_000);
    }
  });

  it.each([
    ['fails', ['false'], 'false ended with 1: there is no backup.'],
    ['fails in the middle', ['sh', '-c', 'echo half of it; exit 3'], 'sh ended with 3: there is no backup.'],
    ['is ended', ['sh', '-c', 'echo half of it; kill -9 $$'], 'sh ended with SIGKILL: there is no backup.'],
    ['writes nothing', ['true'], 'true has written nothing: there is no backup.'],
    ['is not there', ['no-such-program'], 'The program no-such-program was not found'],
  ])('comes to nothing where the program %s', async (_how, [program = '', ...args], reason) => {
    for (const keys of [NO_KEYS, KEYS]) {
      await expect(writeOutputAtomically(program, args, path.join(work, 'nothing'), keys)).rejects.toThrow(reason);
    }
    expect(readdirSync(work).filter((name) => name.startsWith('nothing'))).toEqual([]);
  });
});
