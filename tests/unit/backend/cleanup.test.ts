import { expect, it, vi } from 'vitest';
import type { BackendContext } from '@/backend/context';
import { contactMessages, newsletterSubscriptions } from '@/backend/api/db/schema/contact';
import { coupons } from '@/backend/api/db/schema/coupons';
import { gatewayNonces } from '@/backend/api/db/schema/gateway';
import { outboxMails } from '@/backend/api/db/schema/mail';
import { attemptCounts, knownDevices, mailedTokens, sessions, securityRecords } from '@/backend/api/db/schema/sign-in';
import { slotHolds, slotReservations } from '@/backend/api/db/schema/slots';
import { createMailedToken } from '@/backend/api/identity/mailed-tokens';
import { storeMail } from '@/backend/api/mail/store-mail';
import { issueNonce } from '@/backend/twins/gateway/embedded-gateway';
import { removeOldRows } from '@/backend/cleanup';
import { DAY_MS } from '@/lib/calendar-days';
import { newPerson, orderBody, placeOrder } from '@/tests/builders/order';
import { dataOf, signUpMember } from '@/tests/setup/member';
import { post, testBackend } from '@/tests/setup/test-backend';

const backend = testBackend();

/** Something of every kind that is removed one day. */
async function fill(): Promise<void> {
  const { orm } = backend.context.database;
  const now = new Date();
  const member = await signUpMember(backend);
  await createMailedToken(orm, 'password-reset', member, now);
  await post(backend, '/users/contact-us', {
    name: 'Wing Chan',
    email: 'wing@example.com',
    topic: 'order',
    message: 'How do I store a winter coat?',
    consent: true,
    country: 'hk',
  });
  await storeMail(orm, backend.context.env, {
    recipient: 'reader@example.com',
    template: 'contactReceived',
    locale: 'en',
    values: { reference: 'R' },
    now,
  });
}

async function counted(): Promise<Record<string, number>> {
  const { orm } = backend.context.database;
  const tables = {
    attempts: attemptCounts,
    tokens: mailedTokens,
    sessions,
    records: securityRecords,
    mails: outboxMails,
    messages: contactMessages,
  };
  const counts: Record<string, number> = {};
  for (const [name, table] of Object.entries(tables)) counts[name] = (await orm.select().from(table)).length;
  return counts;
}

const at = (days: number): BackendContext => {
  const later = () => new Date(Date.now() + days * DAY_MS);
  return Object.assign(Object.create(backend.context) as BackendContext, { clock: later, wallClock: later });
};

it('removes nothing before its time, and everything after it', async () => {
  await fill();
  const before = await counted();
  for (const count of Object.values(before)) expect(count).toBeGreaterThan(0);
  await removeOldRows(at(0));
  expect(await counted()).toEqual(before);
  await removeOldRows(at(91));
  expect(await counted()).toEqual({ attempts: 0, tokens: 0, sessions: 0, records: 0, mails: 0, messages: before.messages });
  await removeOldRows(at(2 * 366));
  expect((await counted()).messages).toBe(0);
});

it('forgets a device a year after it was last signed in with, but not the last one of an account', async () => {
  const { orm } = backend.context.database;
  const member = await signUpMember(backend);
  const day = (days: number) => new Date(Date.now() + days * DAY_MS);
  const device = (browser: string, seen: number) => ({
    userId: member.id,
    browser,
    system: 'macOS',
    firstSeenAt: day(0),
    lastSeenAt: day(seen),
  });
  await orm.delete(knownDevices);
  await orm.insert(knownDevices).values([device('Firefox', 0), device('Chrome', 10), device('Safari', 20)]);
  const left = async (days: number) => {
    await removeOldRows(at(days));
    return (await orm.select().from(knownDevices)).map(({ browser }) => browser).sort();
  };
  expect(await left(364)).toEqual(['Chrome', 'Firefox', 'Safari']);
  expect(await left(366)).toEqual(['Chrome', 'Safari']);
  expect(await left(4 * 366)).toEqual(['Safari']);
});

it('forgets a subscription two years after it was last asked for, but none of an account that has confirmed its address', async () => {
  const { orm } = backend.context.database;
  const [member, other] = [await signUpMember(backend), await signUpMember(backend)];
  await orm.execute(`update users set email_verified_at = now() where id = '${member.id}'`);
  const subscribe = (emailAddress: string) => post(backend, '/newsletter/signup', { emailAddress });
  for (const address of ['once@example.com', 'again@example.com', member.email, other.email]) await subscribe(address);
  const left = async (days: number) => {
    await removeOldRows(at(days));
    return (await orm.select().from(newsletterSubscriptions)).map(({ email }) => email).sort();
  };
  const all = ['once@example.com', 'again@example.com', member.email, other.email].sort();
  await orm.update(newsletterSubscriptions).set({ subscribedAt: at(-30).clock() });
  await subscribe('again@example.com');
  expect(await left(2 * 365 - 31)).toEqual(all);
  expect(await left(2 * 365 - 20)).toEqual(['again@example.com', member.email].sort());
  expect(await left(2 * 366)).toEqual([member.email]);
});

it('goes on with the others where one cannot be removed', async () => {
  await fill();
  const warn = vi.fn();
  const broken = Object.assign(at(2 * 366), {
    log: { ...backend.context.log, warn },
    wallClock: () => {
      throw new Error('no clock');
    },
  });
  await removeOldRows(broken);
  expect(warn.mock.calls).toEqual([
    [{ what: 'attempts' }, expect.any(String)],
    [{ what: 'sessions' }, expect.any(String)],
    [{ what: 'devices' }, expect.any(String)],
    [{ what: 'security records' }, expect.any(String)],
    [{ what: 'signing keys' }, expect.any(String)],
  ]);
  expect(await counted()).toMatchObject({ tokens: 0, mails: 0, messages: 0 });
});

it('keeps a welcome coupon until a year after its end, with an order that used it for good', async () => {
  const { orm } = backend.context.database;
  const personal = async () => (await orm.select().from(coupons)).filter(({ issuedFor }) => issuedFor !== null).map(({ code }) => code);
  const coded = async () => (await orm.select().from(coupons)).length;
  const ready = [];
  for (const emailAddress of ['idle@example.com', 'buyer@example.com']) {
    await post(backend, '/newsletter/signup', { emailAddress });
    ready.push(
      (await post(backend, '/newsletter/get-my-coupon', { emailAddress })).json<{ data: { couponCode: string } }>().data.couponCode,
    );
  }
  const [idle = '', used = ''] = ready;
  const { body } = await orderBody(backend, { user: newPerson({}) });
  const { order } = dataOf('orderAndPaymentSignup', await placeOrder(backend, body));
  await orm.execute(`update orders set coupon_code = '${used}' where id = '${order.id}'`);
  const all = await coded();
  await removeOldRows(at(90 + 364));
  expect([await personal(), await coded()]).toEqual([[idle, used], all]);
  await removeOldRows(at(90 + 368));
  expect([await personal(), await coded()]).toEqual([[used], all - 1]);
  // Whoever comes back after all that time gets one again.
  await post(backend, '/newsletter/get-my-coupon', { emailAddress: 'idle@example.com' });
  expect(await personal()).toHaveLength(2);
});

it('keeps a card’s nonce, spent or not, until it expires, and answers it alike after that', async () => {
  const {
    database: { orm },
    gateway,
  } = backend.context;
  await orm.delete(gatewayNonces);
  const issue = () => issueNonce(orm, { brand: 'Visa', last4: '1111', expiry: '12/34', behaviour: 'valid', token: null }, new Date());
  const [spent] = [await issue(), await issue()];
  await gateway.keepCard(spent, 'HKD');
  const again = await gateway.keepCard(spent, 'HKD');
  await removeOldRows(at(2 / 24));
  expect(await orm.select().from(gatewayNonces)).toHaveLength(2);
  await removeOldRows(at(4 / 24));
  expect(await orm.select().from(gatewayNonces)).toEqual([]);
  expect(await gateway.keepCard(spent, 'HKD')).toEqual(again);
});

it('removes a hold a day after it ended, and no booking', async () => {
  const { orm } = backend.context.database;
  await orm.delete(slotReservations);
  const place = { id: 'a-hold', country: 'hk', date: '2031-03-03', slot: '10:00' } as const;
  await orm.insert(slotReservations).values([
    { ...place, kind: 'hold', expiresAt: new Date() },
    { ...place, id: 'a-booking', kind: 'booking', expiresAt: null },
  ]);
  await orm.insert(slotHolds).values({ id: place.id, draftHash: 'a-hash', extensionsLeft: 2 });
  const left = async (days: number) => {
    await removeOldRows(at(days));
    return (await orm.select().from(slotReservations)).map(({ kind }) => kind).sort();
  };
  expect(await left(0.99)).toEqual(['booking', 'hold']);
  expect(await left(1.01)).toEqual(['booking']);
  expect(await orm.select().from(slotHolds)).toEqual([]);
});

it('forgets the text that an earlier version kept of what it had delivered', async () => {
  const { orm } = backend.context.database;
  await fill();
  await orm.update(outboxMails).set({ deliveredAt: new Date() });
  await removeOldRows(at(0));
  const mails = await orm.select().from(outboxMails);
  expect(mails.length).toBeGreaterThan(0);
  for (const mail of mails) expect(mail).toMatchObject({ body: '', headers: {} });
});
