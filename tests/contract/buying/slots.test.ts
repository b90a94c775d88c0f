import { describe, expect, it } from 'vitest';
import { bookings as bookingTable } from '@/backend/api/db/schema/orders';
import { slotReservations } from '@/backend/api/db/schema/slots';
import { freeSlots, newPerson, orderBody, placeOrder } from '@/tests/builders/order';
import { call, codeOf, dataFrom, dataOf, signUpMember } from '@/tests/setup/member';
import { testBackend } from '@/tests/setup/test-backend';

const backend = testBackend(
  { rateLimitFactor: 1000, hasDemoAccounts: false, hasSampleBookings: false },
  { clock: () => new Date(Date.now() + ahead) },
);
let ahead = 0;
let drafts = 0;

const draftKey = () => `draft-key-${(drafts += 1)}-0123456789abcdef`;
const hold = (body: Record<string, unknown>) => call(backend, 'holdSlot', { body: { country: 'hk', ...body } });
const slotAt = async (index: number) => {
  const slot = (await freeSlots(backend, 'hk'))[index];
  if (!slot) throw new Error('The calendar is full');
  return { date: slot.date, time: slot.time };
};

describe('a hold', () => {
  it('keeps a place for ten minutes, twice longer, and not a third time', async () => {
    const slot = await slotAt(4);
    const key = draftKey();
    const left = async () => (await freeSlots(backend, 'hk')).find(({ date, time }) => date === slot.date && time === slot.time)?.left ?? 0;
    const before = await left();
    const first = dataOf('holdSlot', await hold({ ...slot, draftKey: key }));
    expect(first).toMatchObject({ extensionsLeft: 2, secondsLeft: 600 });
    expect(await left()).toBe(before - 1);
    for (const extensionsLeft of [1, 0]) {
      expect(dataOf('holdSlot', await hold({ ...slot, draftKey: key, holdId: first.holdId }))).toMatchObject({ extensionsLeft });
    }
    expect(codeOf(await hold({ ...slot, draftKey: key, holdId: first.holdId }))).toBe('HOLD_EXHAUSTED');
    ahead += 10 * 60_000 + 1;
    expect(await left()).toBe(before);
    expect(dataOf('holdSlot', await hold({ ...slot, draftKey: key })).extensionsLeft).toBe(2);
  });

  it('is one a draft: another slot moves it; released it is free', async () => {
    const [one, two] = [await slotAt(1), await slotAt(2)];
    const key = draftKey();
    await hold({ ...one, draftKey: key });
    const moved = dataOf('holdSlot', await hold({ ...two, draftKey: key }));
    const left = async (slot: typeof one) =>
      (await freeSlots(backend, 'hk')).find(({ date, time }) => date === slot.date && time === slot.time)?.left;
    expect([await left(one), await left(two)]).toEqual([4, 3]);
    await dataFrom(backend, 'releaseSlot', { params: { id: moved.holdId } });
    expect(await left(two)).toBe(4);
  });

  it('becomes the place of its order, also when the slot is full by then', async () => {
    const slot = await slotAt(3);
    const holds = [];
    for (let index = 0; index < 4; index += 1) holds.push(dataOf('holdSlot', await hold({ ...slot, draftKey: draftKey() })));
    const gone = await hold({ ...slot, draftKey: draftKey() });
    expect(codeOf(gone)).toBe('SLOT_GONE');
    expect((gone.json() as { errors: unknown[] }).errors).toHaveLength(3);
    const { body } = await orderBody(backend);
    const wanted = { ...body, bookCollection: { ...body.bookCollection, date: slot } };
    expect(codeOf(await placeOrder(backend, wanted))).toBe('SLOT_GONE');
    expect((await placeOrder(backend, { ...wanted, slotHoldId: holds[0]?.holdId })).statusCode).toBe(201);
  });
});

describe('a slot', () => {
  it('of four places is won by four of two hundred, whoever they are; the others are offered the next ones', async () => {
    const slot = await slotAt(6);
    const answers = await Promise.all(Array.from({ length: 200 }, () => hold({ ...slot, draftKey: draftKey() })));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(4);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(196);
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 200)) {
      const { code, errors } = answer.json() as { code: string; errors: { code: string; params: { date: string; time: string } }[] };
      expect(code).toBe('SLOT_GONE');
      expect(errors[0]).toMatchObject({ path: 'slot', code: 'next-free' });
    }
  });

  it('of four places is sold four times when twelve order it at once, and nobody else is charged', async () => {
    const slot = await slotAt(8);
    const { body } = await orderBody(backend);
    const bodies = Array.from({ length: 12 }, () => ({
      ...body,
      user: newPerson(),
      bookCollection: { ...body.bookCollection, date: slot },
    }));
    const answers = await Promise.all(bodies.map((one) => placeOrder(backend, one)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([...Array<number>(4).fill(201), ...Array<number>(8).fill(409)]);
    const taken = (await backend.context.database.orm.select().from(slotReservations)).filter(
      ({ date, slot: time }) => date === slot.date && time === slot.time,
    );
    expect(taken).toHaveLength(4);
  });
});

describe('a booking', () => {
  async function book() {
    const member = await signUpMember(backend);
    const { body } = await orderBody(backend, { user: null, slot: 12 });
    const { booking } = dataOf('orderAndPaymentSignup', await placeOrder(backend, body, { token: member.token }));
    return { member, booking };
  }

  it('moves free of charge until 24 hours before, and gives its place back', async () => {
    const { member, booking } = await book();
    const to = await slotAt(20);
    const params = { id: booking.id };
    expect(codeOf(await call(backend, 'changeBooking', { token: member.token, params, body: { ...to, fee: 500 } }))).toBe('PRICE_CHANGED');
    const moved = await dataFrom(backend, 'changeBooking', { token: member.token, params, body: { ...to, fee: 0 } });
    expect(moved.booking).toMatchObject({ ...to, status: 'booked' });
    expect(moved.feeInvoice).toBeUndefined();
    // Its answer was lost, it is late by now, and the page asks again: it stands there already.
    const again = await dataFrom(backend, 'changeBooking', { token: member.token, params, body: { ...to, fee: 500 } });
    expect(again).toEqual(moved);
    expect((await freeSlots(backend, 'hk')).find(({ date, time }) => date === booking.date && time === booking.time)?.left).toBe(4);
  });

  it('cancelled late costs the fee that was shown, as an invoice; asked again it costs nothing more; afterwards it is closed', async () => {
    const { member, booking } = await book();
    const [shown] = (await dataFrom(backend, 'bookings', { token: member.token })).bookings;
    const before = ahead;
    ahead += Date.parse(shown?.changeDeadline ?? '') - backend.context.clock().getTime() + 1_000;
    const fee = shown?.lateChangeFee ?? 0;
    const token = (await dataFrom(backend, 'login', { body: { email: member.email, password: 'correct horse 7', ip: '' } })).accessToken;
    const cancel = (amount: number) =>
      backend.app.inject({
        method: 'DELETE',
        url: `/ext/bookings/${booking.id}?fee=${amount}`,
        headers: { authorization: `Bearer ${token}` },
      });
    expect(codeOf(await cancel(0))).toBe('PRICE_CHANGED');
    const cancelled = dataOf('cancelBooking', await cancel(fee));
    expect(cancelled.booking.status).toBe('cancelled');
    expect((await dataFrom(backend, 'invoice', { token, params: { id: cancelled.feeInvoice?.id ?? '' } })).data).toMatchObject({
      total: 10_000,
      lines: [{ kind: 'late-change' }],
    });
    const again = dataOf('cancelBooking', await cancel(fee));
    expect([again.booking.status, again.feeInvoice]).toEqual(['cancelled', undefined]);
    expect(codeOf(await call(backend, 'changeBooking', { token, params: { id: booking.id }, body: { ...(await slotAt(22)), fee } }))).toBe(
      'BOOKING_CLOSED',
    );
    ahead = before;
  });

  it('of another member is not there', async () => {
    const { booking } = await book();
    const stranger = await signUpMember(backend);
    const params = { id: booking.id };
    expect(
      (await call(backend, 'changeBooking', { token: stranger.token, params, body: { ...(await slotAt(21)), fee: 0 } })).statusCode,
    ).toBe(404);
    expect(
      (
        await backend.app.inject({
          method: 'DELETE',
          url: `/ext/bookings/${booking.id}?fee=0`,
          headers: { authorization: `Bearer ${stranger.token}` },
        })
      ).statusCode,
    ).toBe(404);
    expect((await backend.context.database.orm.select().from(bookingTable)).find(({ id }) => id === booking.id)?.cancelledAt).toBeNull();
  });
});
