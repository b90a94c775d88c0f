import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeWhole } from '@/scripts/backup/whole-output';

const KEY = 'k'.repeat(32);
let work: string;
beforeAll(async () => {
  work = await mkdtemp(path.join(tmpdir(), 'whole-output-'));
});
afterAll(() => rm(work, { recursive: true, force: true }));

describe('what a program writes', () => {
  it('is a file of its owner when the program has ended well, also where one that was killed has left half of it', async () => {
    const file = path.join(work, 'whole');
    writeFileSync(`${file}.part`, 'half of it');
    expect(await writeWhole('printf', ['all of it'], file, null)).toBe(9);
    expect([readFileSync(file, 'utf8'), statSync(file).mode & 0o777]).toEqual(['all of it', 0o600]);
    await expect(writeWhole('printf', ['another'], file, null)).rejects.toThrow('is there already');
    expect(readFileSync(file, 'utf8')).toBe('all of it');
  });

  it.each([
    ['fails', ['false'], 'false ended with 1: there is no backup.'],
    ['fails in the middle', ['sh', '-c', 'echo half of it; exit 3'], 'sh ended with 3: there is no backup.'],
    ['is ended', ['sh', '-c', 'echo half of it; kill -9 $$'], 'sh ended with SIGKILL: there is no backup.'],
    ['writes nothing', ['true'], 'true has written nothing: there is no backup.'],
    ['is not there', ['no-such-program'], 'The program no-such-program was not found'],
  ])('comes to nothing where the program %s', async (_how, [program = '', ...args], reason) => {
    for (const key of [null, KEY]) await expect(writeWhole(program, args, path.join(work, 'nothing'), key)).rejects.toThrow(reason);
    expect(readdirSync(work).filter((name) => name.startsWith('nothing'))).toEqual([]);
  });
});
