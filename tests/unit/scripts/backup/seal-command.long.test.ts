import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const OLD_KIND = { BACKUP_KEY: 'k'.repeat(32) };
let work: string;
beforeAll(async () => {
  work = await mkdtemp(path.join(tmpdir(), 'seal-command-'));
});
afterAll(() => rm(work, { recursive: true, force: true }));

const run = (keys: Record<string, string>, args: readonly string[], input?: Buffer) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'scripts/backup.ts', ...args], {
    input,
    env: { ...process.env, NODE_OPTIONS: '', BACKUP_RECIPIENT: '', BACKUP_IDENTITY: '', BACKUP_KEY: '', ...keys },
  });

describe('scripts/backup.ts seal', () => {
  const pair = () =>
    Object.fromEntries(
      run({}, ['key'])
        .stdout.toString()
        .trim()
        .split('\n')
        .map((line) => line.split('=')),
    ) as Record<string, string>;

  it.each([
    ['to a public key', 'dump.age', () => pair()],
    ['with a passphrase', 'dump.sealed', () => OLD_KIND],
  ])('encrypts %s what another program writes, and open gives it back', (_how, name, keysOf: () => Record<string, string>) => {
    const [dump, file, keys] = [path.join(work, 'dump'), path.join(work, name), keysOf()];
    const { BACKUP_IDENTITY: _elsewhere, ...there } = keys;
    writeFileSync(dump, 'a dump of a server '.repeat(10_000));
    const sealed = run(there, ['seal', file, '--', 'cat', dump]);
    expect([sealed.stderr.toString(), sealed.status, sealed.stdout.toString()]).toEqual([
      '',
      0,
      `What cat has written is in ${file}, 186 kB, encrypted.\n`,
    ]);
    expect(readFileSync(file).includes('a dump')).toBe(false);
    expect(run(keys, ['open'], readFileSync(file)).stdout.equals(readFileSync(dump))).toBe(true);
    const cut = run(keys, ['open'], readFileSync(file).subarray(0, -1));
    expect([cut.stderr.toString().split('\n').length, cut.status]).toEqual([2, 1]);
  });

  it('does nothing without a key, and says how it is used; nothing comes by a pipe, whose beginning may have failed', () => {
    const file = path.join(work, 'not-made');
    const said = (keys: Record<string, string>, args: string[]) => {
      const { status, stdout, stderr } = run(keys, args, Buffer.from('by a pipe'));
      return [status, stdout.toString(), stderr.toString()];
    };
    expect(said({}, ['seal', file, '--', 'echo', 'x'])).toEqual([
      1,
      '',
      'BACKUP_RECIPIENT is not set: there is nothing to encrypt with.\n',
    ]);
    for (const args of [['seal'], ['seal', file], ['seal', file, 'echo', 'x']]) {
      expect(said(OLD_KIND, args)).toEqual([1, '', expect.stringMatching(/^scripts\/backup\.ts seal <new file> -- /)]);
    }
    expect(readdirSync(work)).not.toContain('not-made');
  });
});
