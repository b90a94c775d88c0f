import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { endProcess, startBackendProcess, type BackendProcess } from '@/tests/setup/backend-process';
import { createTestDatabase, type TestDatabase } from '@/tests/setup/test-database';

// A whole process, on a machine that may be busy.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

let testDatabase: TestDatabase;
let backend: BackendProcess;

beforeAll(async () => {
  testDatabase = await createTestDatabase('samples');
  backend = await startBackendProcess(testDatabase.variables);
});
afterAll(async () => {
  await endProcess(backend);
  await testDatabase.drop();
});

it('whoever read the log may go: the process answers on, and ends well', async () => {
  const ask = async () => (await fetch(`${backend.url}/users/me`)).status;
  expect(await ask()).toBe(401);
  backend.child.stdout?.destroy();
  for (let round = 0; round < 20; round += 1) {
    expect(await ask()).toBe(401);
    await wait(20);
  }
  backend.child.kill('SIGTERM');
  expect(await backend.exited).toBe(0);
});
