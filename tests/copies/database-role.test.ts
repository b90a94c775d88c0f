import { execFileSync } from 'node:child_process';
import { createHash, createHmac, pbkdf2Sync } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '@/backend/api/db/database';
import { migrate } from '@/backend/api/db/migrate';
import { freePort } from '@/scripts/servers/free-port';
import { startPostgres } from '@/scripts/servers/postgres-server';

let server: Awaited<ReturnType<typeof startPostgres>>;
let port = 0;
const folder = mkdtempSync(join(tmpdir(), 'database-role-'));

beforeAll(async () => {
  // PostgreSQL runs as a user of its own, who must come as far as its files.
  chmodSync(folder, 0o755);
  port = await freePort();
  server = await startPostgres(port, folder);
  const { username } = new URL(server.url);
  // As the image of compose.yaml runs it.
  execFileSync('sh', ['deploy/postgres/create-role.sh'], {
    env: { ...process.env, PGHOST: '127.0.0.1', PGPORT: String(port), POSTGRES_USER: username, STORE_PASSWORD: "quo'te" },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
});
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const asRole = async (database: string, statement: string) => {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'store', password: "quo'te", database });
  await client.connect();
  return client.query<Record<string, unknown>>(statement).finally(() => client.end());
};

it('is enough to migrate the backend’s database', async () => {
  const database = await openDatabase({ kind: 'server', url: `postgres://store:quo'te@127.0.0.1:${port}/store`, connections: 2 });
  expect(await migrate(database.orm, new Date())).not.toEqual([]);
  await database.close();
});

it('may do nothing beside', async () => {
  const { rows } = await asRole(
    'store',
    'select rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls from pg_roles where rolname = current_user',
  );
  expect(rows).toEqual([{ rolsuper: false, rolcreatedb: false, rolcreaterole: false, rolreplication: false, rolbypassrls: false }]);
  await expect(asRole('store', "copy (select 1) to program 'true'")).rejects.toThrow(/must be superuser|permission denied/);
  await expect(asRole('store', 'create role another')).rejects.toThrow(/permission denied/);
  for (const database of ['postgres', 'template1']) {
    await expect(asRole(database, 'select 1')).rejects.toThrow(/permission denied for database/);
  }
});

it('has the password that it was given', async () => {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  // The server of a test asks nobody for it, so what is stored is reckoned again: SCRAM-SHA-256$rounds:salt$stored:server.
  const { rows } = await client
    .query<{ rolpassword: string }>("select rolpassword from pg_authid where rolname = 'store'")
    .finally(() => client.end());
  const [, rounds = '', salt = '', stored = ''] = /^SCRAM-SHA-256\$(\d+):([^$]+)\$([^:]+):/.exec(rows[0]?.rolpassword ?? '') ?? [];
  const salted = pbkdf2Sync("quo'te", Buffer.from(salt, 'base64'), Number(rounds), 32, 'sha256');
  expect(createHash('sha256').update(createHmac('sha256', salted).update('Client Key').digest()).digest('base64')).toBe(stored);
});
