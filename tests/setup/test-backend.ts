import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { readBackendEnv, type BackendEnv } from '@/backend/config/env';
import { createBackend, type Backend, type BackendOptions } from '@/backend/server';
import type { FolderContent } from './data-folder-template';
import { createTestDatabase } from './test-database';

const CONVENIENCES = {
  hasOutboxPage: true,
  hasTeamConsole: true,
  hasSampleBookings: true,
  hasDemoAccounts: true,
  hasOperations: true,
  hasEmbeddedOidc: true,
  hasEmbeddedGateway: true,
} as const;

export type TestBackend = Backend & { remove(): Promise<void> };

/**
 * A backend on a database of its own, not listening: call it by `inject`, or `listen()` on a free port.
 * The embedded conveniences are on for both kinds of database, so that one suite fits both.
 */
export async function createTestBackend(overrides: Partial<BackendEnv> = {}, options: BackendOptions = {}): Promise<TestBackend> {
  const database = await createTestDatabase(contentFor(overrides, options));
  const env = readBackendEnv({ ...database.variables, BACKEND_PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', RATE_LIMIT_FACTOR: '20' });
  const backend = await createBackend(
    { ...env, ...CONVENIENCES, realtime: { kind: 'twin', folder: path.join(env.dataFolder, 'realtime') }, ...overrides },
    options,
  );
  return Object.assign(backend, {
    async remove() {
      await backend.close();
      await database.drop();
    },
  });
}

/** The backend for the tests of a file, from before the first to after the last. Not to be asked for anything before them. */
export function testBackend(overrides?: Partial<BackendEnv>, options?: BackendOptions): TestBackend {
  const backend = {} as TestBackend;
  beforeAll(async () => {
    Object.defineProperties(backend, Object.getOwnPropertyDescriptors(await createTestBackend(overrides, options)));
  });
  afterAll(() => backend.remove());
  return backend;
}

/** Samples lie around the day of the clock: a test that sets its own clock, or wants none of them, starts without. */
function contentFor({ hasDemoAccounts, hasSampleBookings, hasOperations }: Partial<BackendEnv>, { clock }: BackendOptions): FolderContent {
  const isPlain = !clock && hasDemoAccounts !== false && hasSampleBookings !== false && hasOperations !== false;
  return isPlain ? 'samples' : 'catalogue';
}

/** A POST as the site's client sends it. */
export function post(backend: Backend, url: string, payload: unknown, headers: Record<string, string> = {}) {
  return backend.app.inject({
    method: 'POST',
    url,
    payload: JSON.stringify(payload),
    headers: { 'content-type': 'application/json', 'access-control-allow-origin': '*', ...headers },
  });
}
