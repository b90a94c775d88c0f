import { randomUUID } from 'node:crypto';
import type { Backend } from '@/backend/server';
import { freeSlots, orderBody, placeOrder } from '@/tests/builders/order';
import { dataOf, signUpMember } from '@/tests/setup/member';
import type { RemoteAnswer } from './remote-backend';
import { mails, probe, send, times } from './write-probe';

const newMember = (backend: Backend) => signUpMember(backend, { email: `kill-${randomUUID()}@example.com` });
const key = () => ({ 'idempotency-key': randomUUID() });
const cardsOf = async (backend: Backend, token: string) =>
  dataOf('paymentMethods', await send(backend, 'paymentMethods', { token, query: { currency: 'hkd' } })).data;
const bookingsOf = async (backend: Backend, token: string) => dataOf('bookings', await send(backend, 'bookings', { token })).bookings;
const addCard = (backend: Backend, token: string, isDefault = false, nonce = 'fake-valid-nonce') =>
  send(backend, 'addPaymentMethod', { token, body: { currency: 'hkd', paymentMethodNonce: nonce, default: isDefault }, headers: key() });

/** A member of many in a spread of slots: a place in a van is the one thing that runs out. */
async function order(backend: Backend, slot: number, address: Record<string, unknown> = {}, months = 3) {
  const { token } = await newMember(backend);
  const { body } = await orderBody(backend, { user: null, slot: slot % 40, address, months });
  return { token, body };
}

export async function ordered(backend: Backend, slot: number, address: Record<string, unknown> = {}, months = 3) {
  const { token, body } = await order(backend, slot, address, months);
  dataOf('orderAndPaymentSignup', await placeOrder(backend, body, { token }));
  const [booking] = await bookingsOf(backend, token);
  if (!booking) throw new Error('The order has no booking');
  return { token, booking };
}

async function withCards(backend: Backend) {
  const { token } = await newMember(backend);
  for (let index = 0; index < 2; index += 1) dataOf('addPaymentMethod', await addCard(backend, token, index === 0));
  const other = (await cardsOf(backend, token)).find((card) => !card.default);
  return { token, id: other?.id ?? '' };
}

const draft = () => `draft-${randomUUID()}`;
const hold = (backend: Backend, body: Record<string, unknown>) => send(backend, 'holdSlot', { body: { country: 'hk', ...body } });

async function slotsFor(backend: Backend, count: number) {
  const free = (await freeSlots(backend, 'hk')).slice(20);
  return times(count, async (index) => ({
    date: free[index % free.length]?.date ?? '',
    time: free[index % free.length]?.time ?? '',
    draftKey: draft(),
  }));
}

async function giftOrder(backend: Backend) {
  const { shoppingCarts } = dataOf('priceService', await send(backend, 'priceService', { body: { country: 'hk' } }));
  const gift = shoppingCarts.flatMap((entry) => ('gift' in entry ? [entry] : []))[0];
  const body = {
    firstName: 'Ada',
    lastName: 'Lo',
    emailAddress: `kill-${randomUUID()}@example.com`,
    recipientName: 'Wing',
    message: '',
    packageId: gift?.gift,
    country: 'hk',
    currency: 'HKD',
    price: gift?.price,
    paymentMethodNonce: 'fake-valid-nonce',
  };
  return { body, headers: key() };
}

/** A member who has bought a gift. */
async function giver(backend: Backend) {
  const { token, email } = await newMember(backend);
  const { body, headers } = await giftOrder(backend);
  const { giftCode } = dataOf('giftPayment', await send(backend, 'giftPayment', { token, body, headers }));
  const [gift] = dataOf('ownGifts', await send(backend, 'ownGifts', { token })).gifts;
  return { token, giftCode, id: gift?.id ?? '', email };
}

const codeOf = (answer: RemoteAnswer) => (answer.json() as { code?: string }).code;

export const BUYING_PROBES = [
  probe({
    call: 'orderAndPaymentSignup',
    prepare: (backend, count) => times(count, (index) => order(backend, index)),
    write: (backend, { token, body }) => send(backend, 'orderAndPaymentSignup', { token, body, headers: key() }),
    holds: async (backend, { token }, answer) => {
      const { booking, invoice } = dataOf('orderAndPaymentSignup', answer);
      const isBilled = dataOf('invoice', await send(backend, 'invoice', { token, params: { id: invoice.id } })).data.status === 'paid';
      return isBilled && (await bookingsOf(backend, token)).some(({ id }) => id === booking.id);
    },
  }),
  probe({
    call: 'giftPayment',
    prepare: (backend, count) => times(count, () => giftOrder(backend)),
    write: (backend, { body, headers }) => send(backend, 'giftPayment', { body, headers }),
    // The same key again has to be the same gift, not another charge.
    holds: async (backend, { body, headers }, answer) =>
      dataOf('giftPayment', await send(backend, 'giftPayment', { body, headers })).giftCode === dataOf('giftPayment', answer).giftCode,
  }),
  probe({
    call: 'orderConsignment',
    prepare: (backend, count) =>
      times(count, async (index) => {
        const { token, body } = await order(backend, index);
        return {
          token,
          body: {
            country: 'hk',
            items: Array.from({ length: 3 }, () => ({ brand: 'Sample', category: 'bag', condition: 'excellent', photos: [] })),
            bookCollection: body.bookCollection,
            termsVersion: '2026-01',
          },
        };
      }),
    write: (backend, { token, body }) => send(backend, 'orderConsignment', { token, body, headers: key() }),
    holds: async (backend, { token }, answer) => {
      const { orderId } = dataOf('orderConsignment', answer);
      return dataOf('consignments', await send(backend, 'consignments', { token })).consignments.some(
        ({ id, pieces }) => id === orderId && pieces.length === 3,
      );
    },
  }),
  probe({
    call: 'payInvoice',
    prepare: (backend, count) =>
      times(count, async (index) => {
        const { token } = await ordered(backend, index, { haveLift: false });
        const due = dataOf('invoices', await send(backend, 'invoices', { token, query: { status: 'due' } })).data[0];
        if (!due) throw new Error('The order left no invoice that is due');
        return { token, id: due.id };
      }),
    write: (backend, { token, id }) =>
      send(backend, 'payInvoice', { token, params: { invoiceId: id }, body: { paymentMethodNonce: 'fake-valid-nonce' }, headers: key() }),
    holds: async (backend, { token, id }) =>
      dataOf('invoice', await send(backend, 'invoice', { token, params: { id } })).data.status === 'paid',
  }),
  probe({
    call: 'addPaymentMethod',
    prepare: (backend, count) => times(count, () => newMember(backend)),
    write: (backend, { token }) => addCard(backend, token),
    holds: async (backend, { token }, answer) =>
      (await cardsOf(backend, token)).some(({ id }) => id === dataOf('addPaymentMethod', answer).data.id),
  }),
  probe({
    call: 'removePaymentMethod',
    prepare: (backend, count) => times(count, () => withCards(backend)),
    write: (backend, { token, id }) => send(backend, 'removePaymentMethod', { token, params: { id } }),
    holds: async (backend, { token, id }) => !(await cardsOf(backend, token)).some((card) => card.id === id),
  }),
  probe({
    call: 'makeDefaultPaymentMethod',
    prepare: (backend, count) => times(count, () => withCards(backend)),
    write: (backend, { token, id }) => send(backend, 'makeDefaultPaymentMethod', { token, params: { id } }),
    holds: async (backend, { token, id }) => (await cardsOf(backend, token)).find((card) => card.default)?.id === id,
  }),
  probe({
    call: 'savedCardNonce',
    prepare: (backend, count) => times(count, () => withCards(backend)),
    write: (backend, { token, id }) => send(backend, 'savedCardNonce', { token, params: { id } }),
    holds: async (backend, { token }, answer) =>
      (await addCard(backend, token, false, dataOf('savedCardNonce', answer).nonce)).statusCode < 300,
  }),
  probe({
    call: 'holdSlot',
    prepare: slotsFor,
    write: hold,
    // The same hold again is an extension of it; one that was lost would begin anew with both extensions.
    holds: async (backend, body, answer) =>
      dataOf('holdSlot', await hold(backend, { ...body, holdId: dataOf('holdSlot', answer).holdId })).extensionsLeft ===
      dataOf('holdSlot', answer).extensionsLeft - 1,
  }),
  probe({
    call: 'releaseSlot',
    prepare: async (backend, count) => {
      const slot = (await freeSlots(backend, 'hk')).at(-1);
      const left = slot?.left ?? 0;
      // A whole slot, filled: what was given back can be seen by its place.
      return times(Math.min(count, left), async () => ({
        slot,
        holdId: dataOf('holdSlot', await hold(backend, { date: slot?.date, time: slot?.time, draftKey: draft() })).holdId,
      }));
    },
    write: (backend, { holdId }) => send(backend, 'releaseSlot', { params: { id: holdId } }),
    holds: async (backend, { slot }) =>
      codeOf(await hold(backend, { date: slot?.date, time: slot?.time, draftKey: draft() })) !== 'SLOT_GONE',
  }),
  probe({
    call: 'changeBooking',
    prepare: (backend, count) =>
      times(count, async (index) => {
        const { token, booking } = await ordered(backend, 10 + index);
        const slot = (await freeSlots(backend, 'hk')).slice(60)[index];
        return { token, id: booking.id, fee: booking.feeNow ?? 0, date: slot?.date ?? '', time: slot?.time ?? '' };
      }),
    write: (backend, { token, id, fee, date, time }) =>
      send(backend, 'changeBooking', { token, params: { id }, body: { date, time, fee } }),
    holds: async (backend, { token, id, date, time }) =>
      (await bookingsOf(backend, token)).some((one) => one.id === id && one.date === date && one.time === time),
  }),
  probe({
    call: 'cancelBooking',
    prepare: (backend, count) => times(count, (index) => ordered(backend, 10 + index)),
    write: (backend, { token, booking }) =>
      send(backend, 'cancelBooking', { token, params: { id: booking.id }, query: { fee: String(booking.feeNow ?? 0) } }),
    holds: async (backend, { token, booking }) =>
      (await bookingsOf(backend, token)).find(({ id }) => id === booking.id)?.status === 'cancelled',
  }),
  probe({
    call: 'createCollection',
    prepare: (backend, count) =>
      times(count, async (index) => {
        const { token, booking } = await ordered(backend, 10 + index);
        await send(backend, 'cancelBooking', { token, params: { id: booking.id }, query: { fee: String(booking.feeNow ?? 0) } });
        const slot = (await freeSlots(backend, 'hk')).slice(60)[index];
        return {
          token,
          body: {
            booking: {
              ...(await orderBody(backend, { user: null })).body.bookCollection,
              date: { date: slot?.date ?? '', time: slot?.time ?? '' },
            },
            total: 0,
          },
        };
      }),
    write: (backend, { token, body }) => send(backend, 'createCollection', { token, body, headers: key() }),
    holds: async (backend, { token }, answer) =>
      (await bookingsOf(backend, token)).some(
        ({ id, status }) => id === dataOf('createCollection', answer).booking.id && status === 'booked',
      ),
  }),
  probe({
    call: 'sendGiftAgain',
    prepare: (backend, count) => times(count, () => giver(backend)),
    write: (backend, { token, id }) => send(backend, 'sendGiftAgain', { token, params: { id } }),
    holds: async (backend, { email, giftCode }) => (await mails(backend, email)).some(({ body }) => body.includes(giftCode ?? '')),
  }),
  probe({
    call: 'redeemGift',
    prepare: (backend, count) => times(count, () => giver(backend)),
    write: (backend, { token, giftCode }) => send(backend, 'redeemGift', { token, body: { giftCode } }),
    holds: async (backend, { token }) => dataOf('ownGifts', await send(backend, 'ownGifts', { token })).gifts[0]?.balance === 0,
  }),
];
