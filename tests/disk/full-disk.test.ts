import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmbeddedDatabase } from '@/backend/api/db/embedded-database';
import { newsletterSubscriptions } from '@/backend/api/db/schema/contact';
import { remoteBackend, type RemoteAnswer } from '@/tests/contract/kills/remote-backend';
import { call, dataFrom, signUpMember, type TestMember } from '@/tests/setup/member';
import { endProcess, startBackendProcess, type BackendProcess } from '@/tests/setup/backend-process';
import { createFolder } from '@/tests/setup/test-database';
import { mountSmallDisk, type SmallDisk } from './small-disk';
import { startWriting, type Acknowledged } from './writers';

/** A data folder with the sample accounts takes 44. */
const DISK_MB = 100;
const PATIENCE = { timeout: 60_000, interval: 100 };

let disk: SmallDisk;
let running: BackendProcess;
let member: TestMember;
const acknowledged: Acknowledged = { addresses: [], uploads: [], name: '' };
const backend = remoteBackend(() => running.url);
const start = () => startBackendProcess({ DATA_DIR: disk.folder, RATE_LIMIT_FACTOR: '100000' }, disk.through);
/** It ends because there is no room for more. */
const fill = () => disk.shell('head -c 1G /dev/zero > fill 2>/dev/null || true');
const makeRoom = () => disk.shell('rm fill');

beforeAll(async () => {
  disk = await mountSmallDisk(DISK_MB);
  const source = await createFolder('samples');
  await disk.shell(`cp -R '${source.variables.DATA_DIR}'/. .`);
  await source.drop();
  running = await start();
  member = await signUpMember(backend, { email: 'full-disk@example.com' });
});
afterAll(async () => {
  if (running) await endProcess(running);
  await disk?.remove();
});

/** Told by the backend where it tells, and read out of its database otherwise: of a process that was killed, from a copy. */
async function expectAcknowledged(): Promise<void> {
  const { user } = await dataFrom(backend, 'userInformation', { token: member.token });
  expect(user?.firstName).toBe(acknowledged.name);
  for (const { id, content } of acknowledged.uploads) {
    const file = (await call(backend, 'uploadedFile', { token: member.token, params: { id } })) as unknown as RemoteAnswer;
    expect(file.rawPayload.equals(content), id).toBe(true);
  }
}

async function subscribers(): Promise<string[]> {
  const copy = await mkdtemp(path.join(tmpdir(), 'full-disk-copy-'));
  try {
    await disk.shell(`cp -R postgres '${copy}'`);
    const database = await openEmbeddedDatabase(copy);
    const rows = await database.orm
      .select()
      .from(newsletterSubscriptions)
      .finally(() => database.close());
    return rows.map(({ email }) => email);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

describe('a disk that is full in the middle of writes', () => {
  it('is said as a service that is not available, reading goes on, and writing with the first room, in the same process', async () => {
    const writers = startWriting(running.url, member, acknowledged, 'first');
    const { statuses } = writers;
    await expect.poll(() => statuses[200] ?? 0, PATIENCE).toBeGreaterThan(20);
    await fill();
    await expect.poll(() => statuses[503] ?? 0, PATIENCE).toBeGreaterThan(20);
    await writers.stop();
    expect(Object.keys(statuses).sort()).toEqual(['200', '201', '503']);
    await expectAcknowledged();

    await makeRoom();
    const later = startWriting(running.url, member, acknowledged, 'second');
    await expect.poll(() => Math.min(later.statuses[200] ?? 0, later.statuses[201] ?? 0), PATIENCE).toBeGreaterThan(10);
    await later.stop();
    expect(Object.keys(later.statuses).sort()).toEqual(['200', '201']);
    await expectAcknowledged();
  });

  it('and a process that is killed on it, lose nothing that was acknowledged', async () => {
    const writers = startWriting(running.url, member, acknowledged, 'third');
    await expect.poll(() => writers.statuses[200] ?? 0, PATIENCE).toBeGreaterThan(20);
    await fill();
    await expect.poll(() => writers.statuses[503] ?? 0, PATIENCE).toBeGreaterThan(20);
    await writers.stop();
    await endProcess(running);

    running = await start();
    expect(await running.exited).toBe(1);
    expect(running.output()).toBe(
      `The disk of the data folder ${disk.folder} is full; free some space, or set DATA_DIR to a folder on another one.\n`,
    );

    await makeRoom();
    running = await start();
    expect((await fetch(`${running.url}/readyz`)).status).toBe(200);
    await expectAcknowledged();
    await endProcess(running);
    expect(await subscribers()).toEqual(expect.arrayContaining(acknowledged.addresses));
  });
});

describe('a disk that is read-only at the start', () => {
  it('is said in one sentence, and the process ends; writable again it goes on', async () => {
    await endProcess(running);
    await disk.shell('mount -o remount,ro .');
    running = await start();
    expect(await running.exited).toBe(1);
    expect(running.output()).toBe(`The data folder ${disk.folder} is on a disk that is read-only; set DATA_DIR to a folder of your own.\n`);
    await disk.shell('mount -o remount,rw .');
    running = await start();
    await expectAcknowledged();
  });
});
