import { VISIT_FEES, type BasketDraft, type VisitFee } from './basket-draft';

export const FEE_LETTERS: Record<VisitFee, string> = { 'no-lift': 'l', 'no-parking-bay': 'p', 'outlying-area': 'o' };
export const SINGLE = { l: 'lite', u: 'luxe', p: 'pix', c: 'consignment' } as const;

/**
 * A draft as a short text for an address, with parts separated by dots: `x20.l2.m6` is twenty items of x basic, two bags and six months. It
 * holds no prices: a link always shows today's.
 */
export function encodeDraft({ packages, months, visitFees, extraDeliveries, exitAfterMonths }: BasketDraft): string {
  const singles = Object.entries(SINGLE).map(([letter, name]) => part(letter, packages[name].numberItems));
  const apartments = packages.serviceApartment.map(({ numberItems }) => numberItems).filter((count) => count > 0);
  const fees = VISIT_FEES.filter((fee) => visitFees.includes(fee))
    .map((fee) => FEE_LETTERS[fee])
    .join('');
  return [
    part(packages.x.xType === 'plus' ? 'xp' : 'x', packages.x.numberItems),
    ...singles,
    apartments.length > 0 ? `a${apartments.join('-')}` : '',
    `m${months}`,
    fees === '' ? '' : `f${fees}`,
    part('d', extraDeliveries),
    part('e', exitAfterMonths ?? 0),
  ]
    .filter(Boolean)
    .join('.');
}

function part(letters: string, count: number): string {
  return count > 0 ? `${letters}${count}` : '';
}
