import { describe, expect, it } from 'vitest';
import { users } from '@/backend/api/db/schema/users';
import { ADDRESS, freeSlots, orderBody, placeOrder } from '@/tests/builders/order';
import { call, dataFrom, dataOf, signUpMember } from '@/tests/setup/member';
import { recordQueries, isLockedFirst } from '@/tests/setup/recorded-queries';
import { testBackend } from '@/tests/setup/test-backend';

const backend = testBackend({ rateLimitFactor: 1000 });

describe('changes of one profile at once', () => {
  it('all stay', async () => {
    const { id, token } = await signUpMember(backend);
    const change = async (body: unknown) => (await call(backend, 'updateUser', { token, body })).statusCode;
    for (let round = 0; round < 10; round += 1) {
      const [firstName, lastName, contactPhone, notifications] = [
        `Ada ${round}`,
        `Lo ${round}`,
        `5550 123${round}`,
        { 'email.messages': round % 2 === 0 },
      ];
      expect(await Promise.all([{ firstName }, { lastName }, { contactPhone }, { notifications }].map(change))).toEqual([
        200, 200, 200, 200,
      ]);
      const stored = await backend.context.database.orm.select().from(users);
      expect(stored.find((user) => user.id === id)).toMatchObject({ firstName, lastName, notifications });
    }
  });

  it('come one after the other: each reads behind the lock of its member', async () => {
    const { token } = await signUpMember(backend);
    const recorder = recordQueries(backend.context.database.orm);
    await recorder.during('updateUser', () => call(backend, 'updateUser', { token, body: { firstName: 'Bo' } }));
    expect(isLockedFirst(recorder.queries(), /^select "id", .*"email".* from "users" where "users"."id" = \$1$/)).toBe(true);
  });
});

describe('the first contact of a member', () => {
  /** What a change of the profile waits for before it writes the contact: who takes the two the other way round could wait for ever. */
  const isWrittenBehindTheLock = async (by: string, work: () => Promise<unknown>) => {
    const recorder = recordQueries(backend.context.database.orm);
    await recorder.during(by, work);
    return isLockedFirst(recorder.queries(), /^(insert into|update) "contacts" /);
  };
  const piece = { brand: 'Maison Sample', category: 'bag', condition: 'excellent', photos: [] };

  it('is written behind its lock by an address, a collection and a consignment', async () => {
    const { token } = await signUpMember(backend);
    const send = (name: 'saveAddress' | 'createCollection' | 'orderConsignment', body: unknown, key?: string) => () =>
      dataFrom(backend, name, { token, body, ...(key ? { headers: { 'idempotency-key': key } } : {}) });
    expect(await isWrittenBehindTheLock('saveAddress', send('saveAddress', { address: ADDRESS.hk }))).toBe(true);

    const { body } = await orderBody(backend, { user: null, packages: { lite: { numberItems: 2, totalPrice: 0 } } });
    const { booking } = dataOf('orderAndPaymentSignup', await placeOrder(backend, body, { token }));
    const [visit] = (await dataFrom(backend, 'bookings', { token })).bookings;
    await dataFrom(backend, 'cancelBooking', { token, params: { id: booking.id }, query: { fee: String(visit?.feeNow ?? 0) } });
    const [slot] = await freeSlots(backend, 'hk');
    const wanted = { ...body.bookCollection, date: { date: slot?.date, time: slot?.time } };
    const { collection } = await dataFrom(backend, 'wardrobeSummary', { token });
    expect(collection).toMatchObject({ kind: 'order' });
    expect(
      await isWrittenBehindTheLock(
        'createCollection',
        send('createCollection', { booking: wanted, total: 0 }, 'a-collection-behind-the-lock'),
      ),
    ).toBe(true);

    const {
      body: { bookCollection },
    } = await orderBody(backend, { user: null });
    expect(
      await isWrittenBehindTheLock(
        'orderConsignment',
        send(
          'orderConsignment',
          { country: 'hk', items: [piece, piece, piece], bookCollection, termsVersion: '2026-01' },
          'a-consignment-behind-the-lock',
        ),
      ),
    ).toBe(true);
  });
});
