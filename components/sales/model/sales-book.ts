import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { listingOn } from '@/lib/domain/consignment/markdown';
import { type StatementLine, statementLines } from '@/lib/domain/pricing/sales-statement';
import { decimalOf } from '@/lib/money';
import { csvOf, type CsvCell } from '@/lib/text/csv';

/** A sale's stations in the order in which a seller asks about them. */
export const SALE_GROUPS = ['waiting', 'withUs', 'listed', 'sold', 'coming', 'paid'] as const;
export type SaleGroup = (typeof SALE_GROUPS)[number];

/** What the owner is asked for. */
export type SaleQuestion = 'price' | 'refused' | 'ended' | 'payout';

interface Day {
  /** In the region of the account. */
  today: string;
  dayOf: (moment: string) => string;
}

/** The question that holds a sale up; null: nothing waits for the owner. */
export function questionOf(item: WardrobeItem, { today, dayOf }: Day): SaleQuestion | null {
  const { state, consignment, openRequest } = item;
  switch (state) {
    case 'priced':
      return 'price';
    case 'rejected':
      // With a delivery or a donation under way it is answered.
      return openRequest ? null : 'refused';
    case 'listed':
      return consignment?.listedAt &&
        listingOn({ listPrice: 0, floorPrice: null, listedOn: dayOf(consignment.listedAt) }, today).daysLeft === 0
        ? 'ended'
        : null;
    case 'sold':
      // Until the buyer's days are over nothing is late, and they begin with the receipt.
      return consignment?.settlement?.state === 'wanted' && consignment.settlement.on === null && consignment.receivedAt !== null
        ? 'payout'
        : null;
    default:
      return null;
  }
}

function groupOf(item: WardrobeItem, day: Day): SaleGroup {
  if (questionOf(item, day)) return 'waiting';
  switch (item.state) {
    case 'listed':
    case 'paid':
      return item.state;
    case 'sold':
      return item.consignment?.settlement?.state === 'on-its-way' ? 'coming' : 'sold';
    default:
      return 'withUs';
  }
}

export function groupSales(items: readonly WardrobeItem[], day: Day): Record<SaleGroup, WardrobeItem[]> {
  const groups: Record<SaleGroup, WardrobeItem[]> = { waiting: [], withUs: [], listed: [], sold: [], coming: [], paid: [] };
  for (const item of items) groups[groupOf(item, day)].push(item);
  return groups;
}

const COLUMNS = [
  'soldOn',
  'piece',
  'brand',
  'code',
  'soldPrice',
  'commissionPercent',
  'commission',
  'payout',
  'currency',
  'status',
  'method',
  'amount',
  'on',
] as const;
type StatementColumn = (typeof COLUMNS)[number];
type Settlement = StatementLine['settlement'];

interface Words {
  column: (column: StatementColumn) => string;
  status: (state: Settlement['state']) => string;
  method: (settlement: Settlement) => string;
}

/** Every sold piece with what became of its price: a table for spreadsheets, newest sale first. */
export function statementCsv(
  items: readonly WardrobeItem[],
  { currency, dayOf }: { currency: string; dayOf: Day['dayOf'] },
  words: Words,
): string {
  return csvOf(
    COLUMNS.map((column) => words.column(column)),
    statementLines(items).map(({ item, soldAt, price, commissionPercent, commission, payout, settlement }) => {
      const cells: Record<StatementColumn, CsvCell> = {
        soldOn: dayOf(soldAt),
        piece: item.name,
        brand: item.brand,
        code: item.code,
        soldPrice: { number: decimalOf(price) },
        commissionPercent,
        commission: { number: decimalOf(commission) },
        payout: { number: decimalOf(payout) },
        currency: currency.toUpperCase(),
        status: words.status(settlement.state),
        method: words.method(settlement),
        amount: { number: decimalOf(settlement.amount) },
        on: settlement.on === null ? '' : dayOf(settlement.on),
      };
      return COLUMNS.map((column) => cells[column]);
    }),
  );
}
