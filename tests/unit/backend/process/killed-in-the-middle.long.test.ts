import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readBackendEnv } from '@/backend/config/env';
import { openDatabase } from '@/backend/api/db/database';
import { newsletterSubscriptions } from '@/backend/api/db/schema/contact';
import { endProcess, startBackendProcess, subscribe } from '@/tests/setup/backend-process';
import { createTestDatabase, type TestDatabase } from '@/tests/setup/test-database';

// Whole processes, on a machine that may be busy.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

let testDatabase: TestDatabase;

beforeAll(async () => {
  testDatabase = await createTestDatabase('samples');
});
afterAll(() => testDatabase.drop());

describe('kill -9 in the middle of a hundred posts', () => {
  it.each([20, 60])('keeps every sign-up that was answered, killed after %i answers', async (killAfter) => {
    const backend = await startBackendProcess(testDatabase.variables);
    const answered: string[] = [];
    await Promise.all(
      Array.from({ length: 100 }, async (_unused, index) => {
        const address = `killed-${killAfter}-${index}@example.com`;
        const answer = await subscribe(backend.url, address).catch(() => null);
        if (answer?.status !== 200) return;
        answered.push(address);
        if (answered.length === killAfter) backend.child.kill('SIGKILL');
      }),
    );
    await endProcess(backend);
    expect(answered.length).toBeGreaterThanOrEqual(killAfter);

    const database = await openDatabase(readBackendEnv(testDatabase.variables).database);
    const stored = await database.orm
      .select()
      .from(newsletterSubscriptions)
      .finally(() => database.close());
    expect(stored.map(({ email }) => email)).toEqual(expect.arrayContaining(answered));
  });
});
