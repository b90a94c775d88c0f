import { describe, expect, it } from 'vitest';
import { EMPTY_DRAFT, extrasOfDraft, type BasketDraft, type VisitFee } from '@/lib/domain/pricing/basket-draft';
import { quoteBasket } from '@/lib/domain/pricing/quote-basket';
import { createBasket } from '@/tests/builders/basket';
import { workOut, type WorkedOut, type WrittenBasket } from './oracle';
import { packagesOf, random, randomBasket } from './oracle-baskets';
import { readRows } from '@/tests/setup/read-rows';

const BASKETS = 1000;
const SEED = 20261121;

function quoted(written: WrittenBasket): WorkedOut {
  const { country, months, fees } = written;
  const packages = packagesOf(written);
  const draft: BasketDraft = { ...EMPTY_DRAFT, packages, months, visitFees: fees as VisitFee[] };
  const quote = quoteBasket(createBasket(country, packages, { months, extras: extrasOfDraft(draft) }));
  if (quote.kind !== 'priced') throw new Error(JSON.stringify(quote.problems));
  return {
    subTotal: quote.service.subTotalPrice,
    total: quote.service.totalPrice,
    today: quote.chargedToday,
    later: quote.chargedLater.reduce((sum, { amount }) => sum + amount, 0),
    tax: quote.tax.amount,
    items: quote.service.totalItems,
  };
}

describe.each(['hk', 'sg'] as const)('the quote in %s', (country) => {
  it(`agrees with the printed catalogue on ${BASKETS} random baskets`, () => {
    const below = random(SEED + country.charCodeAt(0));
    for (let index = 0; index < BASKETS; index += 1) {
      const basket = randomBasket(country, below);
      expect(quoted(basket), JSON.stringify(basket)).toEqual(workOut(basket));
    }
  });
});

const nothing = { months: 1, x: 0, isPlus: false, lite: 0, luxe: 0, pix: 0, consignment: 0, apartments: [], fees: [] };

/** Worked with pencil and paper from the catalogue: total, of which today, in dollars. */
const BY_HAND = readRows<[string, Partial<WrittenBasket> & { country: 'hk' | 'sg' }, number, number][]>(
  import.meta.url,
  'oracle.rows.json',
);

describe('thirty baskets worked by hand', () => {
  it('are thirty', () => expect(BY_HAND).toHaveLength(30));

  it.each(BY_HAND)('%s', (_name, basket, total, today) => {
    const written = { ...nothing, ...basket };
    const expected = { total: Math.round(total * 100), today: Math.round(today * 100) };
    expect(quoted(written)).toMatchObject(expected);
    expect(workOut(written)).toMatchObject(expected);
  });
});
