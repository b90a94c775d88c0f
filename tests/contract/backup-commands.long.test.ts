import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { lockFolder } from '@/backend/api/db/folder-lock';

// Whole commands, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** Of this test alone. */
const IDENTITY = await generateX25519Identity();
/** What a data folder holds, so far as a backup is concerned: neither command opens the database. */
const DATA: Readonly<Record<string, string>> = {
  'postgres/PG_VERSION': '17\n',
  'postgres/base/1/2619': 'rows \u0000 of a table',
  'postgres/empty': '',
  'realtime/conversations.json': '{"words": "紅色大衣"}',
  'uploads/ab/picture': 'of a coat',
};
let work: string;
const at = (...parts: string[]) => path.join(work, ...parts);

beforeAll(async () => {
  work = await mkdtemp(path.join(tmpdir(), 'backup-commands-'));
  for (const [name, content] of Object.entries({
    ...DATA,
    'next-cache/page': 'made again',
    'holder.json': '{"pid": 1, "since": "2026-11-26"}',
  })) {
    await mkdir(path.dirname(at('data', name)), { recursive: true });
    await writeFile(at('data', name), content);
  }
});
afterAll(() => rm(work, { recursive: true, force: true }));

interface Ended {
  code: number | null;
  said: string;
  complained: string;
}

/** As docs/operations.md says, from a shell in which nothing else is set; what is empty here is not read from `.env`. */
async function run(command: 'backup' | 'restore', file: string[], variables: Record<string, string>): Promise<Ended> {
  const child = spawn('npm', ['run', '--silent', command, '--', ...file], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'test',
      DATABASE_URL: '',
      BACKUP_RECIPIENT: '',
      BACKUP_IDENTITY: '',
      BACKUP_KEY: '',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [said, complained, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number | null]>,
  ]);
  return { code, said, complained };
}

/** Every file of a folder with what is in it; none where there is no folder. */
async function contentOf(folder: string): Promise<Record<string, string>> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [path.relative(folder, file), await readFile(file, 'utf8')] as const)),
  );
}

/** Whoever held a folder last is named in it: of this machine, and nobody's data. */
async function dataOf(folder: string): Promise<Record<string, string>> {
  const { 'holder.json': _holder, ...rest } = await contentOf(folder);
  return rest;
}

describe.each([
  ['in the clear', '', 'not encrypted \\(BACKUP_RECIPIENT\\)'],
  ['encrypted', IDENTITY, 'encrypted'],
])('npm run backup and npm run restore, %s', (how, identity, said) => {
  const name = how.replaceAll(' ', '-');
  const sealing = async (): Promise<Record<string, string>> => (identity ? { BACKUP_RECIPIENT: await identityToRecipient(identity) } : {});
  const archive = () => at('backups', `${name}.tgz`);

  it('puts the data folder into the file, and the file into an absent or empty folder', async () => {
    const before = await contentOf(at('data'));
    const backup = await run('backup', [archive()], { DATA_DIR: at('data'), ...(await sealing()) });
    expect(backup).toEqual({
      code: 0,
      complained: '',
      said: expect.stringMatching(new RegExp(`^${at('data')} is in ${archive()}, \\d+ kB, ${said}\\.\n$`)) as string,
    });
    expect((await stat(archive())).mode & 0o777).toBe(0o600);
    // Nothing of it is changed but the name of who held it.
    expect(await dataOf(at('data'))).toEqual(Object.fromEntries(Object.entries(before).filter(([file]) => file !== 'holder.json')));

    await mkdir(at(`${name}-empty`));
    for (const folder of [at(`${name}-absent`), at(`${name}-empty`)]) {
      const restored = await run('restore', [archive()], {
        DATA_DIR: folder,
        BACKUP_IDENTITY: identity && `${await generateX25519Identity()},${identity}`,
      });
      expect(restored).toEqual({ code: 0, complained: '', said: `${archive()} is in ${folder}. npm start goes on from there.\n` });
      expect(await dataOf(folder)).toEqual(DATA);
    }
  });

  it('overwrites neither a file nor a folder', async () => {
    const file = await readFile(archive());
    expect(await run('backup', [archive()], { DATA_DIR: at('data'), ...(await sealing()) })).toEqual({
      code: 1,
      said: '',
      complained: `${archive()} is there already; name a new file, nothing is overwritten.\n`,
    });
    expect((await readFile(archive())).equals(file)).toBe(true);
    await mkdir(at(`${name}-used`));
    await writeFile(at(`${name}-used`, 'note'), 'of somebody');
    const refused = await run('restore', [archive()], { DATA_DIR: at(`${name}-used`), BACKUP_IDENTITY: identity });
    expect(refused).toEqual({
      code: 1,
      said: '',
      complained: `The data folder ${at(`${name}-used`)} is not empty; move it away or set DATA_DIR to another folder, nothing is overwritten.\n`,
    });
    expect(await contentOf(at(`${name}-used`))).toEqual({ note: 'of somebody' });
  });
});

describe('what both refuse, in one sentence and with 1', () => {
  it('an encrypted file without its key: nothing is written', async () => {
    const refused = await run('restore', [at('backups', 'encrypted.tgz')], { DATA_DIR: at('nowhere') });
    expect(refused).toEqual({
      code: 1,
      said: '',
      complained: 'The backup is encrypted: set BACKUP_IDENTITY (or BACKUP_KEY) to the key that opens it.\n',
    });
    expect(await contentOf(at('nowhere'))).toEqual({});
  });

  it('a folder that a process holds', async () => {
    const lock = await lockFolder(at('data'));
    const refused = await run('backup', [at('backups', 'held.tgz')], { DATA_DIR: at('data') }).finally(() => lock.release());
    expect(refused).toMatchObject({
      code: 1,
      said: '',
      complained: expect.stringMatching(`^The data folder ${at('data')} is in use by process ${process.pid}, since `) as string,
    });
    expect(Object.keys(await contentOf(at('backups')))).not.toContain('held.tgz');
  });

  it.each(['backup', 'restore'] as const)('%s without a file, with a database server, and with nothing to take', async (command) => {
    const [noFile, server, nothing] = await Promise.all([
      run(command, [], { DATA_DIR: at('data') }),
      run(command, [at('backups', 'other.tgz')], { DATA_DIR: at('data'), DATABASE_URL: 'postgres://somewhere/store' }),
      run(command, [at('backups', 'other.tgz')], { DATA_DIR: at('nowhere') }),
    ]);
    expect(noFile).toEqual({
      code: 1,
      said: '',
      complained:
        'npm run backup -- <new file>, or npm run restore -- <file>. DATA_DIR names the data folder (.data), BACKUP_RECIPIENT encrypts.\n',
    });
    expect(server).toEqual({
      code: 1,
      said: '',
      complained: 'DATABASE_URL is set: a PostgreSQL server is backed up by pg_dump, see docs/operations.md.\n',
    });
    const missing =
      command === 'backup'
        ? `There is no database in ${at('nowhere')}; set DATA_DIR to the folder that holds it.\n`
        : `There is no file ${at('backups', 'other.tgz')}.\n`;
    expect(nothing).toEqual({ code: 1, said: '', complained: missing });
  });
});
