import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { outboxMails } from '@/backend/api/db/schema/mail';
import { itemRequests } from '@/backend/api/db/schema/item-requests';
import { bookings } from '@/backend/api/db/schema/orders';
import { users } from '@/backend/api/db/schema/users';
import { remindVisits } from '@/backend/api/modules/booking/remind-visits';
import { runDueSteps } from '@/backend/twins/operations/run-due-steps';
import { ADDRESS, newPerson, orderBody, placeOrder } from '@/tests/builders/order';
import { SITES } from '@/tests/builders/sites';
import { dataFrom, dataOf, mailsTo } from '@/tests/setup/member';
import { testBackend } from '@/tests/setup/test-backend';
import { bookingOn, demoToken, itemsOf, MONDAY, pieceFor } from './support';

const FRIDAY = '2026-11-20';
const TUESDAY = '2026-11-24';
/** Nine and half past eight on Thursday morning where both sites are. */
const THURSDAY_AT_NINE = new Date('2026-11-19T01:00:00Z');
const BEFORE_NINE = new Date('2026-11-19T00:30:00Z');

const backend = testBackend({ rateLimitFactor: 1000, hasSampleBookings: false }, { clock: () => now });
let hk: string;
let now = MONDAY;

beforeAll(async () => {
  // Not those of the demonstration.
  await backend.context.database.orm.update(bookings).set({ remindedAt: now });
  await backend.context.database.orm.update(itemRequests).set({ remindedAt: now });
});
beforeEach(async () => {
  now = MONDAY;
  hk = await demoToken(backend, 'hk');
  await backend.context.database.orm.delete(outboxMails);
});

async function deliveryOn(date: string, time = '14-16', token = hk, address = {}, cleaned?: string) {
  const item = await pieceFor(backend, token, 'deliver');
  const lines = [
    { itemId: item.id, action: 'deliver' },
    ...(cleaned ? [{ itemId: cleaned, action: 'care', service: 'dry-cleaning' }] : []),
  ];
  const booking = bookingOn(date, time, address);
  const asked = { lines, booking: { address: booking.address, date: booking.date } };
  const { total } = (await dataFrom(backend, 'quoteItemRequests', { token, body: asked })).quote;
  const body = { lines, booking, total };
  return { id: (await dataFrom(backend, 'createItemRequests', { token, body })).request.id };
}
const undo = (id: string, token = hk) => dataFrom(backend, 'undoItemRequest', { token, params: { id } });
const reminders = async (email = 'hk@example.com') =>
  (await mailsTo(backend, email)).filter(({ subject, body }) => /tomorrow/.test(subject) && body.includes('tomorrow'));
const run = () => remindVisits(backend.context);

it.each(SITES)('reminds $country the morning before: once by several copies, what, when, where, a calendar file', async (site) => {
  const token = await demoToken(backend, site.country);
  const { id } = await deliveryOn(FRIDAY, '14-16', token, { ...ADDRESS[site.country], district: site.district });
  now = new Date('2026-11-18T04:00:00Z');
  expect(await run()).toBe(0);
  now = BEFORE_NINE;
  expect(await run()).toBe(0);
  now = THURSDAY_AT_NINE;
  expect((await Promise.all([run(), run(), run()])).reduce((sum, count) => sum + count, 0)).toBe(1);
  expect(await run()).toBe(0);
  const [mail, ...more] = await reminders(`${site.country}@example.com`);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Our visit tomorrow: Friday, 20 November 2026, 14:00–16:00');
  for (const fact of ['14:00–16:00', 'Address: ', 'Pieces: 1', `/items?request=${id}`]) expect(mail?.body).toContain(fact);
  expect(mail?.attachments).toEqual([expect.objectContaining({ name: 'visit-2026-11-20.ics' })]);
  expect(mail?.attachments[0]?.content).toContain('DTSTART:20261120T060000Z');
  expect(mail?.attachments[0]?.content).toContain('METHOD:PUBLISH');
  now = MONDAY;
  await undo(id, token);
  expect((await mailsTo(backend, `${site.country}@example.com`)).at(-2)?.body).toContain('remove the visit from your calendar');
});

it('reminds once of a visit that another basket has joined, and counts the pieces of both', async () => {
  const [first, second] = [await deliveryOn(FRIDAY), await deliveryOn(FRIDAY)];
  now = THURSDAY_AT_NINE;
  expect(await run()).toBe(1);
  const [mail, ...more] = await reminders();
  expect(more).toEqual([]);
  expect(mail?.body).toContain('Pieces: 2');
  now = MONDAY;
  for (const { id } of [second, first]) await undo(id);
});

it('says nothing of a visit that was taken back, and follows one that has moved', async () => {
  const gone = await deliveryOn(FRIDAY);
  const moved = await deliveryOn(FRIDAY, '16-18');
  await undo(gone.id);
  await dataFrom(backend, 'changeBooking', { token: hk, params: { id: moved.id }, body: { date: TUESDAY, time: '11-13', fee: 0 } });
  now = THURSDAY_AT_NINE;
  expect(await run()).toBe(0);
  now = new Date('2026-11-23T02:00:00Z');
  expect(await run()).toBe(1);
  expect((await reminders())[0]?.subject).toContain('Tuesday, 24 November 2026');
  now = MONDAY;
  await undo(moved.id);
});

it('takes a visit out of the calendar when it is called off, and leaves what another basket takes over', async () => {
  const files = async () =>
    (await mailsTo(backend, 'hk@example.com'))
      .flatMap(({ attachments }) => attachments)
      .map(({ content }) => content.replaceAll('\r\n ', ''));
  const uidOf = (file = '') => /UID:(.+)/.exec(file)?.[1];
  const [first, second] = [await deliveryOn(FRIDAY), await deliveryOn(FRIDAY)];
  const [booked, joined] = await files();
  const wordsOf = (file = '') => /SUMMARY:.+\r\nDESCRIPTION:.+/.exec(file)?.[0];
  await undo((await deliveryOn(FRIDAY)).id);
  const [, left] = (await files()).slice(2);
  for (const file of [booked, joined, left]) {
    for (const part of ['METHOD:PUBLISH', 'ORGANIZER:mailto:hello@', first.id, wordsOf(booked)]) expect(file).toContain(part);
  }
  now = new Date(MONDAY.getTime() + 60_000);
  // Whatever they read by now.
  const read = (locale: 'en' | 'en-SG') => backend.context.database.orm.update(users).set({ locale }).where(eq(users.id, 'demo-hk'));
  await read('en-SG');
  await undo(first.id);
  await read('en');
  const [cancelled, own] = (await files()).slice(4);
  for (const part of ['METHOD:CANCEL', 'STATUS:CANCELLED', 'DTSTART:20261120T060000Z']) expect(cancelled).toContain(part);
  expect(cancelled).not.toContain('VALARM');
  expect(uidOf(cancelled)).toBe(uidOf(booked));
  expect([own?.includes('METHOD:PUBLISH'), uidOf(own)]).toEqual([true, expect.stringContaining(second.id)]);
  await dataFrom(backend, 'cancelBooking', { token: hk, params: { id: second.id }, query: { fee: '0' } });
  const last = (await files()).at(-1);
  expect([last?.includes('METHOD:CANCEL'), uidOf(last)]).toEqual([true, uidOf(own)]);
});

it('leaves out what was booked on that very day, of which the confirmation has just told', async () => {
  now = BEFORE_NINE;
  hk = await demoToken(backend, 'hk');
  const { id } = await deliveryOn(FRIDAY, '16-18');
  now = THURSDAY_AT_NINE;
  expect(await run()).toBe(0);
  expect(await reminders()).toEqual([]);
  await dataFrom(backend, 'cancelBooking', { token: hk, params: { id }, query: { fee: '0' } });
});

it('goes by mail and push as the member has chosen', async () => {
  const { orm } = backend.context.database;
  const channels = async (changes: Partial<typeof users.$inferSelect>) => {
    now = MONDAY;
    await orm.update(users).set(changes).where(eq(users.id, 'demo-hk'));
    const { id } = await deliveryOn(FRIDAY);
    await orm.delete(outboxMails);
    now = THURSDAY_AT_NINE;
    expect(await run()).toBe(1);
    const told = (await orm.select().from(outboxMails)).map(({ channel }) => channel).sort();
    now = MONDAY;
    await undo(id);
    return told;
  };
  expect(await channels({ fcmToken: 'device-1', notifications: {} })).toEqual(['email', 'push']);
  expect(await channels({ fcmToken: 'device-1', notifications: { 'email.deliveries': false } })).toEqual(['push']);
  expect(await channels({ fcmToken: null, notifications: {} })).toEqual(['email']);
});

it('reminds of a collection that was booked with an order', async () => {
  const person = newPerson();
  const { body } = await orderBody(backend, { user: person });
  dataOf('orderAndPaymentSignup', await placeOrder(backend, body));
  const [booking] = (await backend.context.database.orm.select().from(bookings)).filter(
    ({ date }) => date === body.bookCollection.date.date,
  );
  const morning = new Date(`${booking?.date}T01:00:00Z`);
  now = new Date(morning.getTime() - 24 * 3_600_000);
  await backend.context.database.orm.update(bookings).set({ createdAt: new Date(0) });
  expect(await run()).toBe(1);
  const [mail, ...more] = await reminders(person.email);
  expect(more).toEqual([]);
  expect(mail?.body).toContain(`Request: ${booking?.number}`);

  // After the visit its list comes by mail, with the count of what was handed over.
  now = new Date(morning.getTime() + 13 * 3_600_000);
  await runDueSteps(backend.context);
  const list = (await mailsTo(backend, person.email)).filter(({ subject }) => subject === 'We have collected your pieces');
  expect(list).toHaveLength(1);
  expect(list[0]?.body).toMatch(/\nPieces: [1-9]\d*\n/);
});

it('says who took how many pieces that were given away', async () => {
  const item = await pieceFor(backend, hk, 'donate');
  const body = { lines: [{ itemId: item.id, action: 'donate' }], total: 0 };
  await dataFrom(backend, 'createItemRequests', { token: hk, body });
  now = new Date(MONDAY.getTime() + 4 * 24 * 3_600_000);
  await runDueSteps(backend.context);
  const [mail] = (await mailsTo(backend, 'hk@example.com')).filter(({ subject }) => subject === 'Your donation has been handed over');
  expect(mail?.body).toMatch(/\nPieces: 1\nOrganisation: .+\n/);
});

it('reminds of a delivery though care of the same basket has begun, and counts what the van brings', async () => {
  const rest = (await itemsOf(backend, hk)).items.filter(
    ({ state, openRequest, sealedNote }) => state === 'stored' && !openRequest && !sealedNote,
  );
  await deliveryOn('2026-11-27', '14-16', hk, {}, rest.at(-1)?.id);
  now = new Date(MONDAY.getTime() + 24 * 3_600_000);
  await runDueSteps(backend.context);
  now = new Date('2026-11-26T01:00:00Z');
  expect(await run()).toBe(1);
  expect((await reminders())[0]?.body).toContain('Pieces: 1');
});
