import { describe, expect, it } from 'vitest';
import { orderBody, placeOrder } from '@/tests/builders/order';
import { dataFrom, signUpMember } from '@/tests/setup/member';
import { testBackend } from '@/tests/setup/test-backend';

const backend = testBackend({ rateLimitFactor: 1000 });

describe('two orders at once of somebody new', () => {
  /** Both are judged before either is charged: the gateway answers when both have asked it. */
  async function placeBoth(orders: { body: unknown }[], token: string) {
    const { gateway } = backend.context;
    const { charge } = gateway;
    let asked = 0;
    let open = () => {};
    const both = new Promise<void>((resolve) => void (open = resolve));
    gateway.charge = async (wish) => {
      asked += 1;
      if (asked === orders.length) open();
      await both;
      return charge(wish);
    };
    const answers = await Promise.all(
      orders.map(({ body }, index) => placeOrder(backend, body, { token, key: `two-at-once-${token.slice(0, 8)}-${index}` })),
    );
    gateway.charge = charge;
    return answers.map((answer) => answer.json() as { code?: string; errors?: { path: string; params?: { now: number } }[] });
  }
  const settledOf = async (token: string) => (await dataFrom(backend, 'invoices', { token })).data.filter(({ total }) => total > 0).length;

  it("give a friend's reward to one of them; the other is told its price, and its money goes back", async () => {
    const referrer = await signUpMember(backend);
    const own = (await dataFrom(backend, 'userInformation', { token: referrer.token })).detailReferralCode?.code ?? '';
    const { token } = await signUpMember(backend);
    const orders = [
      await orderBody(backend, { user: null, months: 1, referralCode: own, slot: 3 }),
      await orderBody(backend, { user: null, months: 1, referralCode: own, slot: 4 }),
    ];
    const answers = await placeBoth(orders, token);
    expect(answers.map(({ code }) => code).filter(Boolean)).toEqual(['PRICE_CHANGED']);
    const today = answers.find(({ code }) => code)?.errors?.find(({ path }) => path === 'chargedToday')?.params?.now;
    expect(today).toBe((orders[0]?.quote.chargedToday ?? 0) + 30_000);
    expect(await settledOf(token)).toBe(1);
  });

  it('take a code for a first order with one of them', async () => {
    const { token } = await signUpMember(backend);
    await backend.context.database.orm.execute(
      "insert into coupons (code, kind, percent, first_order_only) values ('FIRSTTEN', 'percent', 10, true), ('FIRSTFIVE', 'percent', 5, true)",
    );
    const orders = [
      await orderBody(backend, { user: null, couponCode: 'FIRSTTEN', token, slot: 5 }),
      await orderBody(backend, { user: null, couponCode: 'FIRSTFIVE', token, slot: 6 }),
    ];
    const answers = await placeBoth(orders, token);
    expect(answers.map(({ code }) => code).filter(Boolean)).toEqual(['COUPON_FIRST_ORDER']);
    expect(await settledOf(token)).toBe(1);
  });
});
