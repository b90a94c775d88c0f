import { and, eq } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { invoicePayments, orders, type MonthlyListPrice } from '@/backend/api/db/schema/orders';
import { type CallHandler, type CallInput, ok, type Refusal, RefusalError, refused, thrownRefusal } from '@/backend/api/http/answer';
import { requireMember } from '@/backend/api/identity/authenticate';
import { mailInvoice } from '@/backend/api/modules/billing/billing-mails';
import { issueInvoice } from '@/backend/api/modules/billing/issue-invoice';
import { announceNewVisit } from '@/backend/api/modules/booking/slot-reservations';
import { regionTime } from '@/backend/api/modules/booking/region-time';
import { invoiceLine } from '@/backend/api/modules/order/order-invoice';
import { readPriceList } from '@/backend/api/modules/pricing/price-list';
import { lockWardrobe } from '@/backend/api/modules/wardrobe/wardrobe-version';
import { bodyHashOf, intentIdOf, type IntentDefinition } from '@/backend/api/payments/intents/intent';
import { knownOutcome, runIntent, type IntentOutcome } from '@/backend/api/payments/intents/run-intent';
import { REGIONS } from '@/lib/config/regions';
import { sizePlans } from './plan-change';
import { closedBecause, offeredLines, type Order } from './plan-offer';

interface PlacesPayload {
  orderId: string;
  line: number;
  /** The line as it becomes, and all lines as they were. */
  becomes: MonthlyListPrice;
  before: MonthlyListPrice[];
  from: string;
  until: string;
}

/** While its payment is under way an order is marked with it, so that a second key cannot buy the same places again. */
export const PLACES_INTENT: IntentDefinition = {
  kind: 'places',

  async complete(tx, intent, charge, { clock, env }) {
    const { orderId, line, becomes, before, from, until } = intent.payload as PlacesPayload;
    const now = clock();
    const [known] = await tx.select({ userId: orders.userId }).from(orders).where(eq(orders.id, orderId));
    if (!known) throw new RefusalError(GONE);
    await lockWardrobe(tx, known.userId);
    const [order] = await tx
      .select()
      .from(orders)
      .where(and(eq(orders.id, orderId), eq(orders.changing, intent.id), eq(orders.status, 'active')))
      .for('update');
    if (!order) throw new RefusalError(CHANGED);
    const { userId, country, quote } = order;
    const was = before[line];
    const lines = quote.monthlyListPrices.map((row, index) => (index === line ? becomes : row));
    const places = becomes.quantity - (was?.quantity ?? 0);
    const invoice = await issueInvoice(
      tx,
      {
        userId,
        orderId,
        country,
        lines: [{ ...invoiceLine('more-places', intent.amount, { quantity: places }), unitPrice: Math.round(intent.amount / places) }],
        status: 'paid',
        period: { from, to: until },
        usesCredit: false,
      },
      now,
    );
    if (charge) {
      const method = `${charge.card.brand} ${charge.card.last4}`;
      await tx
        .insert(invoicePayments)
        .values({ invoiceId: invoice.id, amount: invoice.total, method, chargeId: charge.chargeId, paidAt: now });
      await mailInvoice(tx, env, { invoice, template: 'invoicePaid', paidWith: method }, now);
    }
    const addition = { invoiceId: invoice.id, was: was?.price ?? 0, is: becomes.price, from, until, amount: intent.amount, before };
    await tx
      .update(orders)
      .set({ quote: { ...quote, monthlyListPrices: lines }, additions: [...order.additions, addition], changing: null })
      .where(eq(orders.id, orderId));
    await sizePlans(tx, { id: orderId, userId, lines });
    return { userId, invoice: { id: invoice.id, status: 'paid' } };
  },

  announce: announceNewVisit,

  async release(tx, intent) {
    await tx.update(orders).set({ changing: null }).where(eq(orders.changing, intent.id));
  },
};

const GONE = refused('NOT_FOUND', 'There is no such plan.');
const CHANGED = refused('CONFLICT', 'The plan has changed; nothing was charged.');

type Body = CallInput<'morePlaces'>['body'];

export const morePlaces: CallHandler<'morePlaces'> = async ({ params, body, request }, context) => {
  const { userId } = requireMember(request);
  const id = intentIdOf(request, { userId });
  const bodyHash = bodyHashOf({ ...body, ...{ plan: params.id } });
  const known = await knownOutcome(context, { id, bodyHash });
  if (known) return answer(known, params.id, body);
  const { orm } = context.database;
  const [order] = await orm
    .select()
    .from(orders)
    .where(and(eq(orders.id, params.id), eq(orders.userId, userId)));
  if (!order) return GONE;
  const { paymentMethodNonce: nonce } = body;
  if (body.amount > 0 && nonce === undefined) {
    return refused('VALIDATION', 'A card is needed.', [{ path: 'paymentMethodNonce', code: 'required' }]);
  }
  const now = context.clock();
  const outcome = await runIntent(context, PLACES_INTENT, {
    id,
    bodyHash,
    userId,
    country: order.country,
    amount: body.amount,
    reserve: (tx) => reserve(tx, { orderId: order.id, body, intent: id }, now),
    act: (until) =>
      context.gateway.charge({
        key: id,
        nonce: nonce ?? '',
        amount: body.amount,
        currency: REGIONS[order.country].currency,
        keepCard: false,
        until,
      }),
  }).catch(thrownRefusal);
  return answer(outcome, params.id, body);
};

/** The sum is ours; what the member was shown only has to be the same. */
async function reserve(
  tx: Orm,
  { orderId, body, intent }: { orderId: string; body: Body; intent: string },
  now: Date,
): Promise<PlacesPayload> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
  if (!order?.renewsOn) throw new RefusalError(GONE);
  const closed = await closedBecause(tx, order, now);
  if (closed !== null) throw new RefusalError(refusalOf(closed));
  const becomes = wanted(order, body, offeredLines(order, { priceList: await readPriceList(tx, order.country), closed, now }));
  await tx.update(orders).set({ changing: intent }).where(eq(orders.id, orderId));
  const { date: from } = regionTime(now, order.country);
  return { orderId, line: body.line, becomes, before: order.quote.monthlyListPrices, from, until: order.renewsOn };
}

function wanted({ quote }: Order, { line, was, quantity, amount }: Body, offered: ReturnType<typeof offeredLines>): MonthlyListPrice {
  const row = quote.monthlyListPrices[line];
  const option = offered[line]?.options.find((size) => size.quantity === quantity);
  if (!row || !option || row.quantity !== was || option.now !== amount) {
    throw new RefusalError(
      refused('PRICE_CHANGED', 'The plan or its price has changed; nothing was charged.', [
        { path: 'amount', code: 'changed', params: { was: amount, now: option?.now ?? 0 } },
      ]),
    );
  }
  return { ...row, quantity, price: option.price };
}

function refusalOf(closed: NonNullable<Awaited<ReturnType<typeof closedBecause>>>): Refusal {
  if (closed === 'paused') return refused('DELIVERIES_PAUSED', 'An invoice is long overdue.');
  return closed === 'paying' ? refused('IN_PROGRESS', 'More places are being paid for.') : CHANGED;
}

function answer(outcome: IntentOutcome, id: string, { quantity }: Body) {
  if (outcome.kind === 'refused') return outcome;
  const { invoice } = outcome.result;
  if (!invoice) throw new Error('Places were bought without an invoice');
  return ok({ id, quantity, invoice: { id: invoice.id } });
}
