import { afterAll, beforeAll, expect, it } from 'vitest';
import { readBackendEnv } from '@/backend/config/env';
import { openDatabase, type Database } from '@/backend/api/db/database';
import { migrate } from '@/backend/api/db/migrate';
import { users } from '@/backend/api/db/schema/users';
import { pushTokenOf } from '@/backend/api/identity/push-device';
import { createTestDatabase, type TestDatabase } from '@/tests/setup/test-database';

const NOW = new Date('2026-11-20T04:00:00Z');
const at = (hoursAgo: number) => `'${new Date(NOW.getTime() - hoursAgo * 3_600_000).toISOString()}'`;
let place: TestDatabase;
let database: Database;

beforeAll(async () => {
  place = await createTestDatabase();
  database = await openDatabase(readBackendEnv({ ...place.variables, BACKEND_PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent' }).database);
  const { orm } = database;
  await migrate(orm, NOW, '0044-holds-have-an-end.sql');
  for (const [id, token] of [
    ['in', "'device-of-in'"],
    ['out', "'device-of-out'"],
    ['idle', "'device-of-idle'"],
    ['none', 'null'],
  ]) {
    await orm.execute(
      `insert into users (id, email, first_name, last_name, country, locale, fcm_token, created_at) values ('${id}', '${id}@example.com', 'A', 'B', 'hk', 'en', ${token}, ${at(99)})`,
    );
  }
  for (const [id, owner, seen] of [
    ['older', 'in', 20],
    ['newest', 'in', 1],
    ['idle', 'idle', 30],
    ['bare', 'none', 1],
  ] as const) {
    await orm.execute(
      `insert into sessions (id, token_hash, user_id, created_at, last_seen_at, expires_at) values ('${id}', '${id}', '${owner}', ${at(90)}, ${at(seen)}, ${at(-99)})`,
    );
  }
  await migrate(orm, NOW);
});
afterAll(async () => {
  await database.close();
  await place.drop();
});

it('a device that was registered before belongs to the session used last, and to none where there is none', async () => {
  const rows = await database.orm.select().from(users);
  expect(Object.fromEntries(rows.map(({ id, fcmSessionId }) => [id, fcmSessionId]))).toEqual({
    in: 'newest',
    out: null,
    idle: 'idle',
    none: null,
  });
  expect(await pushTokenOf(database.orm, 'in', NOW)).toBe('device-of-in');
  for (const gone of ['idle', 'out', 'none']) expect(await pushTokenOf(database.orm, gone, NOW)).toBeNull();
});
