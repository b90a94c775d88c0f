import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ENDPOINTS } from '@/lib/contract/endpoints';
import type { CallName } from '@/lib/contract/calls';
import { createTestBackend, type TestBackend } from '@/tests/setup/test-backend';

/** Written a second time by hand: calls that write for strangers, tell whether somebody is known, or can be guessed at. */
// oxfmt-ignore
const SENSITIVE: readonly CallName[] = [
  'signup', 'login', 'loginWithExternal', 'checkEmail', 'passwordReset', 'passwordResetConfirm', 'verifyEmail', 'sendVerification',
  'checkCouponCode', 'giftBalance', 'giftPayment', 'orderAndPaymentSignup', 'orderConsignment', 'holdSlot', 'upload',
  'addPaymentMethod', 'savedCardNonce', 'payInvoice', 'paymentIntent', 'choosePayout', 'sendPayoutCode', 'exportAccount',
  'sendDeletionLink', 'deleteAccount', 'newsletterSignup', 'newsletterGetMyCoupon', 'contactUs',
];
/** Of sixty a minute and a hundred sign-ins in a quarter of an hour. */
const FACTOR = 0.05;
const [A_MINUTE, SIGN_INS] = [3, 5];
const PAST_A_MINUTE_MS = 61_000;

let backend: TestBackend;
beforeAll(async () => {
  // Before the backend takes its clock.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  backend = await createTestBackend({ rateLimitFactor: FACTOR });
});
afterAll(async () => {
  vi.useRealTimers();
  await backend.remove();
});

async function statusOf(name: CallName, remoteAddress: string, payload: object = {}): Promise<number> {
  const { method, path } = ENDPOINTS[name];
  const url = path.replace(/:\w+/g, 'x');
  return (await backend.app.inject({ method, url, remoteAddress, ...(method !== 'GET' && { payload }) })).statusCode;
}

async function statusesOf(count: number, ask: (turn: number) => Promise<number>): Promise<number[]> {
  const statuses = [];
  for (let turn = 0; turn < count; turn += 1) statuses.push(await ask(turn));
  return statuses;
}

describe('whoever tries from one address', () => {
  it.each(SENSITIVE.map((name, index): [CallName, string] => [name, `203.0.113.${index}`]))(
    '%s is stopped after a minute’s measure, and nobody else is',
    async (name, address) => {
      const statuses = await statusesOf(A_MINUTE + 1, () => statusOf(name, address));
      expect(statuses.slice(0, A_MINUTE)).not.toContain(429);
      expect(statuses.at(-1)).toBe(429);
      expect(await statusOf(name, '198.51.100.1')).not.toBe(429);
    },
  );

  it('one password on many accounts, slowly, is stopped for a quarter of an hour, and nobody else is', async () => {
    const spray = (address: string) => (turn: number) => {
      // The measure of a minute never ends it.
      vi.setSystemTime(Date.now() + PAST_A_MINUTE_MS);
      return statusOf('login', address, { email: `person-${turn}@example.com`, password: 'Summer2026!', ip: `192.0.2.${turn}` });
    };
    expect(await statusesOf(SIGN_INS + 2, spray('203.0.113.200'))).toEqual([...Array<number>(SIGN_INS).fill(401), 429, 429]);
    expect(await statusesOf(1, spray('203.0.113.201'))).toEqual([401]);
    const network = await statusesOf(SIGN_INS + 1, (turn) => spray(`2001:db8:7:7::${turn + 1}`)(turn));
    expect(network).toEqual([...Array<number>(SIGN_INS).fill(401), 429]);
    vi.setSystemTime(Date.now() + 16 * 60_000);
    expect(await statusesOf(1, spray('203.0.113.200'))).toEqual([401]);
  });

  it('codes of gifts, slowly, is stopped for a quarter of an hour, and nobody else is', async () => {
    const guess = (address: string) => (turn: number) => {
      vi.setSystemTime(Date.now() + PAST_A_MINUTE_MS);
      return statusOf('giftBalance', address, { giftCode: `GIFT-AAAA-${turn}` });
    };
    expect(await statusesOf(2, guess('203.0.113.202'))).toEqual([400, 429]);
    expect(await statusesOf(1, guess('203.0.113.203'))).toEqual([400]);
  });
});
