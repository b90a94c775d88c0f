import { describe, expect, it } from 'vitest';
import { readBackendEnv } from '@/backend/config/env';
import { invoices } from '@/backend/api/db/schema/orders';
import { processInBatches } from '@/backend/api/db/process-in-batches';
import { issueRenewals } from '@/backend/api/modules/billing/renewal';
import { addOrder, addUser, NOW } from '@/tests/builders/billing';
import { testDatabase } from '@/tests/setup/memory-database';

const database = testDatabase();

describe('an order of which no invoice can be made', () => {
  it('keeps nobody behind it from theirs, in neither region, and is told every time', async () => {
    const env = readBackendEnv({ LOG_LEVEL: 'silent' });
    const [bad, behind, elsewhere] = [
      await addUser(database.orm),
      await addUser(database.orm),
      await addUser(database.orm, { country: 'sg', locale: 'en-SG' }),
    ];
    await addOrder(database.orm, bad.id, { renewsOn: '2026-11-20', quote: {} as never });
    for (const day of [21, 22, 23]) await addOrder(database.orm, behind.id, { id: `behind-${day}`, renewsOn: `2026-11-${day}` });
    await addOrder(database.orm, elsewhere.id, { country: 'sg', renewsOn: '2026-11-22' });
    await expect(issueRenewals({ orm: database.orm, env, now: NOW })).rejects.toThrow(TypeError);
    const billed = (await database.orm.select().from(invoices)).map(({ userId }) => userId);
    expect(billed.sort()).toEqual([behind.id, behind.id, behind.id, elsewhere.id].sort());
    await expect(issueRenewals({ orm: database.orm, env, now: NOW })).rejects.toThrow(TypeError);
    expect(await database.orm.select().from(invoices)).toHaveLength(4);
  });
});

describe('rows that are worked off', () => {
  const rows = Array.from({ length: 150 }, (_unused, index) => index);
  const page = async (after: number | null) => (after === null ? rows : []);

  it('are all tried, however many fail between others', async () => {
    const done: number[] = [];
    const work = async (row: number) => {
      if (row % 3 === 0) throw new Error(`no ${row}`);
      done.push(row);
    };
    await expect(processInBatches({ page, atOnce: 1 }, work)).rejects.toThrow('no 0');
    expect(done).toHaveLength(100);
  });

  it('are left when one after the other fails: what all of them need is away', async () => {
    let tried = 0;
    const work = async () => {
      tried += 1;
      throw new Error('away');
    };
    await expect(processInBatches({ page }, work)).rejects.toThrow('away');
    expect(tried).toBeLessThan(30);
  });
});
