import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { payoutAt } from '@/lib/domain/pricing/commission';

type Settlement = NonNullable<NonNullable<WardrobeItem['consignment']>['settlement']>;

/** A sold piece and what became of its price, in minor units. */
export interface StatementLine {
  item: WardrobeItem;
  soldAt: string;
  price: number;
  commissionPercent: number;
  commission: number;
  /** What the commission leaves to the owner. */
  payout: number;
  /** What is paid for it: as store credit it is more. */
  settlement: Settlement;
}

/** The lines of a statement of sales, newest sale first. The tables for a spreadsheet and for paper are written from them. */
export function statementLines(items: readonly WardrobeItem[]): StatementLine[] {
  return items
    .flatMap((item) => {
      const { soldPrice = null, soldAt = null, commissionPercent, settlement } = item.consignment ?? {};
      if (soldPrice === null || soldAt === null || !settlement) return [];
      const percent = commissionPercent ?? 0;
      return [{ item, soldAt, commissionPercent: percent, ...payoutAt(soldPrice, percent), settlement }];
    })
    .sort((one, other) => other.soldAt.localeCompare(one.soldAt));
}

/** Sums of sales: still to come and paid out, as they go or went to the owner. */
export function salesSums(items: readonly WardrobeItem[]): { coming: number; paid: number } {
  const sums = { coming: 0, paid: 0 };
  for (const { state, consignment } of items) {
    const amount = consignment?.settlement?.amount ?? 0;
    if (state === 'sold') sums.coming += amount;
    if (state === 'paid') sums.paid += amount;
  }
  return sums;
}
