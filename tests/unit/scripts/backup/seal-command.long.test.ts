import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const KEY = 'k'.repeat(32);
let work: string;
beforeAll(async () => {
  work = await mkdtemp(path.join(tmpdir(), 'seal-command-'));
});
afterAll(() => rm(work, { recursive: true, force: true }));

const run = (key: string, args: readonly string[], input?: Buffer) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'scripts/backup.ts', ...args], {
    input,
    env: { ...process.env, NODE_OPTIONS: '', BACKUP_KEY: key },
  });

describe('scripts/backup.ts seal', () => {
  it('encrypts what another program writes, and open gives it back', () => {
    const [dump, file] = [path.join(work, 'dump'), path.join(work, 'dump.sealed')];
    writeFileSync(dump, 'a dump of a server '.repeat(10_000));
    const sealed = run(KEY, ['seal', file, '--', 'cat', dump]);
    expect([sealed.stderr.toString(), sealed.status, sealed.stdout.toString()]).toEqual([
      '',
      0,
      `What cat has written is in ${file}, 186 kB, encrypted.\n`,
    ]);
    expect(readFileSync(file).includes('a dump')).toBe(false);
    expect(run(KEY, ['open'], readFileSync(file)).stdout.equals(readFileSync(dump))).toBe(true);
    const cut = run(KEY, ['open'], readFileSync(file).subarray(0, -1));
    expect([cut.stderr.toString().split('\n').length, cut.status]).toEqual([2, 1]);
  });

  it('does nothing without a key, and says how it is used; nothing comes by a pipe, whose beginning may have failed', () => {
    const file = path.join(work, 'not-made');
    const said = (key: string, args: string[]) => {
      const { status, stdout, stderr } = run(key, args, Buffer.from('by a pipe'));
      return [status, stdout.toString(), stderr.toString()];
    };
    expect(said('', ['seal', file, '--', 'echo', 'x'])).toEqual([1, '', 'BACKUP_KEY is not set: there is nothing to encrypt with.\n']);
    for (const args of [['seal'], ['seal', file], ['seal', file, 'echo', 'x']]) {
      expect(said(KEY, args)).toEqual([1, '', expect.stringMatching(/^scripts\/backup\.ts seal <new file> -- /)]);
    }
    expect(readdirSync(work)).not.toContain('not-made');
  });
});
