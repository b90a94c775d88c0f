import type { ServiceType } from '@/lib/config/routes';
import type { PackageName, Packages } from '@/lib/contract/package-selection';
import type { ShoppingCart } from '@/lib/contract/pricing';
import { basketLines } from './basket-lines';
import { paysConsignmentCollection, type Collected } from './collection-extras';
import { MONTHS_MINIMUM } from './quote-basket';
import type { ExtraName } from './price-list';

/** Fees that depend on the address; the visitor selects those that apply. */
export const VISIT_FEES = ['no-lift', 'no-parking-bay', 'outlying-area'] as const satisfies readonly ExtraName[];
export type VisitFee = (typeof VISIT_FEES)[number];

export const EXTRA_DELIVERIES_MAXIMUM = 24;

/** All inputs of the calculator. Only quantities and `xType` of the packages are used. */
export interface BasketDraft {
  packages: Packages;
  months: number;
  visitFees: VisitFee[];
  extraDeliveries: number;
  /** Full months before leaving within a year; null: stays. */
  exitAfterMonths: number | null;
}

const none = { numberItems: 0, totalPrice: 0 };

export const EMPTY_DRAFT: BasketDraft = {
  packages: { x: { ...none, xType: 'basic' }, lite: none, luxe: none, pix: none, consignment: none, serviceApartment: [] },
  months: MONTHS_MINIMUM,
  visitFees: [],
  extraDeliveries: 0,
  exitAfterMonths: null,
};

/** Known fees of the collection: from the address, and for a consignment alone. */
export function extrasOfDraft({ packages, visitFees }: BasketDraft): ExtraName[] {
  return [...(paysConsignmentCollection(contentsOf(packages)) ? (['consignment-collection'] as const) : []), ...visitFees];
}

function contentsOf({ x, lite, luxe, pix, consignment, serviceApartment }: Packages): Collected {
  const stored = [x, lite, luxe, pix, ...serviceApartment].reduce((sum, { numberItems }) => sum + numberItems, 0);
  return { consignedItems: consignment.numberItems, hasStorage: stored > 0 };
}

/** Nothing but pieces to be sold: such a basket begins with the check of the pieces. */
export function isOnlyForSale(packages: Packages): boolean {
  const { consignedItems, hasStorage } = contentsOf(packages);
  return consignedItems > 0 && !hasStorage;
}

/** The draft without one of its packages, or one of its apartments. */
export function withoutPackage({ packages, ...draft }: BasketDraft, name: PackageName, position = 0): BasketDraft {
  const rest: Packages =
    name === 'serviceApartment'
      ? { ...packages, serviceApartment: packages.serviceApartment.filter((_, place) => place !== position) }
      : { ...packages, [name]: { ...packages[name], numberItems: 0 } };
  return { ...draft, packages: rest };
}

/** So many pieces are in the basket before anything was chosen. */
const SUGGESTED_PIECES = 20;
const SUGGESTED: Record<ServiceType, 'x' | 'pix' | null> = { store: 'x', digitise: 'pix', sell: null };

export function suggestedDraft(type: ServiceType, priceList: readonly ShoppingCart[]): BasketDraft {
  const name = SUGGESTED[type];
  if (name === null) return EMPTY_DRAFT;
  const packages = { ...EMPTY_DRAFT.packages, [name]: { ...EMPTY_DRAFT.packages[name], numberItems: SUGGESTED_PIECES } };
  return fitToPriceList({ ...EMPTY_DRAFT, packages }, priceList);
}

/** Removes what the price list does not sell: links and drafts may be older than the list. */
export function fitToPriceList(draft: BasketDraft, priceList: readonly ShoppingCart[]): BasketDraft {
  const { x, lite, luxe, pix, consignment, serviceApartment } = draft.packages;
  const { problems } = basketLines(draft.packages, priceList);
  const isSold = (name: PackageName, place = 0) => !problems.some((problem) => problem.package === name && problem.position === place);
  return {
    ...draft,
    packages: {
      x: isSold('x') ? x : { ...x, numberItems: 0 },
      lite: isSold('lite') ? lite : none,
      luxe: isSold('luxe') ? luxe : none,
      pix: isSold('pix') ? pix : none,
      consignment: isSold('consignment') ? consignment : none,
      serviceApartment: serviceApartment.filter((_, place) => isSold('serviceApartment', place)),
    },
  };
}

/** Whether anything is paid monthly, so that a term applies. */
export function hasMonthly(packages: Packages, priceList: readonly ShoppingCart[]): boolean {
  return basketLines(packages, priceList).lines.some(({ isMonthly }) => isMonthly);
}
