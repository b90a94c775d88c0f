import { describe, expect, it } from 'vitest';
import { EMPTY_DRAFT, extrasOfDraft, type BasketDraft, type VisitFee } from '@/lib/domain/pricing/basket-draft';
import { quoteBasket } from '@/lib/domain/pricing/quote-basket';
import { counted, createBasket, createPackages } from '@/tests/builders/basket';
import { workOut, type WorkedOut, type WrittenBasket } from './oracle';
import { random, randomBasket } from './oracle-baskets';

const BASKETS = 1000;
const SEED = 20261121;

function quoted(written: WrittenBasket): WorkedOut {
  const { country, months, x, isPlus, lite, luxe, pix, consignment, apartments, fees } = written;
  const packages = createPackages({
    x: { ...counted(x), xType: isPlus ? 'plus' : 'basic' },
    lite: counted(lite),
    luxe: counted(luxe),
    pix: counted(pix),
    consignment: counted(consignment),
    serviceApartment: apartments.map(counted),
  });
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
const BY_HAND: [string, Partial<WrittenBasket> & { country: 'hk' | 'sg' }, number, number][] = [
  ['five items for a month', { country: 'hk', x: 5 }, 295, 295],
  ['ten items for two months', { country: 'hk', x: 10, months: 2 }, 980, 980],
  ['twenty items for three months, 5 % off', { country: 'hk', x: 20, months: 3 }, 2508, 2508],
  ['forty items for six months, 10 % off', { country: 'hk', x: 40, months: 6 }, 8640, 8640],
  ['sixty items for a year, 15 % off', { country: 'hk', x: 60, months: 12 }, 22950, 22950],
  ['five items plus', { country: 'hk', x: 5, isPlus: true }, 354, 354],
  ['twenty items plus for six months', { country: 'hk', x: 20, isPlus: true, months: 6 }, 5702.4, 5702.4],
  ['one bag', { country: 'hk', lite: 1 }, 120, 120],
  ['three bags for four months, 5 % off', { country: 'hk', lite: 3, months: 4 }, 1368, 1368],
  ['one gown for a year', { country: 'hk', luxe: 1, months: 12 }, 1530, 1530],
  ['twenty photographs', { country: 'hk', pix: 20 }, 900, 900],
  ['photographs cost the same in a year', { country: 'hk', pix: 20, months: 12 }, 900, 900],
  ['one apartment', { country: 'hk', apartments: [10] }, 450, 450],
  ['two apartments for six months', { country: 'hk', apartments: [20, 40], months: 6 }, 13014, 13014],
  ['nine pieces to sell pay their collection', { country: 'hk', consignment: 9 }, 150, 0],
  ['ten pieces to sell do not', { country: 'hk', consignment: 10 }, 0, 0],
  ['pieces to sell beside a bag do not', { country: 'hk', consignment: 3, lite: 1 }, 120, 120],
  ['a bag without lift and bay', { country: 'hk', lite: 1, fees: ['no-lift', 'no-parking-bay'] }, 270, 120],
  ['a bag from an island', { country: 'hk', lite: 1, fees: ['outlying-area'] }, 320, 120],
  ['five items', { country: 'sg', x: 5 }, 52, 52],
  ['twenty items plus', { country: 'sg', x: 20, isPlus: true }, 187.2, 187.2],
  ['ten items for three months, 5 % off', { country: 'sg', x: 10, months: 3 }, 250.8, 250.8],
  ['sixty items for a year', { country: 'sg', x: 60, months: 12 }, 4039.2, 4039.2],
  ['two bags for six months', { country: 'sg', lite: 2, months: 6 }, 237.6, 237.6],
  ['a gown for three months: 27 less 5 % is 25.65', { country: 'sg', luxe: 1, months: 3 }, 76.95, 76.95],
  ['five items plus for a year: 62.40 less 15 % is 53.04', { country: 'sg', x: 5, isPlus: true, months: 12 }, 636.48, 636.48],
  ['thirty photographs', { country: 'sg', pix: 30 }, 240, 240],
  ['an apartment for eleven months', { country: 'sg', apartments: [40], months: 11 }, 2732.4, 2732.4],
  ['a bag from Sentosa, no lift', { country: 'sg', lite: 1, fees: ['no-lift', 'outlying-area'] }, 73, 22],
  ['four pieces to sell', { country: 'sg', consignment: 4 }, 28, 0],
];

describe('thirty baskets worked by hand', () => {
  it('are thirty', () => expect(BY_HAND).toHaveLength(30));

  it.each(BY_HAND)('%s', (_name, basket, total, today) => {
    const written = { ...nothing, ...basket };
    const expected = { total: Math.round(total * 100), today: Math.round(today * 100) };
    expect(quoted(written)).toMatchObject(expected);
    expect(workOut(written)).toMatchObject(expected);
  });
});
