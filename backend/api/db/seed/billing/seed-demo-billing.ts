import { createHash } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import type { BackendContext } from '@/backend/context';
import type { Orm } from '@/backend/api/db/database';
import { takeMigrationLock } from '@/backend/api/db/migrate';
import { seedStates } from '@/backend/api/db/schema/bookkeeping';
import { gatewayCards } from '@/backend/api/db/schema/gateway';
import { consignedPieces, consignmentOrders, invoicePayments, invoices, orders } from '@/backend/api/db/schema/orders';
import { paymentMethods } from '@/backend/api/db/schema/payments';
import { users } from '@/backend/api/db/schema/users';
import { PAY_WITHIN_DAYS, totalOf } from '@/backend/api/modules/billing/issue-invoice';
import { regionTime } from '@/backend/api/modules/booking/region-time';
import { DELIVERY_DAYS } from '@/backend/api/modules/wardrobe/due-steps';
import { DAY_MS, addDays } from '@/lib/calendar-days';
import { REGIONS } from '@/lib/config/regions';
import { PAYOUT_DAYS } from '@/lib/domain/consignment/markdown';
import { payoutOfSale } from '@/lib/domain/pricing/commission';
import { quoteBasket } from '@/lib/domain/pricing/quote-basket';
import { taxContained } from '@/lib/domain/pricing/tax';
import { addMonths } from '@/lib/domain/shared/add-months';
import { COMMISSION_BANDS, extrasOf, MEMBERSHIPS, priceListOf } from '@/backend/api/db/seed/price-list';
import { DEMO_BILLING, DEMO_CONSIGNMENT, monthlyPrices, type DemoBilling } from './demo-billing';

const NAME = 'demo-billing';
const ago = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

/** Invoices and cards of the demonstration customers, written once; written again after a changed seed or a new account. */
export async function seedDemoBilling({ database: { orm }, clock }: Pick<BackendContext, 'database' | 'clock'>): Promise<void> {
  const now = clock();
  const hash = createHash('sha256')
    .update(JSON.stringify([DEMO_BILLING, DEMO_CONSIGNMENT]))
    .digest('hex');
  await orm.transaction(async (tx) => {
    await takeMigrationLock(tx);
    const [state] = await tx.select().from(seedStates).where(eq(seedStates.name, NAME));
    const ids = DEMO_BILLING.map(({ userId }) => userId);
    const present = await tx.select({ id: users.id }).from(users).where(inArray(users.id, ids));
    const billed = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(
        inArray(
          orders.id,
          ids.map((id) => `${id}-order`),
        ),
      );
    for (const billing of DEMO_BILLING) {
      const isBilled = billed.some(({ id }) => id === `${billing.userId}-order`);
      if (!present.some(({ id }) => id === billing.userId) || (isBilled && state?.hash === hash)) continue;
      if (isBilled) await removeSeeded(tx, billing);
      await writeBilling(tx, billing, now);
    }
    await tx
      .insert(seedStates)
      .values({ name: NAME, hash, appliedAt: now })
      .onConflictDoUpdate({ target: seedStates.name, set: { hash, appliedAt: now } });
  });
}

async function removeSeeded(tx: Orm, { userId }: DemoBilling): Promise<void> {
  await tx.delete(orders).where(eq(orders.id, `${userId}-order`)); // its invoices go with it
  await tx.delete(paymentMethods).where(
    inArray(
      paymentMethods.id,
      [1, 2, 3].map((index) => `${userId}-card-${index}`),
    ),
  );
  await tx.delete(consignmentOrders).where(eq(consignmentOrders.id, `${userId}-consignment`));
}

async function writeBilling(tx: Orm, billing: DemoBilling, now: Date): Promise<void> {
  const { userId, country } = billing;
  await writeOrder(tx, billing, now);
  const { currency } = REGIONS[country];
  for (const [index, { brand, last4, monthsLeft }] of billing.cards.entries()) {
    const [year = '', month = ''] = addMonths(regionTime(now, country).date, monthsLeft).split('-');
    const card = { brand, last4, expiry: `${month}/${year.slice(-2)}` };
    const gatewayToken = `${userId}-gateway-card-${index + 1}`;
    await tx
      .insert(gatewayCards)
      .values({ token: gatewayToken, behaviour: 'valid', ...card, createdAt: now })
      .onConflictDoNothing();
    await tx
      .insert(paymentMethods)
      .values({
        id: `${userId}-card-${index + 1}`,
        userId,
        currency,
        gatewayToken,
        ...card,
        isDefault: index === 0,
        createdAt: new Date(ago(now, 190).getTime() + index),
      })
      .onConflictDoNothing();
  }
  const [card] = billing.cards;
  for (const [index, { daysAgo, lines, status, chargesTried = 0, remindersSent = 0 }] of billing.invoices.entries()) {
    const total = totalOf(lines);
    const tax = taxContained(total, country);
    const id = `${userId}-invoice-${index + 1}`;
    const isMonth = isOfMonth({ lines });
    // A month begins where the one before ends, the last one where the plan renews.
    const monthsAgo = billing.invoices.slice(index).filter(isOfMonth).length;
    const { date: today } = regionTime(now, country);
    const date = isMonth ? addMonths(renewalAfter(today), -monthsAgo) : addDays(today, -daysAgo);
    const at = ago(now, (Date.parse(today) - Date.parse(date)) / DAY_MS);
    await tx.insert(invoices).values({
      id,
      number: `INV-${country.toUpperCase()}-0${invoiceNumber(userId, index)}`,
      userId,
      orderId: `${userId}-order`,
      country,
      date,
      dueDate: addDays(date, PAY_WITHIN_DAYS),
      periodFrom: isMonth ? date : null,
      periodTo: isMonth ? addMonths(date, 1) : null,
      status,
      total,
      lines,
      taxRate: tax.rate,
      taxAmount: tax.amount,
      chargesTried,
      remindersSent,
      createdAt: at,
    });
    if (status === 'paid') {
      await tx.insert(invoicePayments).values({
        invoiceId: id,
        amount: total,
        method: card ? `${card.brand} ${card.last4}` : '',
        paidAt: new Date(at.getTime() + DAY_MS / 2),
      });
    }
  }
  if (billing.isSeller) await writeConsignment(tx, billing, now);
}

const isOfMonth = ({ lines }: Pick<DemoBilling['invoices'][number], 'lines'>) => lines.some(({ months }) => months !== undefined);
const renewalAfter = (today: string) => addDays(today, 15);

const invoiceNumber = (userId: string, index: number): number =>
  90_000 + (DEMO_BILLING.findIndex((billing) => billing.userId === userId) + 1) * 1_000 + index + 1;

async function writeOrder(tx: Orm, { userId, country, tier, other }: DemoBilling, now: Date): Promise<void> {
  const none = { numberItems: 0, totalPrice: 0 };
  const packages = {
    x: { numberItems: tier ?? 0, totalPrice: 0, xType: 'basic' as const },
    lite: other?.kind === 'lite' ? { numberItems: other.quantity, totalPrice: 0 } : none,
    luxe: other?.kind === 'luxe' ? { numberItems: other.quantity, totalPrice: 0 } : none,
    pix: none,
    consignment: none,
    serviceApartment: [],
  };
  const quote = quoteBasket({
    country,
    packages,
    months: 1,
    priceList: [...priceListOf(country), ...extrasOf(country)],
    memberships: MEMBERSHIPS,
  });
  if (quote.kind === 'impossible') throw new Error('A demonstration plan is not sold');
  const { kind: _kind, ...figures } = quote;
  const { date } = regionTime(now, country);
  await tx.insert(orders).values({
    id: `${userId}-order`,
    number: `O-${country.toUpperCase()}-0${invoiceNumber(userId, 0)}`,
    userId,
    country,
    packages: quote.packages,
    months: 1,
    quote: { ...figures, monthlyListPrices: tier === null ? [] : monthlyPrices(country, tier, other) },
    couponCode: null,
    referralCode: null,
    termsVersion: 'sample',
    status: 'active',
    startsOn: addMonths(renewalAfter(date), -7),
    renewsOn: tier === null ? null : renewalAfter(date),
    orderedAt: ago(now, 203),
  });
}

/** Commission by the bands, payout after the days in which the buyer may return the piece. */
async function writeConsignment(tx: Orm, { userId, country }: DemoBilling, now: Date): Promise<void> {
  const orderId = `${userId}-consignment`;
  const bands = COMMISSION_BANDS.map(({ percent, from }) => ({ percent, from: from[country] }));
  await tx.insert(consignmentOrders).values({
    id: orderId,
    number: `C-${country.toUpperCase()}-0${invoiceNumber(userId, 0)}`,
    userId,
    country,
    termsVersion: 'sample',
    orderedAt: ago(now, 152),
  });
  await tx.insert(consignedPieces).values(
    DEMO_CONSIGNMENT.map(({ brand, category, condition, state, daysAgo, price }, position) => {
      const amount = (price?.[country] ?? 0) * 100;
      const { commission, payout } = payoutOfSale(amount, bands);
      const since = ago(now, daysAgo);
      const soldAt = state === 'paid' ? ago(now, daysAgo + DELIVERY_DAYS + PAYOUT_DAYS) : since;
      const isSold = state === 'sold' || state === 'paid';
      return {
        id: `${orderId}-${position + 1}`,
        orderId,
        userId,
        position,
        brand,
        category,
        condition,
        photos: [],
        state,
        since,
        askingPrice: price === undefined ? null : amount,
        sale: isSold
          ? {
              price: amount,
              commission,
              payout,
              soldAt: soldAt.toISOString(),
              ...(state === 'paid' ? { paidAt: since.toISOString() } : {}),
            }
          : null,
      };
    }),
  );
}
