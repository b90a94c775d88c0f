import { beforeAll, describe, expect, it } from 'vitest';
import { gatewayCharges } from '@/backend/api/db/schema/gateway';
import { users } from '@/backend/api/db/schema/users';
import { CALLS } from '@/lib/contract/calls';
import { orderBody, placeOrder } from '@/tests/builders/order';
import { call, dataFrom, dataOf, signUpMember, type TestMember } from '@/tests/setup/member';
import { post, testBackend } from '@/tests/setup/test-backend';

/** Tables that the calls below write to; each write is refused as PostgreSQL refuses it on a full disk. */
const TABLES = ['newsletter_subscriptions', 'contact_messages', 'users', 'payment_intents'];

/** What an order brings about once the gateway has said yes. */
const WRITTEN_WHEN_PAID = ['orders', 'invoices', 'bookings'];

const backend = testBackend({}, { clock: () => new Date(Date.now() + ahead) });
let member: TestMember;
let ahead = 0;
const run = (statement: string) => backend.context.database.orm.execute(statement);

beforeAll(async () => {
  member = await signUpMember(backend, { email: 'full-disk@example.com' });
  await run(
    "create function refuse_full() returns trigger language plpgsql as $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$",
  );
});

const fill = (tables = TABLES) =>
  Promise.all(
    tables.map((table) =>
      run(`create trigger full_disk before insert or update on ${table} for each statement execute function refuse_full()`),
    ),
  );
const makeRoom = (tables = TABLES) => Promise.all(tables.map((table) => run(`drop trigger full_disk on ${table}`)));
const charges = async () => (await backend.context.database.orm.select().from(gatewayCharges)).length;
const nameOfMember = async () =>
  (await backend.context.database.orm.select().from(users)).find(({ email }) => email === 'full-disk@example.com')?.firstName;

describe('a disk that fills up while the backend runs', () => {
  it('is said as a service that is not available; what was acknowledged stays, reading goes on, and writing with the first room', async () => {
    const { body } = await orderBody(backend);
    await dataFrom(backend, 'updateUser', { token: member.token, body: { firstName: 'Before' } });
    await fill();
    const message = { country: 'hk', topic: 'order', name: 'Ada', email: 'ada@example.com', message: 'Is anybody there?', consent: true };
    const refused = [
      await post(backend, CALLS.newsletterSignup.path, { emailAddress: 'full@example.com' }),
      await post(backend, CALLS.contactUs.path, message),
      await call(backend, 'updateUser', { token: member.token, body: { firstName: 'Lost' } }),
      await placeOrder(backend, body, { key: 'key-of-the-full-disk-0123456789' }),
    ];
    expect(refused.map((answer) => answer.json() as object)).toEqual(
      refused.map(() => expect.objectContaining({ statusCode: 503, code: 'UNAVAILABLE', data: null }) as object),
    );
    expect(await nameOfMember()).toBe('Before');
    expect((await call(backend, 'userInformation', { token: member.token })).statusCode).toBe(200);

    await makeRoom();
    await dataFrom(backend, 'updateUser', { token: member.token, body: { firstName: 'After' } });
    expect(await nameOfMember()).toBe('After');
    expect((await post(backend, CALLS.contactUs.path, message)).statusCode).toBe(201);
    // The same key, as a page sends it again: nothing was charged before, and it is now, once.
    dataOf('orderAndPaymentSignup', await placeOrder(backend, body, { key: 'key-of-the-full-disk-0123456789' }));
    expect(await charges()).toBe(1);
  });

  it('after the money has moved: not called a failure, and finished with the first room, charged once', async () => {
    const before = await charges();
    const { body } = await orderBody(backend);
    const pay = async () => (await placeOrder(backend, body, { key: 'key-of-a-disk-full-too-late-0123' })).json<object>();
    await fill(WRITTEN_WHEN_PAID);
    expect(await pay()).toMatchObject({ code: 'PAYMENT_UNKNOWN' });
    expect(await charges()).toBe(before + 1);
    await makeRoom(WRITTEN_WHEN_PAID);
    // A minute later it is tried again.
    ahead += 61_000;
    expect(await pay()).toMatchObject({ statusCode: 201, data: { order: {} } });
    expect(await charges()).toBe(before + 1);
  });
});
