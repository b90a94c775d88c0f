import { describe, expect, it } from 'vitest';
import { prepareOrder } from '@/backend/api/modules/order/prepare-order';
import { REGION_CODES } from '@/lib/config/regions';
import { orderBody } from '@/tests/builders/order';
import { testBackend } from '@/tests/setup/test-backend';
import { workOut } from '@/tests/unit/domain/pricing/oracle';
import { packagesOf, random, randomBasket } from '@/tests/unit/domain/pricing/oracle-baskets';

/** `npm run suite -- fuzz` takes five hundred. */
const BASKETS = Number(process.env.BASKETS ?? 60);
const PERSON = { email: 'oracle@example.com', password: 'correct horse 7', firstName: 'Ada', lastName: 'Lo' };
const SEED = 20261122;
const OUTLYING = { hk: { district: 'islands' }, sg: { district: 'd04', zipCode: '098269' } } as const;
const backend = testBackend({ rateLimitFactor: 1000 });

/** The calculator's side of it stands in tests/unit/domain/pricing/oracle.test.ts: both have to agree with the same oracle. */
describe.each(REGION_CODES)('the server in %s', (country) => {
  it(`computes what the printed catalogue comes to, whatever it is told, for ${BASKETS} random baskets`, async () => {
    const below = random(SEED + country.charCodeAt(0));
    const { body } = await orderBody(backend, { country });
    const { address } = body.bookCollection;
    for (let index = 0; index < BASKETS; index += 1) {
      const basket = randomBasket(country, below);
      const expected = workOut(basket);
      if (expected.items === 0) continue;
      const { fees, months } = basket;
      const packages = packagesOf(basket);
      const door = {
        ...address,
        haveLift: !fees.includes('no-lift'),
        parkingBay: !fees.includes('no-parking-bay'),
        ...(fees.includes('outlying-area') ? OUTLYING[country] : {}),
      };
      const answer = await prepareOrder(
        backend.context,
        {
          ...body,
          user: PERSON,
          packages,
          price: 1,
          service: { subTotalPrice: 1, totalPrice: 1, totalItems: 0, paktTotalMonthSelect: months },
          bookCollection: { ...body.bookCollection, address: door },
        },
        null,
      );
      if (answer.kind !== 'refused') throw new Error(`Taken at another price: ${JSON.stringify(basket)}`);
      const told = (path: string) => answer.errors?.find((error) => error.path === path)?.params?.now;
      expect(
        {
          code: answer.code,
          subTotal: told('service.subTotalPrice'),
          total: told('price'),
          today: told('chargedToday'),
          later: told('chargedLater'),
          items: told('service.totalItems'),
        },
        JSON.stringify(basket),
      ).toEqual({
        code: 'PRICE_CHANGED',
        subTotal: expected.subTotal,
        total: expected.total,
        today: expected.today,
        later: expected.later,
        items: expected.items,
      });
    }
  });
});
