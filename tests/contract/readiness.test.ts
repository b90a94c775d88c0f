import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { schemaMigrations } from '@/backend/api/db/schema/bookkeeping';
import { testBackend } from '@/tests/setup/test-backend';

const backend = testBackend();
let url: string;

beforeAll(async () => {
  url = await backend.listen();
});
afterEach(() => void vi.restoreAllMocks());

const WELL = { database: true, migrations: true, lock: true, accepting: true };
const READY = { status: 200, said: { status: 'ready', ...WELL }, alive: 200 };
/** Alive all the same: to start it anew would not make it better. */
const notReady = (reasons: Partial<typeof WELL>) => ({ status: 503, said: { status: 'not-ready', ...WELL, ...reasons }, alive: 200 });

async function ask() {
  const [ready, alive] = [await fetch(`${url}/readyz`), await fetch(`${url}/healthz`)];
  return { status: ready.status, said: (await ready.json()) as unknown, alive: alive.status };
}

// While it leaves, with the signal: tests/unit/backend/process/graceful-stop.test.ts.
describe('a backend that should be sent nobody says which one thing is missing', () => {
  it('a migration of this version, and is ready again with it', async () => {
    const { orm } = backend.context.database;
    const last = (await orm.select().from(schemaMigrations)).sort((one, other) => one.name.localeCompare(other.name)).at(-1);
    if (!last) throw new Error('No migration is recorded');
    await orm.execute(`delete from schema_migrations where name = '${last.name}'`);
    expect(await ask()).toEqual(notReady({ migrations: false }));
    await orm.insert(schemaMigrations).values(last);
    expect(await ask()).toEqual(READY);
  });

  it('the lock of its folder', async () => {
    vi.spyOn(backend.context.database, 'isLockHeld').mockReturnValue(false);
    expect(await ask()).toEqual(notReady({ lock: false }));
  });

  it('an answer of the database', async () => {
    vi.spyOn(backend.context.database.orm, 'execute').mockRejectedValue(new Error('connection terminated'));
    expect(await ask()).toEqual(notReady({ database: false }));
  });

  it('all that only the database could tell, once it is closed', async () => {
    const { database } = backend.context;
    await database.close();
    vi.spyOn(database, 'close').mockResolvedValue();
    expect(await ask()).toEqual(notReady({ database: false, migrations: false, lock: database.kind === 'server' }));
    await backend.close();
  });
});
