import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { backUp, restore } from '@/scripts/backup/data-archive';
import { bearer, call, dataOf, signUpMember, type TestMember } from '@/tests/setup/member';
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
  const answer = await backend.app.inject({
    method: 'POST',
    url: '/ext/uploads',
    payload: PDF,
    headers: { 'content-type': 'application/pdf', ...bearer(member.token) },
  });
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
    expect(dataOf('userInformation', await call(backend, 'userInformation', { token: member.token })).user).toMatchObject({
      email: 'kept@example.com',
      firstName: 'Kept',
    });
    const file = (await call(backend, 'uploadedFile', { token: member.token, params: { id: fileId } })) as unknown as RemoteAnswer;
    expect(file.rawPayload.equals(PDF)).toBe(true);
    expect((await fetch(`${running.url}/readyz`)).status).toBe(200);
  });

  it('never overwrites', async () => {
    await expect(backUp(dataDir(), path.join(work, 'all.tgz'))).rejects.toThrow('is there already');
    await expect(restore(path.join(work, 'all.tgz'), dataDir())).rejects.toThrow('is not empty');
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
