import { and, asc, desc, eq, gt, gte, inArray, ne, sql } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { coupons } from '@/backend/api/db/schema/coupons';
import { invoicePayments, invoices, type InvoiceRow, type orders } from '@/backend/api/db/schema/orders';
import { gifts } from '@/backend/api/db/schema/payments';
import { creditUsedBy } from '@/backend/api/modules/billing/visit-invoice';
import { regionTime } from '@/backend/api/modules/booking/region-time';
import { readMemberships } from '@/backend/api/modules/pricing/price-list';
import { REGIONS } from '@/lib/config/regions';
import type { StorageTerm } from '@/lib/contract/plan';
import { paidForStorage, priceOfMonthsUsed } from '@/lib/domain/pricing/early-exit';
import { discountedMonth, discountForMonths } from '@/lib/domain/pricing/plan-benefits';
import { priceOfStretch } from '@/lib/domain/pricing/plan-prices';
import { addMonths, monthsBegun } from '@/lib/domain/shared/add-months';

type Order = typeof orders.$inferSelect;

/** A charge and what goes back to it. */
interface GivenBack {
  /** Of what was bought into the plan; null: of the term itself. */
  invoiceId: string | null;
  chargeId: string | null;
  amount: number;
}

export interface TermFigures extends StorageTerm {
  /** `toCard` by its charges, the one of the term first. */
  givenBack: [GivenBack, ...GivenBack[]];
  /** An invoice that pays for time after the end, and is given back whole. */
  unused: InvoiceRow | null;
}

/** What ending a term today means; null if there is no running term: nothing monthly, not begun, or ended. */
export async function termFigures(orm: Pick<Orm, 'select'>, order: Order, now: Date): Promise<TermFigures | null> {
  const { quote, months, startsOn, anchorDay, renewsOn, country, status } = order;
  const { date: today } = regionTime(now, country);
  if (status !== 'active') return null;
  if (order.restingSince !== null) return restingFigures(orm, order, { today, now });
  if (renewsOn === null || startsOn > today) return null;
  const memberships = await readMemberships(orm);
  const additions = order.additions.filter(({ from }) => from >= startsOn);
  // The lines of the term as it began: what was bought since is counted by its own days.
  const monthlyListPrices = (additions[0]?.before ?? quote.monthlyListPrices).map(({ price }) => price);
  const monthsUsed = monthsBegun(startsOn, today, anchorDay);
  const isInTerm = monthsUsed < months;
  const termInvoice = await invoiceFrom(orm, order.id, startsOn);
  const isOpen = isInTerm && termInvoice !== null && (termInvoice.status === 'due' || termInvoice.status === 'processing');
  const usedOfTerm = priceOfMonthsUsed({ monthlyListPrices, monthsUsed, memberships });
  const paidOfTerm = isOpen
    ? usedOfTerm
    : paidForStorage({
        monthlyListPrices,
        months,
        percent: quote.membership.percent,
        once: quote.packages.pix.totalPrice,
        promotion: quote.promotion.kind === 'none' ? 0 : quote.promotion.amount,
        isPromotionElsewhere: await isForPackage(orm, order),
      });
  const afterUsed = addMonths(startsOn, monthsUsed, anchorDay);
  const unused = await unusedOf(orm, order);
  const paidUntil = unused?.periodFrom ?? (await paidUntilOf(orm, order.id, { renewsOn, today }));
  // A month paid in advance is used up before the term ends.
  const isPaidAhead = !isInTerm && paidUntil > afterUsed;
  const endsOn = isPaidAhead || afterUsed > paidUntil ? paidUntil : afterUsed;
  const percent = isInTerm ? discountForMonths(memberships, monthsUsed) : quote.membership.percent;
  const usedSince = additions.reduce((sum, { was, is, from, until }) => {
    const monthlyPrice = discountedMonth(is, percent) - discountedMonth(was, percent);
    return (
      sum + priceOfStretch({ monthlyPrice: Math.max(0, monthlyPrice), startsOn, anchorDay, from, until: endsOn < until ? endsOn : until })
    );
  }, 0);
  const paidSince = additions.reduce((sum, { amount }) => sum + amount, 0);
  const paid = paidOfTerm + paidSince;
  const used = usedOfTerm + usedSince;
  // Months after the term are paid singly: of them, nothing is left to refund.
  const left = isInTerm ? Math.max(0, paid - used) : Math.max(0, paidSince - usedSince);
  const refund = left + (unused ? unused.total + creditUsedBy(unused) : 0);
  const givenBack = await shareOut(orm, order, { left, unused, additions, startsOn });
  const toCard = givenBack.reduce((sum, { amount }) => sum + amount, 0);
  return {
    id: order.id,
    number: order.number,
    currency: REGIONS[country].currency,
    state: 'running',
    startedOn: startsOn,
    paidUntil,
    monthsUsed,
    paid,
    used,
    refund,
    ...(isOpen ? { owed: usedOfTerm } : {}),
    toCard,
    asCredit: refund - toCard,
    endsOn,
    givenBack,
    unused,
  };
}

/** To the charges of what was bought since, the latest first, then to that of the term; what they did not pay becomes credit. */
async function shareOut(
  orm: Pick<Orm, 'select'>,
  { id }: Order,
  { left, unused, additions, startsOn }: { left: number; unused: InvoiceRow | null; additions: Order['additions']; startsOn: string },
): Promise<TermFigures['givenBack']> {
  const term = await paymentOf(orm, id, startsOn);
  const invoiceIds = [...(unused ? [unused.id] : []), ...additions.map(({ invoiceId }) => invoiceId).toReversed()];
  const paid =
    invoiceIds.length === 0 ? [] : await orm.select().from(invoicePayments).where(inArray(invoicePayments.invoiceId, invoiceIds));
  let rest = left;
  const since = invoiceIds.map((invoiceId): GivenBack => {
    const payment = paid.find((row) => row.invoiceId === invoiceId);
    const chargeable = payment?.chargeId ? payment.amount : 0;
    const amount = invoiceId === unused?.id ? chargeable : Math.min(rest, chargeable);
    if (invoiceId !== unused?.id) rest -= amount;
    return { invoiceId, chargeId: payment?.chargeId ?? null, amount };
  });
  const ofTerm = { invoiceId: null, chargeId: term?.chargeId ?? null, amount: Math.min(rest, term?.amount ?? 0) };
  return [ofTerm, ...since.filter(({ amount }) => amount > 0)];
}

/** The invoice of a longer period that is paid and has not begun. */
async function unusedOf(orm: Pick<Orm, 'select'>, { id, scheduled, changesOn }: Order): Promise<InvoiceRow | null> {
  if (changesOn === null || !scheduled || scheduled.months === 1) return null;
  const invoice = await invoiceFrom(orm, id, changesOn);
  return invoice?.status === 'paid' ? invoice : null;
}

/** What a period was billed with. */
async function invoiceFrom(orm: Pick<Orm, 'select'>, orderId: string, from: string): Promise<InvoiceRow | null> {
  const [found] = await orm
    .select()
    .from(invoices)
    .where(and(eq(invoices.orderId, orderId), eq(invoices.periodFrom, from), ne(invoices.status, 'void'), gte(invoices.total, 0)))
    .orderBy(asc(invoices.createdAt), asc(invoices.number))
    .limit(1);
  return found ?? null;
}

/** Nothing was collected: the whole payment is refunded. Null: nothing was paid and nothing continues. */
async function restingFigures(
  orm: Pick<Orm, 'select'>,
  order: Order,
  { today, now }: { today: string; now: Date },
): Promise<TermFigures | null> {
  const { id, number, country, quote, startsOn, renewsOn } = order;
  const payment = await paymentOf(orm, id, startsOn);
  const paid = quote.chargedToday + (quote.gift?.paid ?? 0);
  const toCard = Math.min(paid, payment?.amount ?? 0);
  const toGift = Math.min(paid - toCard, (await giftOf(orm, order, now)) === null ? 0 : (quote.gift?.paid ?? 0));
  if (paid === 0 && renewsOn === null) return null;
  return {
    id,
    number,
    currency: REGIONS[country].currency,
    state: 'resting',
    startedOn: startsOn,
    paidUntil: renewsOn ?? startsOn,
    monthsUsed: 0,
    paid,
    used: 0,
    refund: paid,
    toCard,
    asCredit: paid - toCard - toGift,
    ...(toGift > 0 ? { toGift } : {}),
    endsOn: today,
    givenBack: [{ invoiceId: null, chargeId: payment?.chargeId ?? null, amount: toCard }],
    unused: null,
  };
}

/** The gift that paid for an order; null: none, or its code has expired. */
async function giftOf(orm: Pick<Orm, 'select'>, { couponCode }: Order, now: Date): Promise<string | null> {
  if (couponCode === null) return null;
  const [gift] = await orm
    .select({ id: gifts.id })
    .from(gifts)
    .where(and(eq(gifts.code, couponCode), gt(gifts.expiresAt, now)));
  return gift?.id ?? null;
}

/** A monthly invoice is issued a week ahead: until it is paid, the month is not. */
async function paidUntilOf(
  orm: Pick<Orm, 'select'>,
  orderId: string,
  { renewsOn, today }: { renewsOn: string; today: string },
): Promise<string> {
  const [unpaid] = await orm
    .select({ from: invoices.periodFrom })
    .from(invoices)
    .where(and(eq(invoices.orderId, orderId), gt(invoices.periodFrom, today), inArray(invoices.status, ['due', 'processing'])))
    .orderBy(asc(invoices.periodFrom))
    .limit(1);
  return unpaid?.from ?? renewsOn;
}

/** For example, a coupon for photographs did not reduce the storage. */
async function isForPackage(orm: Pick<Orm, 'select'>, { quote, couponCode }: Order): Promise<boolean> {
  if (quote.promotion.kind !== 'coupon' || couponCode === null) return false;
  const [coupon] = await orm.select({ onlyPackage: coupons.onlyPackage }).from(coupons).where(eq(coupons.code, couponCode));
  return coupon?.onlyPackage === 'pix';
}

/** A term is paid with the invoice of its first day, the first term with that of its order; one fully paid by a gift has no charge. */
async function paymentOf(orm: Pick<Orm, 'select'>, orderId: string, startsOn: string) {
  const [first] = await orm
    .select({ amount: invoicePayments.amount, chargeId: invoicePayments.chargeId })
    .from(invoices)
    .leftJoin(invoicePayments, eq(invoicePayments.invoiceId, invoices.id))
    .where(eq(invoices.orderId, orderId))
    .orderBy(desc(sql`${invoices.periodFrom} is not distinct from ${startsOn}`), asc(invoices.createdAt), asc(invoices.number))
    .limit(1);
  return first?.chargeId ? { amount: first.amount ?? 0, chargeId: first.chargeId } : null;
}
