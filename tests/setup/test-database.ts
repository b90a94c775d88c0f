import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { fillDataFolder, type FolderContent } from './data-folder-template';

export interface TestDatabase {
  /** Environment variables that point a backend at it. */
  variables: Record<string, string>;
  drop(): Promise<void>;
}

/**
 * A database of its own: a temporary folder, or with TEST_DATABASE_URL a new one on that PostgreSQL server,
 * which is always empty: the backend's first start fills it.
 */
export async function createTestDatabase(content: FolderContent = 'empty'): Promise<TestDatabase> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  return serverUrl ? createOnServer(serverUrl) : createFolder(content);
}

export async function createFolder(content: FolderContent = 'empty'): Promise<TestDatabase> {
  const folder = await mkdtemp(path.join(tmpdir(), 'backend-test-'));
  await fillDataFolder(folder, content);
  return { variables: { DATA_DIR: folder }, drop: () => rm(folder, { recursive: true, force: true, maxRetries: 3 }) };
}

async function createOnServer(serverUrl: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await administer(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const folder = await mkdtemp(path.join(tmpdir(), 'backend-test-'));
  return {
    variables: { DATABASE_URL: url.href, DATA_DIR: folder },
    async drop() {
      await administer(serverUrl, `drop database ${name} with (force)`);
      await rm(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
