import { and, asc, eq } from 'drizzle-orm';
import type { Orm } from '@/backend/db/database';
import { coupons } from '@/backend/db/schema/coupons';
import { invoicePayments, invoices, type orders } from '@/backend/db/schema/orders';
import { regionTime } from '@/backend/modules/booking/region-time';
import { readMemberships } from '@/backend/modules/pricing/price-list';
import { REGIONS } from '@/lib/config/regions';
import type { StorageTerm } from '@/lib/contract/terms';
import { earlyExitRefund, paidForStorage, priceOfMonthsUsed } from '@/lib/domain/pricing/early-exit';
import { addMonths, monthsBegun } from '@/lib/domain/wardrobe/break-even';

type Order = typeof orders.$inferSelect;

export interface TermFigures extends StorageTerm {
  /** Of the payment that the refund goes back to. */
  chargeId: string | null;
}

/** What ending a term today comes to; null for what is no running term: nothing by the month, not begun, ended. */
export async function termFigures(orm: Pick<Orm, 'select'>, order: Order, now: Date): Promise<TermFigures | null> {
  const { quote, months, startsOn, renewsOn, country, status } = order;
  const { date: today } = regionTime(now, country);
  if (status !== 'active' || renewsOn === null || startsOn > today) return null;
  const memberships = await readMemberships(orm);
  const monthlyListPrices = quote.monthlyListPrices.map(({ price }) => price);
  const monthsUsed = monthsBegun(startsOn, today);
  const paid = paidForStorage({
    monthlyListPrices, months, percent: quote.membership.percent, once: quote.packages.pix.totalPrice,
    promotion: quote.promotion.kind === 'none' ? 0 : quote.promotion.amount, isPromotionElsewhere: await isForPackage(orm, order),
  });
  const used = priceOfMonthsUsed({ monthlyListPrices, monthsUsed, memberships });
  // Months after the term are paid one by one and begin with their day: nothing of them is left over.
  const refund = monthsUsed >= months ? 0 : earlyExitRefund({ paid, monthlyListPrices, monthsUsed, memberships });
  const payment = await paymentOf(orm, order.id);
  const toCard = Math.min(refund, payment?.amount ?? 0);
  const afterUsed = addMonths(startsOn, monthsUsed);
  return {
    id: order.id, number: order.number, currency: REGIONS[country].currency, startedOn: startsOn, paidUntil: renewsOn, monthsUsed, paid, used,
    refund, toCard, asCredit: refund - toCard, endsOn: afterUsed < renewsOn ? afterUsed : renewsOn, chargeId: payment?.chargeId ?? null,
  };
}

/** A coupon for photographs, say, took nothing off the storage. */
async function isForPackage(orm: Pick<Orm, 'select'>, { quote, couponCode }: Order): Promise<boolean> {
  if (quote.promotion.kind !== 'coupon' || couponCode === null) return false;
  const [coupon] = await orm.select({ onlyPackage: coupons.onlyPackage }).from(coupons).where(eq(coupons.code, couponCode));
  return coupon?.onlyPackage === 'pix';
}

/** The first invoice of an order is the one that was paid with it. */
async function paymentOf(orm: Pick<Orm, 'select'>, orderId: string) {
  const [found] = await orm
    .select({ amount: invoicePayments.amount, chargeId: invoicePayments.chargeId })
    .from(invoices)
    .innerJoin(invoicePayments, eq(invoicePayments.invoiceId, invoices.id))
    .where(and(eq(invoices.orderId, orderId)))
    .orderBy(asc(invoices.createdAt), asc(invoices.number))
    .limit(1);
  return found?.chargeId ? found : null;
}
