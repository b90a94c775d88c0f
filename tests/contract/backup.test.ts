import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { backUp, restore } from '@/scripts/backup/data-archive';
import { call, dataFrom, dataOf, signUpMember, type TestMember } from '@/tests/setup/member';
import { endProcess, startBackendProcess, type BackendProcess } from '@/tests/setup/backend-process';
import { createFolder, type TestDatabase } from '@/tests/setup/test-database';
import { remoteBackend, type RemoteAnswer } from './kills/remote-backend';

// Whole processes, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const PDF = Buffer.from('%PDF-1.4\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF\n');
let folder: TestDatabase;
let work: string;
let running: BackendProcess;
let member: TestMember;
let fileId: string;
const backend = remoteBackend(() => running.url);
const dataDir = () => folder.variables.DATA_DIR ?? '';

beforeAll(async () => {
  [folder, work] = [await createFolder('samples'), await mkdtemp(path.join(tmpdir(), 'backup-test-'))];
  running = await startBackendProcess(folder.variables);
  member = await signUpMember(backend, { email: 'kept@example.com', firstName: 'Kept' });
  const answer = await call(backend, 'upload', { token: member.token, body: PDF, headers: { 'content-type': 'application/pdf' } });
  fileId = dataOf('upload', answer).id;
});
afterAll(async () => {
  await endProcess(running);
  await folder.drop();
  await rm(work, { recursive: true, force: true });
});

describe('the backup of a data folder', () => {
  it('is refused while a backend writes, with its number', async () => {
    await expect(backUp(dataDir(), path.join(work, 'early.tgz'))).rejects.toThrow(`in use by process ${running.child.pid}`);
    expect(existsSync(path.join(work, 'early.tgz'))).toBe(false);
  });

  it('holds all of it: restored elsewhere, the backend goes on from there', async () => {
    running.child.kill('SIGTERM');
    await running.exited;
    const archive = path.join(work, 'all.tgz');
    // Of one that was killed.
    await writeFile(`${archive}.part`, 'half of it');
    expect(await backUp(dataDir(), archive)).toBeGreaterThan(10_000);
    expect(existsSync(`${archive}.part`)).toBe(false);
    const elsewhere = path.join(work, 'elsewhere');
    await mkdir(path.join(elsewhere, 'restore.part', 'postgres'), { recursive: true });
    await restore(archive, elsewhere);
    expect(await readdir(elsewhere)).not.toContain('restore.part');
    running = await startBackendProcess({ DATA_DIR: elsewhere });
    expect((await dataFrom(backend, 'userInformation', { token: member.token })).user).toMatchObject({
      email: 'kept@example.com',
      firstName: 'Kept',
    });
    const file = (await call(backend, 'uploadedFile', { token: member.token, params: { id: fileId } })) as unknown as RemoteAnswer;
    expect(file.rawPayload.equals(PDF)).toBe(true);
    expect((await fetch(`${running.url}/readyz`)).status).toBe(200);
  });

  it('holds the files behind a link too: uploads may lie on a disk of their own', async () => {
    const [home, disk] = [path.join(work, 'with a link'), path.join(work, 'disk of uploads')];
    await mkdir(path.join(home, 'postgres'), { recursive: true });
    await writeFile(path.join(home, 'postgres', 'PG_VERSION'), '17');
    await mkdir(disk);
    await writeFile(path.join(disk, 'a-picture'), PDF);
    await symlink(disk, path.join(home, 'uploads'));
    const archive = path.join(work, 'linked.tgz');
    await backUp(home, archive);
    await rm(disk, { recursive: true });
    await restore(archive, path.join(work, 'without a link'));
    expect(await readFile(path.join(work, 'without a link', 'uploads', 'a-picture'))).toEqual(PDF);
  });

  it('never overwrites', async () => {
    await expect(backUp(dataDir(), path.join(work, 'all.tgz'))).rejects.toThrow('is there already');
    await expect(restore(path.join(work, 'all.tgz'), dataDir())).rejects.toThrow('is not empty');
  });

  it.each([
    ['a link to elsewhere', ['ln', '-s', '/etc', 'uploads']],
    ['a link below a folder', ['ln', '-s', '../../..', 'postgres/base']],
    ['a second name of a file', ['ln', 'postgres/PG_VERSION', 'postgres/other']],
    ['a pipe', ['mkfifo', 'postgres/pipe']],
  ])('takes no archive with %s in it, and writes nothing of it', async (name, [program = '', ...args]) => {
    const source = path.join(work, `source of ${name}`);
    await mkdir(path.join(source, 'postgres'), { recursive: true });
    await writeFile(path.join(source, 'postgres', 'PG_VERSION'), '17');
    expect(spawnSync(program, args, { cwd: source }).status).toBe(0);
    const archive = path.join(work, `${name}.tgz`);
    spawnSync('tar', ['-czf', archive, '-C', source, ...(await readdir(source))]);
    const target = path.join(work, `restored from ${name}`);
    await expect(restore(archive, target)).rejects.toThrow('is no backup of a data folder');
    expect(existsSync(target)).toBe(false);
  });

  it('takes nothing else for one', async () => {
    const other = path.join(work, 'other.tgz');
    await writeFile(path.join(work, 'note.txt'), 'hello');
    spawnSync('tar', ['-czf', other, '-C', work, 'note.txt']);
    await expect(restore(other, path.join(work, 'new'))).rejects.toThrow('is no backup of a data folder');
    await expect(restore(path.join(work, 'note.txt'), path.join(work, 'new'))).rejects.toThrow('could not be processed');
    await expect(restore(path.join(work, 'nowhere.tgz'), path.join(work, 'new'))).rejects.toThrow('There is no file');
    await expect(backUp(path.join(work, 'new'), path.join(work, 'none.tgz'))).rejects.toThrow('There is no database');
  });
});
