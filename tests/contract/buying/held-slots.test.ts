import { describe, expect, it } from 'vitest';
import { freeSlots, newPerson, orderBody, placeOrder } from '@/tests/builders/order';
import { call, codeOf, dataOf } from '@/tests/setup/member';
import { testBackend } from '@/tests/setup/test-backend';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const MINUTE = 60_000;

const backend = testBackend(
  { rateLimitFactor: 1000, hasDemoAccounts: false, hasSampleBookings: false },
  { clock: () => new Date(Date.now() + ahead) },
);
let ahead = 0;
let drafts = 0;

const draftKey = () => `held-draft-${(drafts += 1)}-0123456789abcdef`;
const hold = (body: Record<string, unknown>) => call(backend, 'holdSlot', { body: { country: 'hk', ...body } });
const firstFree = async () => {
  const [slot] = await freeSlots(backend, 'hk');
  if (!slot) throw new Error('The calendar is full');
  return slot;
};
const first = async () => {
  const { date, time } = await firstFree();
  return { date, time };
};

/** Fills every place of the slot but one, which a draft holds. */
async function holdLastPlace() {
  // Over a holiday the first day stays the first, with what the test before has booked.
  const { left, ...slot } = await firstFree();
  for (let place = 1; place < left; place += 1) await hold({ ...slot, draftKey: draftKey() });
  const key = draftKey();
  const held = dataOf('holdSlot', await hold({ ...slot, draftKey: key }));
  const { body } = await orderBody(backend);
  return { slot, key, held, body: { ...body, bookCollection: { ...body.bookCollection, date: slot }, slotHoldId: held.holdId } };
}

describe('a place that is held', () => {
  it.each(['fake-processor-declined-visa-nonce', 'fake-gateway-rejected-fraud-nonce'])(
    'stays held as long as the page says when the card is refused (%s), and the next card pays for it',
    async (nonce) => {
      const { slot, held, body } = await holdLastPlace();
      const refused = await placeOrder(backend, { ...body, paymentMethodNonce: nonce });
      expect(refused.statusCode).toBe(402);
      expect(codeOf(await hold({ ...slot, draftKey: draftKey() }))).toBe('SLOT_GONE');
      ahead += Date.parse(held.expiresAt) - (Date.now() + ahead) - MINUTE;
      expect(codeOf(await hold({ ...slot, draftKey: draftKey() }))).toBe('SLOT_GONE');
      expect((await placeOrder(backend, body)).statusCode).toBe(201);
      ahead += DAY;
    },
  );

  it('is free again at the end that the page shows, after a card was refused', async () => {
    const { slot, held, body } = await holdLastPlace();
    await placeOrder(backend, { ...body, paymentMethodNonce: 'fake-processor-declined-visa-nonce' });
    ahead += Date.parse(held.expiresAt) - (Date.now() + ahead) + 1000;
    expect((await hold({ ...slot, draftKey: draftKey() })).statusCode).toBe(200);
    ahead += DAY;
  });

  it('leaves the draft a hold of its own for the next order', async () => {
    const { key, body } = await holdLastPlace();
    expect((await placeOrder(backend, body)).statusCode).toBe(201);
    const next = await first();
    const held = dataOf('holdSlot', await hold({ ...next, draftKey: key }));
    expect(held.extensionsLeft).toBe(2);
    const again = { ...body, user: newPerson(), bookCollection: { ...body.bookCollection, date: next }, slotHoldId: held.holdId };
    expect((await placeOrder(backend, again)).statusCode).toBe(201);
    ahead += DAY;
  });

  it('stays good when the day closes for others at four in the afternoon', async () => {
    await atTwoToFourBeforeAnOpenDay();
    const slot = await first();
    const key = draftKey();
    const held = dataOf('holdSlot', await hold({ ...slot, draftKey: key }));
    const { body } = await orderBody(backend);
    ahead += 3 * MINUTE;
    expect(await first()).not.toEqual(slot);
    const wanted = { ...body, bookCollection: { ...body.bookCollection, date: slot } };
    expect(codeOf(await placeOrder(backend, wanted))).toBe('SLOT_GONE');
    expect(dataOf('holdSlot', await hold({ ...slot, draftKey: key })).extensionsLeft).toBe(1);
    expect((await placeOrder(backend, { ...wanted, user: newPerson(), slotHoldId: held.holdId })).statusCode).toBe(201);
  });

  /** 15:58 in Hong Kong, which is eight hours ahead the whole year, on a day before one on which we come. */
  async function atTwoToFourBeforeAnOpenDay() {
    for (let day = 1; day < 14; day += 1) {
      const midnight = Math.floor((Date.now() + ahead + 8 * HOUR) / DAY) * DAY - 8 * HOUR;
      ahead = midnight + DAY + 16 * HOUR - 2 * MINUTE - Date.now();
      const tomorrow = new Date(midnight + 2 * DAY + 8 * HOUR).toISOString().slice(0, 10);
      if ((await first()).date === tomorrow) return;
    }
    throw new Error('No two open days in a row');
  }
});
