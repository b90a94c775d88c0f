import type crypto from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dataFrom } from '@/tests/setup/member';
import { testBackend } from '@/tests/setup/test-backend';
import { demoToken, itemsOf, MONDAY } from './wardrobe/support';

/** So many numbers are drawn alike, as they are once among a few hundred of a day; then as always. */
const drawn = vi.hoisted(() => ({ alike: 0 }));
vi.mock('node:crypto', async (original) => {
  const real = await original<typeof crypto>();
  const randomInt = (...range: [number] | [number, number]): number => {
    if (drawn.alike === 0) return real.randomInt(...(range as [number]));
    drawn.alike -= 1;
    return 5;
  };
  return { ...real, randomInt };
});

const backend = testBackend({ rateLimitFactor: 1000 }, { clock: () => MONDAY });

beforeEach(() => void (drawn.alike = 0));

describe('two numbers that were drawn alike', () => {
  it('lose no basket: each request has a number of its own, which can be read out', async () => {
    const token = await demoToken(backend, 'hk');
    const pieces = (await itemsOf(backend, token)).items.filter(({ state, openRequest }) => state === 'stored' && !openRequest);
    const numbers: string[] = [];
    for (const { id } of pieces.slice(0, 3)) {
      drawn.alike = 1;
      const body = { lines: [{ itemId: id, action: 'donate' }], isRush: false, total: 0 };
      numbers.push((await dataFrom(backend, 'createItemRequests', { token, body })).request.number);
    }
    expect(new Set(numbers).size).toBe(3);
    for (const number of numbers) expect(number).toMatch(/^R-HK-\d{6,}$/);
  });

  it('lose no message: what was written twice is kept twice', async () => {
    const write = async (message: string) => {
      drawn.alike = 6;
      const body = {
        name: 'Ada',
        email: 'ada@example.com',
        topic: 'order',
        message: `${message} of three messages`,
        consent: true,
        country: 'hk',
      };
      return (await dataFrom(backend, 'contactUs', { body })).reference;
    };
    const references = [await write('The first'), await write('The second'), await write('The third')];
    expect(new Set(references).size).toBe(3);
  });
});
