import { expect, it } from 'vitest';
import { CALLS } from '@/lib/contract/calls';
import { freeSlots } from '@/tests/builders/order';
import { testBackend } from '@/tests/setup/test-backend';

const backend = testBackend({ rateLimitFactor: 1, hasSampleBookings: false });
let drafts = 0;

const newDraft = () => `draft-of-a-visitor-${(drafts += 1)}-0123456789abcdef`;
const hold = (remoteAddress: string, { date, time }: { date: string; time: string }, draftKey = newDraft()) =>
  backend.app.inject({
    method: 'POST',
    url: CALLS.holdSlot.path,
    remoteAddress,
    payload: { country: 'sg', date, time, draftKey },
  });

/** Holds place after place, each for a draft of its own, until that is refused. */
async function holdAll(addressOf: (index: number) => string) {
  const slots = await freeSlots(backend, 'sg');
  const places = slots.flatMap((slot) => Array.from({ length: slot.left }, () => slot));
  for (const [index, place] of places.entries()) {
    const answer = await hold(addressOf(index), place);
    if (answer.statusCode !== 200) return { held: index, answer, all: places.length };
  }
  return { held: places.length, answer: null, all: places.length };
}

it.each([
  ['one address', () => '203.0.113.7'],
  ['one network of IPv6', (index: number) => `2001:db8:1:2::${index.toString(16)}`],
])('whoever comes from %s holds a few places at a time, not the calendar', async (_name, addressOf) => {
  const { held, answer, all } = await holdAll(addressOf);
  expect(all).toBeGreaterThan(200);
  expect(held).toBeGreaterThanOrEqual(20);
  expect(held).toBeLessThanOrEqual(30);
  expect(answer?.json()).toMatchObject({ statusCode: 429, code: 'TOO_MANY_REQUESTS' });
  expect(Number(answer?.headers['retry-after'])).toBeGreaterThan(60);
});

it('others are not kept from holding, nor a draft from moving its own', async () => {
  const slots = await freeSlots(backend, 'sg');
  const [first, ...others] = slots.filter(({ left }) => left > 1);
  if (!first) throw new Error('Nothing is free');
  const key = newDraft();
  expect((await hold('198.51.100.4', first, key)).statusCode).toBe(200);
  for (const slot of others.slice(0, 35)) expect((await hold('198.51.100.4', slot, key)).statusCode).toBe(200);
});
