import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { coupons } from '@/backend/api/db/schema/coupons';
import { invoicePayments, invoices, type orders } from '@/backend/api/db/schema/orders';
import { gifts } from '@/backend/api/db/schema/payments';
import { regionTime } from '@/backend/api/modules/booking/region-time';
import { readMemberships } from '@/backend/api/modules/pricing/price-list';
import { REGIONS } from '@/lib/config/regions';
import type { StorageTerm } from '@/lib/contract/terms';
import { earlyExitRefund, paidForStorage, priceOfMonthsUsed } from '@/lib/domain/pricing/early-exit';
import { addMonths } from '@/lib/domain/shared/add-months';
import { monthsBegun } from '@/lib/domain/wardrobe/break-even';

type Order = typeof orders.$inferSelect;

export interface TermFigures extends StorageTerm {
  /** The charge that is refunded. */
  chargeId: string | null;
}

/** What ending a term today means; null if there is no running term: nothing monthly, not begun, or ended. */
export async function termFigures(orm: Pick<Orm, 'select'>, order: Order, now: Date): Promise<TermFigures | null> {
  const { quote, months, startsOn, renewsOn, country, status } = order;
  const { date: today } = regionTime(now, country);
  if (status !== 'active') return null;
  if (order.restingSince !== null) return restingFigures(orm, order, { today, now });
  if (renewsOn === null || startsOn > today) return null;
  const memberships = await readMemberships(orm);
  const monthlyListPrices = quote.monthlyListPrices.map(({ price }) => price);
  const monthsUsed = monthsBegun(startsOn, today);
  const paid = paidForStorage({
    monthlyListPrices,
    months,
    percent: quote.membership.percent,
    once: quote.packages.pix.totalPrice,
    promotion: quote.promotion.kind === 'none' ? 0 : quote.promotion.amount,
    isPromotionElsewhere: await isForPackage(orm, order),
  });
  const used = priceOfMonthsUsed({ monthlyListPrices, monthsUsed, memberships });
  // Months after the term are paid singly: nothing is left to refund.
  const refund = monthsUsed >= months ? 0 : earlyExitRefund({ paid, monthlyListPrices, monthsUsed, memberships });
  const payment = await paymentOf(orm, order.id);
  const toCard = Math.min(refund, payment?.amount ?? 0);
  const afterUsed = addMonths(startsOn, monthsUsed);
  const paidUntil = await paidUntilOf(orm, order.id, { renewsOn, today });
  // A month paid in advance is used up before the term ends.
  const isPaidAhead = monthsUsed >= months && paidUntil > afterUsed;
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
    toCard,
    asCredit: refund - toCard,
    endsOn: isPaidAhead || afterUsed > paidUntil ? paidUntil : afterUsed,
    chargeId: payment?.chargeId ?? null,
  };
}

/** Nothing was collected: the whole payment is refunded. Null: nothing was paid and nothing continues. */
async function restingFigures(
  orm: Pick<Orm, 'select'>,
  order: Order,
  { today, now }: { today: string; now: Date },
): Promise<TermFigures | null> {
  const { id, number, country, quote, startsOn, renewsOn } = order;
  const payment = await paymentOf(orm, id);
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
    chargeId: payment?.chargeId ?? null,
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

/** The first invoice of an order is the one paid with it; one fully paid by a gift has no charge. */
async function paymentOf(orm: Pick<Orm, 'select'>, orderId: string) {
  const [first] = await orm
    .select({ amount: invoicePayments.amount, chargeId: invoicePayments.chargeId })
    .from(invoices)
    .leftJoin(invoicePayments, eq(invoicePayments.invoiceId, invoices.id))
    .where(eq(invoices.orderId, orderId))
    .orderBy(asc(invoices.createdAt), asc(invoices.number))
    .limit(1);
  return first?.chargeId ? { amount: first.amount ?? 0, chargeId: first.chargeId } : null;
}
