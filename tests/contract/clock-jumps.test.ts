import { beforeAll, describe, expect, it } from 'vitest';
import { freeSlots, orderBody, placeOrder } from '@/tests/builders/order';
import { call, dataFrom, dataOf, logIn, signUpMember, type TestMember } from '@/tests/setup/member';
import { testBackend } from '@/tests/setup/test-backend';

const HOUR = 3_600_000;
const backend = testBackend(
  { rateLimitFactor: 1000, hasOperations: false, hasDemoAccounts: false },
  { clock: () => new Date(Date.now() + ahead) },
);
let member: TestMember;
let ahead = 0;

beforeAll(async () => {
  member = await signUpMember(backend);
});

const isSignedIn = async ({ token }: TestMember) => (await call(backend, 'currentUser', { token })).statusCode === 200;

describe('a clock that jumps', () => {
  it.each([-26 * HOUR, -HOUR, HOUR, 23 * HOUR, -400 * 24 * HOUR])(
    'by %i ms loses no session before its time and blocks nobody',
    async (jump) => {
      ahead = jump;
      member = await signUpMember(backend, { email: `jump${jump}@example.com` });
      expect(await isSignedIn(member)).toBe(true);
      ahead = 0;
      // Backwards and forwards again by less than the idle limit: the session lives on.
      if (Math.abs(jump) < 24 * HOUR) expect(await isSignedIn(member)).toBe(true);
      expect((await call(backend, 'currentUser', { token: await logIn(backend, member.email) })).statusCode).toBe(200);
    },
  );

  it('sells no slot of the past and none twice', async () => {
    const buyer = await signUpMember(backend, { email: 'jump-buyer@example.com' });
    const { body } = await orderBody(backend, { user: null });
    ahead = 90 * 24 * HOUR;
    const late = await signUpMember(backend, { email: 'jump-late@example.com' });
    expect((await placeOrder(backend, body, { token: late.token })).json()).toMatchObject({ code: 'SLOT_GONE' });
    ahead = 0;
    const before = (await freeSlots(backend, 'hk'))[0];
    dataOf('orderAndPaymentSignup', await placeOrder(backend, body, { token: buyer.token }));
    ahead = -2 * HOUR;
    const after = (await freeSlots(backend, 'hk')).find(({ date, time }) => date === before?.date && time === before.time);
    expect(after?.left ?? 0).toBe((before?.left ?? 0) - 1);
    ahead = 0;
    expect((await dataFrom(backend, 'invoices', { token: buyer.token })).data).toHaveLength(1);
  });
});
