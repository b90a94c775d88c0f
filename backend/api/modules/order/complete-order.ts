import { randomUUID } from 'node:crypto';
import { and, eq, gte, sql } from 'drizzle-orm';
import type { BackendContext } from '@/backend/context';
import type { Orm } from '@/backend/api/db/database';
import { coupons } from '@/backend/api/db/schema/coupons';
import { invoicePayments, orders } from '@/backend/api/db/schema/orders';
import { gifts, type PaymentIntent, type StoredResult } from '@/backend/api/db/schema/payments';
import type { User } from '@/backend/api/db/schema/users';
import { storagePlans } from '@/backend/api/db/schema/wardrobe';
import { type Refusal, RefusalError, refused } from '@/backend/api/http/answer';
import { mailVerification } from '@/backend/api/identity/account-mails';
import { createAccount } from '@/backend/api/identity/create-account';
import { findUser, lockUser } from '@/backend/api/identity/authenticate';
import { notifyOfChanges } from '@/backend/api/identity/security-notices';
import { issueInvoice, nextNumber } from '@/backend/api/modules/billing/issue-invoice';
import { announceNewVisit } from '@/backend/api/modules/booking/slot-reservations';
import { createBooking, endReservation } from '@/backend/api/modules/booking/create-booking';
import { isKept, keepCardOf } from '@/backend/api/modules/payments/stored-cards';
import { readPriceList } from '@/backend/api/modules/pricing/price-list';
import { hasOrders } from '@/backend/api/modules/pricing/resolve-coupon';
import { recordFriendOrder } from '@/backend/api/modules/referral/referral-checks';
import { lockWardrobe } from '@/backend/api/modules/wardrobe/wardrobe-version';
import type { Charged, IntentDefinition } from '@/backend/api/payments/intents/intent';
import { packageName } from '@/lib/contract/package-selection';
import { includedDeliveries } from '@/lib/domain/pricing/plan-benefits';
import { entryOf } from '@/lib/domain/pricing/price-list';
import { addMonths } from '@/lib/domain/shared/add-months';
import { mailOrder } from './order-mails';
import type { OrderPayload } from './prepare-order';

/** Monthly items become the member's plan from the collection on; the wardrobe's allowances read it. */
async function openPlans(
  tx: Orm,
  { country, monthlyListPrices, packages, bookCollection }: OrderPayload,
  order: { id: string; userId: string },
): Promise<void> {
  const priceList = await readPriceList(tx, country);
  const plans = monthlyListPrices.flatMap(({ kind, quantity, price }, index) => {
    const name = packageName.safeParse(kind).data;
    if (!name) return [];
    const { deliveries, rushes } = includedDeliveries(entryOf(priceList, name, name === 'x' ? packages.x.xType : undefined));
    return [
      {
        id: `${order.id}-${index + 1}`,
        userId: order.userId,
        package: name,
        itemsAllowed: quantity,
        monthlyPrice: price,
        freeDeliveries: deliveries,
        freeRushes: rushes,
        startedOn: bookCollection.date.date,
      },
    ];
  });
  if (plans.length > 0) await tx.insert(storagePlans).values(plans);
}

/** User, order, invoices, booking, card and mails in one transaction. */
export const ORDER_INTENT: IntentDefinition = {
  kind: 'order',

  async complete(tx, intent, charge, context) {
    const payload = intent.payload as OrderPayload;
    const now = context.clock();
    const user = await buyerOf(tx, intent, payload, context);
    // Locked first, in the same order as moving a visit, to avoid a deadlock.
    await lockWardrobe(tx, user.id);
    // Then the member, whose lock protects contacts, invoice numbers and cards: a fixed order avoids deadlocks. Orders of one member run
    // one after the other.
    await lockUser(tx, user.id);
    await refuseSpentPromotion(tx, payload, user);
    const order = await storeOrder(tx, payload, user, now);
    await openPlans(tx, payload, { id: order.id, userId: user.id });
    const { booking, isAddressChanged } = await createBooking(tx, { ...payload, userId: user.id, orderId: order.id }, now);
    const invoice = await storeInvoices(
      tx,
      payload,
      { userId: user.id, orderId: order.id, bookingId: booking.id, renewsOn: order.renewsOn },
      charge,
      now,
    );
    const isNewCard = charge !== null && !(await isKept(tx, user.id, charge.token));
    if (charge) await keepCardOf(tx, { userId: user.id, currency: payload.quote.currency, token: charge.token, card: charge.card }, now);
    await recordFriendOrder(tx, { user, code: payload.referralCode, visit: payload.bookCollection }, now);
    await mailOrder(tx, context.env, { user, order, booking, packages: payload.packages, quote: payload.quote }, now);
    // A new account has no changes to be notified of.
    if (intent.userId !== null) {
      const changes = [...(isAddressChanged ? ['address' as const] : []), ...(isNewCard ? ['card' as const] : [])];
      await notifyOfChanges(tx, context, user, changes, null);
    }
    const { chargedToday, chargedLater } = payload.quote;
    return {
      userId: user.id,
      order: {
        id: order.id,
        number: order.number,
        chargedToday,
        chargedLater: chargedLater.map(({ date, amount }) => ({ date: date ?? booking.date, amount })),
      },
      booking: { id: booking.id, date: booking.date, time: booking.slot },
      invoice: { id: invoice.id, status: 'paid' },
    } satisfies StoredResult;
  },

  announce: announceNewVisit,

  async release(tx, intent, _ending, { clock }) {
    const { reservationId, heldUntil = null } = intent.payload as Partial<OrderPayload>;
    if (reservationId) await endReservation(tx, { reservationId, heldUntil }, clock());
  },
};

async function buyerOf(tx: Orm, { userId }: PaymentIntent, { account }: OrderPayload, { env, clock }: BackendContext): Promise<User> {
  if (userId !== null) return findUser(tx, userId);
  const user = account ? await createAccount(tx, account, clock()) : null;
  if (!user) {
    throw new RefusalError(refused('EMAIL_TAKEN', 'An account with this address exists already.', [{ path: 'user.email', code: 'taken' }]));
  }
  await mailVerification(tx, env, user, clock());
  return user;
}

/** Another order may meanwhile have used the code or the gift's balance, or have been this member's first. */
async function refuseSpentPromotion(tx: Orm, { couponCode, giftId, quote }: OrderPayload, user: User): Promise<void> {
  const spent = new RefusalError(refused('COUPON_USED', 'This code has been used.', [{ path: 'couponCode', code: 'COUPON_USED' }]));
  if (giftId && quote.gift) {
    const paid = quote.gift.paid;
    const taken = await tx
      .update(gifts)
      .set({ balance: sql`${gifts.balance} - ${paid}` })
      .where(and(eq(gifts.id, giftId), gte(gifts.balance, paid)))
      .returning({ id: gifts.id });
    if (taken.length === 0) throw spent;
  }
  if (quote.promotion.kind === 'none') return;
  const hasOrdered = await hasOrders(tx, eq(orders.userId, user.id));
  if (quote.promotion.kind === 'referral') {
    if (hasOrdered) throw new RefusalError(withoutFriend(quote, quote.promotion.amount));
    return;
  }
  if (!couponCode) return;
  if (await hasOrders(tx, and(eq(orders.userId, user.id), eq(orders.couponCode, couponCode)))) throw spent;
  const [coupon] = await tx.select({ firstOrderOnly: coupons.firstOrderOnly }).from(coupons).where(eq(coupons.code, couponCode));
  if (coupon?.firstOrderOnly && hasOrdered) {
    throw new RefusalError(
      refused('COUPON_FIRST_ORDER', 'This code is for a first order.', [{ path: 'couponCode', code: 'COUPON_FIRST_ORDER' }]),
    );
  }
}

/** The amounts without the friend's reward, which is for first orders only. */
function withoutFriend({ service, chargedToday, chargedLater, gift }: OrderPayload['quote'], reward: number): Refusal {
  const total = { was: service.totalPrice, now: service.totalPrice + reward };
  return refused('PRICE_CHANGED', "The price has changed: a friend's reward is for a first order. Nothing was charged.", [
    { path: 'price', code: 'changed', params: total },
    { path: 'service.totalPrice', code: 'changed', params: total },
    { path: 'chargedToday', code: 'figure', params: { now: chargedToday + reward - Math.min(reward, gift?.balanceLeft ?? 0) } },
    { path: 'chargedLater', code: 'figure', params: { now: chargedLater.reduce((sum, { amount }) => sum + amount, 0) } },
    { path: 'promotion', code: 'none', params: { now: 0 } },
  ]);
}

async function storeOrder(tx: Orm, payload: OrderPayload, user: User, now: Date) {
  const { country, packages, quote, monthlyListPrices, bookCollection, couponCode, referralCode, termsVersion } = payload;
  const months = quote.service.paktTotalMonthSelect;
  const startsOn = bookCollection.date.date;
  const [order] = await tx
    .insert(orders)
    .values({
      id: randomUUID(),
      number: await nextNumber(tx, 'order', country),
      userId: user.id,
      country,
      packages,
      months,
      quote: { ...quote, monthlyListPrices },
      // A code that lost to a better one is not used up.
      couponCode: quote.promotion.kind === 'coupon' || quote.gift ? couponCode : null,
      referralCode,
      termsVersion,
      status: 'active',
      startsOn,
      renewsOn: monthlyListPrices.length > 0 ? addMonths(startsOn, months) : null,
      orderedAt: now,
    })
    .returning();
  if (!order) throw new Error('An order was not stored');
  return order;
}

async function storeInvoices(
  tx: Orm,
  { country, todayLines, visitLines, bookCollection }: OrderPayload,
  order: { userId: string; orderId: string; bookingId: string; renewsOn: string | null },
  charge: Charged | null,
  now: Date,
) {
  const { userId, orderId, bookingId, renewsOn } = order;
  const day = bookCollection.date.date;
  const period = renewsOn ? { period: { from: day, to: renewsOn } } : {};
  const invoice = await issueInvoice(
    tx,
    { userId, orderId, country, lines: todayLines, status: 'paid', usesCredit: false, ...period },
    now,
  );
  if (charge) {
    await tx.insert(invoicePayments).values({
      invoiceId: invoice.id,
      amount: invoice.total,
      method: `${charge.card.brand} ${charge.card.last4}`,
      chargeId: charge.chargeId,
      paidAt: now,
    });
  }
  if (visitLines.length > 0) {
    await issueInvoice(tx, { userId, orderId, bookingId, country, lines: visitLines, status: 'due', dueDate: day, usesCredit: false }, now);
  }
  return invoice;
}
