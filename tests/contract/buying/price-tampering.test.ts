import { describe, expect, it } from 'vitest';
import { gatewayCharges } from '@/backend/api/db/schema/gateway';
import { freeSlots, orderBody, placeOrder, SEASON_GIFT } from '@/tests/builders/order';
import { call, dataFrom, dataOf, signUpMember } from '@/tests/setup/member';
import { testBackend } from '@/tests/setup/test-backend';
import { demoToken, pieceFor } from '../wardrobe/support';

const backend = testBackend({ rateLimitFactor: 1000 });

const charged = async () => (await backend.context.database.orm.select().from(gatewayCharges)).length;
type Json = Record<string, unknown>;

/** Every place of a body that holds an amount, as a path. */
function amountsOf(value: unknown, path: string[] = []): string[][] {
  if (typeof value === 'number') return /price|total$/i.test(path.at(-1) ?? '') ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => amountsOf(part, [...path, key]));
}

function changed<Body extends object>(body: Body, path: readonly string[], change: (amount: number) => number): Body {
  const copy = structuredClone(body);
  const last = path.at(-1) ?? '';
  const holder = path.slice(0, -1).reduce((part, key) => part[key] as Json, copy as Json);
  holder[last] = change(holder[last] as number);
  return copy;
}

/** One cent less, one more, nothing at all, a hundredth. */
const CHANGES = [
  (amount: number) => Math.max(0, amount - 1),
  (amount: number) => amount + 1,
  () => 0,
  (amount: number) => Math.floor(amount / 100),
];

async function expectRefused(send: (body: object) => Promise<{ statusCode: number; json(): unknown }>, body: object): Promise<number> {
  const paths = amountsOf(body);
  const before = await charged();
  let tried = 0;
  for (const path of paths) {
    for (const change of CHANGES) {
      const tampered = changed(body, path, change);
      if (JSON.stringify(tampered) === JSON.stringify(body)) continue;
      const answer = await send(tampered);
      expect([path.join('.'), answer.statusCode, (answer.json() as Json).code]).toEqual([path.join('.'), 409, 'PRICE_CHANGED']);
      tried += 1;
    }
  }
  expect(await charged()).toBe(before);
  return tried;
}

describe('each amount of each request, changed on the way', () => {
  it.each(['hk', 'sg'] as const)('is refused with the right figures by an order in %s, and nothing is charged', async (country) => {
    const packages = {
      x: { numberItems: 10, totalPrice: 0, xType: 'plus' as const },
      lite: { numberItems: 2, totalPrice: 0 },
      luxe: { numberItems: 1, totalPrice: 0 },
      pix: { numberItems: 20, totalPrice: 0 },
      serviceApartment: [{ numberItems: 10, totalPrice: 0 }],
    };
    const { body } = await orderBody(backend, { country, packages, address: { haveLift: false } });
    expect(await expectRefused((tampered) => placeOrder(backend, tampered), body)).toBeGreaterThan(25);
  });

  it('by a gift', async () => {
    const gift = { ...SEASON_GIFT, country: 'sg', currency: 'SGD', price: 42_000 };
    expect(await expectRefused((body) => call(backend, 'giftPayment', { body }), gift)).toBe(4);
  });

  it('by a basket of the wardrobe', async () => {
    const token = await demoToken(backend, 'hk');
    const { id } = await pieceFor(backend, token, 'care');
    expect(
      await expectRefused((body) => call(backend, 'createItemRequests', { token, body }), {
        lines: [{ itemId: id, action: 'care', service: 'repair', note: 'The left cuff' }],
        total: 14_000,
      }),
    ).toBe(4);
  });

  it('by a change and a cancellation of a booking', async () => {
    const { token } = await signUpMember(backend);
    const { body } = await orderBody(backend, { user: null, slot: 20 });
    const { booking } = dataOf('orderAndPaymentSignup', await placeOrder(backend, body, { token }));
    const params = { id: booking.id };
    const other = (await freeSlots(backend, 'hk'))[21];
    for (const fee of [1, 10_000]) {
      const moved = await call(backend, 'changeBooking', {
        token,
        params,
        body: { date: other?.date ?? '', time: other?.time ?? '', fee },
      });
      const cancelled = await call(backend, 'cancelBooking', { token, params, query: { fee: String(fee) } });
      expect([moved, cancelled].map((answer) => (answer.json() as Json).code)).toEqual(['PRICE_CHANGED', 'PRICE_CHANGED']);
    }
  });

  it('does not matter to a coupon, which is worth what its rule says', async () => {
    const { body } = await orderBody(backend, { user: null });
    const check = async (price: number) =>
      (
        await dataFrom(backend, 'checkCouponCode', {
          body: { couponCode: 'WELCOME10', price, country: 'hk', packages: body.packages, service: body.service },
        })
      ).couponCode.discount;
    expect(await Promise.all([0, 1, 1_000_000].map(check))).toEqual(Array(3).fill(await check(body.price)));
  });
});
