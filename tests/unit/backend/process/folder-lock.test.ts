import { symlink } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { notWritableReason } from '@/backend/api/db/folder-lock';
import { endProcess, startBackendProcess, type BackendProcess } from '@/tests/setup/backend-process';
import { createFolder, type TestDatabase } from '@/tests/setup/test-database';

// Whole processes, on a machine that may be busy.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

let folder: TestDatabase;
let holder: BackendProcess;

beforeAll(async () => {
  folder = await createFolder('samples');
  holder = await startBackendProcess(folder.variables);
});
afterAll(async () => {
  await endProcess(holder);
  await folder.drop();
});

describe('one process on a data folder', () => {
  it('refuses the second and names the holder', async () => {
    const second = await startBackendProcess(folder.variables);
    expect(await second.exited).toBe(1);
    expect(second.url).toBe('');
    expect(second.output()).toMatch(
      new RegExp(
        `^The data folder \\S+ is in use by process ${holder.child.pid}, since \\d{4}-\\S+; stop it or set DATA_DIR to another folder\\.\n$`,
      ),
    );
  });

  it('also refuses it while the holder stands still', async () => {
    holder.child.kill('SIGSTOP');
    try {
      const second = await startBackendProcess(folder.variables);
      expect(await second.exited).toBe(1);
      expect(second.output()).toContain(`process ${holder.child.pid}`);
    } finally {
      holder.child.kill('SIGCONT');
    }
  });

  it('lets the next one in as soon as the holder was killed', async () => {
    await endProcess(holder);
    holder = await startBackendProcess(folder.variables);
    expect((await fetch(`${holder.url}/readyz`)).status).toBe(200);
  });
});

describe('one clear sentence', () => {
  it('for a taken port', async () => {
    const other = await createFolder('samples');
    const port = new URL(holder.url).port;
    const late = await startBackendProcess({ ...other.variables, BACKEND_PORT: port });
    expect(await late.exited).toBe(1);
    expect(late.output().trim().split('\n').at(-1)).toBe(`Port ${port} is taken by another program; set BACKEND_PORT to a free one.`);
    await other.drop();
  });

  it('for a data folder that cannot be', async () => {
    const wrong = await startBackendProcess({ DATA_DIR: '/dev/null/data' });
    expect(await wrong.exited).toBe(1);
    expect(wrong.output()).toBe('The data folder /dev/null/data cannot be written; set DATA_DIR to a folder of your own.\n');
  });

  it.runIf(process.platform === 'linux')('for a full disk', async () => {
    const full = await createFolder();
    const { DATA_DIR = '' } = full.variables;
    // Writing to this device fails as a full disk does.
    await symlink('/dev/full', path.join(DATA_DIR, 'holder.json'));
    const wrong = await startBackendProcess({ ...full.variables, BACKEND_PORT: '0' });
    expect(await wrong.exited).toBe(1);
    expect(wrong.output()).toBe(
      `The disk of the data folder ${DATA_DIR} is full; free some space, or set DATA_DIR to a folder on another one.\n`,
    );
    await full.drop();
  });

  it.each([
    ['on a read-only disk', 'EROFS', 'The data folder /data is on a disk that is read-only; set DATA_DIR to a folder of your own.'],
    ['of somebody else', 'EACCES', 'The data folder /data cannot be written; set DATA_DIR to a folder of your own.'],
    [
      'whose quota is used up',
      'EDQUOT',
      'The disk of the data folder /data is full; free some space, or set DATA_DIR to a folder on another one.',
    ],
  ])('for a data folder %s', (_which, code, sentence) => {
    expect(notWritableReason('/data', Object.assign(new Error('of the system'), { code }))).toBe(sentence);
  });

  it('for a bad variable', async () => {
    const wrong = await startBackendProcess({ BACKEND_PORT: '99999' });
    expect(await wrong.exited).toBe(1);
    expect(wrong.output()).toBe('BACKEND_PORT is not usable: it must be at most 65535\n');
  });
});
