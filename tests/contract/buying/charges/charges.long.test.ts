import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { audit } from './audit';
import { playRounds } from './rounds';
import { openShop, type Shop } from '@/bench/shop';
import { createFolder, type TestDatabase } from '@/tests/setup/test-database';

// Whole processes, on a machine that may be busy.
vi.setConfig({ testTimeout: Math.max(240_000, Number(process.env.CHARGE_ROUNDS ?? 0) * 20_000), hookTimeout: 120_000 });

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

/** Each mishap with each kind of payment; `CHARGE_ROUNDS=1000` plays as many rounds, in hours. */
const ROUNDS = Number(process.env.CHARGE_ROUNDS ?? 16);
const KILLS = Math.ceil(ROUNDS / 8);

describe('double clicks, second tabs, dropped answers and retries, with the backend killed among them', () => {
  it('end in one charge an intent, and in pages that say the truth', async () => {
    const rounds = await playRounds(shop, { rounds: ROUNDS, kills: KILLS, seed: 7 });
    await shop.close();
    const { charges, faults } = await audit(variables, rounds);
    expect(faults).toEqual([]);
    expect(shop.kills()).toBe(KILLS);
    expect(charges).toBeGreaterThan(0);
  });
});
