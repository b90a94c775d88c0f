import type { InvoiceLine, MonthlyListPrice } from '@/backend/api/db/schema/orders';
import { coverOf, invoiceLine } from '@/backend/api/modules/order/order-invoice';
import type { RegionCode } from '@/lib/config/regions';
import type { InvoiceLineKind } from '@/lib/contract/billing';
import type { CareService } from '@/lib/contract/wardrobe';
import { priceOfExtra, type ExtraName } from '@/lib/domain/pricing/price-list';
import { DEMO_REWARD } from '@/backend/api/identity/seed-demo-accounts';
import { CARE_PRICES, extrasOf, priceListOf } from '@/backend/api/db/seed/price-list';

interface DemoInvoice {
  daysAgo: number;
  lines: InvoiceLine[];
  status: 'paid' | 'due';
  /** Of an overdue invoice: declined charges and reminders sent. */
  chargesTried?: number;
  remindersSent?: number;
}

interface OtherPlan {
  kind: 'luxe' | 'lite';
  quantity: number;
}

export interface DemoBilling {
  userId: string;
  country: RegionCode;
  /** Items of x basic, or null without a plan. */
  tier: number | null;
  /** Sold by the piece or bag. */
  other?: OtherPlan | undefined;
  /** Has consigned pieces. */
  isSeller?: boolean;
  cards: { brand: string; last4: string; monthsLeft: number }[];
  invoices: DemoInvoice[];
}

const OTHERS: Partial<Record<RegionCode, OtherPlan>> = { hk: { kind: 'luxe', quantity: 2 }, sg: { kind: 'lite', quantity: 2 } };

/** What is paid for monthly, at the list price. */
export function monthlyPrices(country: RegionCode, tier: number, other?: OtherPlan): (MonthlyListPrice & { kind: InvoiceLineKind })[] {
  const prices = priceListOf(country);
  const [plan] = prices;
  const sold = prices.find((entry) => entry.package === other?.kind);
  const price = plan?.tiers?.find(({ numberItems }) => numberItems === tier)?.price ?? 0;
  return [
    { kind: 'x', quantity: tier, price, ...coverOf(plan ?? {}) },
    ...(other ? [{ ...other, price: (sold?.unitPrice ?? 0) * other.quantity, ...coverOf(sold ?? {}) }] : []),
  ];
}

function month(country: RegionCode, tier: number, extra: InvoiceLine[] = [], other?: OtherPlan): InvoiceLine[] {
  const lines = monthlyPrices(country, tier, other).map(({ kind, quantity, price, ...promised }) =>
    invoiceLine(kind, price, { quantity, months: 1, estimate: price, ...promised }),
  );
  return [...lines, ...extra];
}

/** `expected`: how many the member had reckoned with. */
function job(country: RegionCode, kind: ExtraName & InvoiceLineKind, quantity = 1, expected?: number): InvoiceLine {
  const price = priceOfExtra(extrasOf(country), kind) ?? 0;
  return invoiceLine(kind, price * quantity, {
    quantity,
    unitPrice: price,
    ...(expected === undefined ? {} : { estimate: price * expected }),
  });
}

/** At the fixed price that the member confirmed in the basket. */
function care(country: RegionCode, service: CareService, quantity = 1): InvoiceLine {
  const price = CARE_PRICES.find((sold) => sold.service === service)?.price[country] ?? 0;
  return { ...invoiceLine('care', price * quantity, { quantity, unitPrice: price }), service };
}

const paid = (daysAgo: number, lines: InvoiceLine[]): DemoInvoice => ({ daysAgo, lines, status: 'paid' });

/** Seventeen days overdue. */
function overdue(country: RegionCode): DemoInvoice {
  const lines = [job(country, 'extra-delivery'), care(country, 'alteration')];
  return { daysAgo: 24, lines, status: 'due', chargesTried: 3, remindersSent: 2 };
}

/** Six months with jobs between them: a dozen paid invoices. In one of them a friend's reward is used. */
function history(country: RegionCode, tier: number): DemoInvoice[] {
  const credit = [invoiceLine('credit', -DEMO_REWARD.amount[country])];
  const monthOf = (extra: InvoiceLine[] = []) => month(country, tier, extra, OTHERS[country]);
  return [
    paid(195, monthOf()),
    paid(181, [job(country, 'extra-delivery')]),
    paid(165, monthOf()),
    paid(149, [care(country, 'dry-cleaning', 2)]),
    paid(135, monthOf([job(country, 'extra-delivery', 1, 2)])),
    paid(120, [job(country, 'rush'), job(country, 'no-lift')]),
    paid(105, monthOf()),
    paid(92, [care(country, 'repair')]),
    paid(75, monthOf(credit)),
    paid(61, [job(country, 'extra-delivery', 2, 2)]),
    paid(45, monthOf([job(country, 'late-change')])),
    paid(15, monthOf()),
  ];
}

export const DEMO_BILLING: readonly DemoBilling[] = [
  {
    userId: 'demo-hk',
    country: 'hk',
    tier: 40,
    other: OTHERS.hk,
    cards: [
      { brand: 'Visa', last4: '1111', monthsLeft: 26 },
      { brand: 'Mastercard', last4: '4444', monthsLeft: 1 },
    ],
    // Numbers follow the dates.
    invoices: [...history('hk', 40), overdue('hk')].sort((one, other) => other.daysAgo - one.daysAgo),
  },
  {
    userId: 'demo-sg',
    country: 'sg',
    tier: 10,
    other: OTHERS.sg,
    cards: [{ brand: 'Visa', last4: '1881', monthsLeft: 19 }],
    invoices: [...history('sg', 10), { daysAgo: 3, lines: [job('sg', 'extra-delivery')], status: 'due' }],
  },
  {
    userId: 'demo-consignor',
    country: 'hk',
    tier: 20,
    isSeller: true,
    cards: [{ brand: 'American Express', last4: '0005', monthsLeft: 31 }],
    invoices: quarter('hk'),
  },
  {
    userId: 'demo-consignor-sg',
    country: 'sg',
    tier: 20,
    isSeller: true,
    cards: [
      { brand: 'Mastercard', last4: '5100', monthsLeft: 1 },
      { brand: 'Visa', last4: '0119', monthsLeft: 22 },
    ],
    invoices: [...quarter('sg'), overdue('sg')].sort((one, other) => other.daysAgo - one.daysAgo),
  },
];

/** A seller's first collection and three months. */
function quarter(country: RegionCode): DemoInvoice[] {
  return [
    paid(150, [job(country, 'consignment-collection')]),
    paid(75, month(country, 20, [care(country, 'dry-cleaning')])),
    paid(45, month(country, 20)),
    paid(15, month(country, 20)),
  ];
}

type Piece = {
  brand: string;
  category: string;
  condition: string;
  state: 'requested' | 'submitted' | 'authenticated' | 'rejected' | 'priced' | 'listed' | 'sold' | 'paid';
  daysAgo: number;
  /** In dollars. */
  price?: Record<RegionCode, number>;
};

/** One piece in each state, and two payouts. */
export const DEMO_CONSIGNMENT: readonly Piece[] = [
  { brand: 'Maison Sample', category: 'bag', condition: 'excellent', state: 'paid', daysAgo: 60, price: { hk: 12_000, sg: 2_100 } },
  { brand: 'Atelier Nord', category: 'coat', condition: 'very-good', state: 'paid', daysAgo: 41, price: { hk: 1_800, sg: 320 } },
  { brand: 'Maison Sample', category: 'dress', condition: 'excellent', state: 'sold', daysAgo: 4, price: { hk: 3_600, sg: 640 } },
  { brand: 'Lantern & Co', category: 'jacket', condition: 'good', state: 'listed', daysAgo: 30, price: { hk: 1_200, sg: 210 } },
  { brand: 'Atelier Nord', category: 'knitwear', condition: 'very-good', state: 'priced', daysAgo: 3, price: { hk: 900, sg: 160 } },
  { brand: 'Harbour Line', category: 'shoes', condition: 'good', state: 'authenticated', daysAgo: 5 },
  { brand: 'Harbour Line', category: 'skirt', condition: 'fair', state: 'rejected', daysAgo: 20 },
  { brand: 'Lantern & Co', category: 'shirt', condition: 'good', state: 'submitted', daysAgo: 2 },
];
