import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { audit } from '@/bench/charges/audit';
import { playRounds } from '@/bench/charges/rounds';
import { openShop, type Shop } from '@/bench/charges/shop';
import { createFolder, type TestDatabase } from '@/tests/setup/test-database';

// Whole processes, on a machine that may be busy.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

let folder: TestDatabase;
let shop: Shop;
let variables: Record<string, string>;

beforeAll(async () => {
  folder = await createFolder('catalogue');
  variables = { ...folder.variables, DEMO_ACCOUNTS: 'off', SAMPLE_BOOKINGS: 'off', OPERATIONS: 'off' };
  shop = await openShop(variables);
});
afterAll(async () => {
  await shop.close();
  await folder.drop();
});

/** The short form of `npm run bench -- charges`: each mishap with each kind of payment. */
describe('double clicks, second tabs, dropped answers and retries, with the backend killed among them', () => {
  it('end in one charge an intent, and in pages that say the truth', async () => {
    const rounds = await playRounds(shop, { rounds: 16, kills: 2, seed: 7 });
    await shop.close();
    const { charges, faults } = await audit(variables, rounds);
    expect(faults).toEqual([]);
    expect(shop.kills()).toBe(2);
    expect(charges).toBeGreaterThan(0);
  });
});
