import { and, eq } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { orders, type ScheduledChange } from '@/backend/api/db/schema/orders';
import { ok, refused, type Refusal, type CallHandler, type CallInput } from '@/backend/api/http/answer';
import { requireMember } from '@/backend/api/identity/authenticate';
import { freePlaces } from '@/backend/api/modules/collection/collection-purpose';
import { readMemberships, readPriceList } from '@/backend/api/modules/pricing/price-list';
import { lockWardrobe } from '@/backend/api/modules/wardrobe/wardrobe-version';
import type { NextPeriod } from '@/lib/contract/plan';
import { periodChoices, priceOfPeriod } from '@/lib/domain/pricing/plan-prices';
import { offeredLines, stateOf, type Order } from './plan-offer';

const GONE = refused('NOT_FOUND', 'There is no such plan.');
const BILLED = refused('UNDO_OVER', 'The invoice for this is issued.');

type Body = CallInput<'changePlan'>['body'];

export const changePlan: CallHandler<'changePlan'> = async ({ params, body, request }, { database: { orm }, clock }) => {
  const { userId } = requireMember(request);
  const now = clock();
  const outcome = await orm.transaction(async (tx): Promise<ScheduledChange | Refusal | null> => {
    // Collections take this lock as well: none can fill a place that is being given up.
    await lockWardrobe(tx, userId);
    const order = await ownOrder(tx, params.id, userId);
    if (!order || (await stateOf(tx, order, now)) !== 'running') return GONE;
    if (order.changing !== null) return refused('IN_PROGRESS', 'More places are being paid for.');
    if (order.changesOn !== null) return BILLED;
    const change = await changeOf(tx, order, body, now);
    if (change !== null && 'kind' in change) return change;
    await tx.update(orders).set({ scheduled: null }).where(eq(orders.id, order.id));
    if (change === null) return null;
    if (await isTooSmall(tx, order, change, now)) return refused('PLACES_IN_USE', 'More pieces are here than would have a place.');
    await tx.update(orders).set({ scheduled: change }).where(eq(orders.id, order.id));
    return change;
  });
  if (outcome !== null && 'kind' in outcome) return outcome;
  return ok({ next: outcome && nextOf(outcome, false) });
};

export const keepPlan: CallHandler<'keepPlan'> = async ({ params, request }, { database: { orm } }) => {
  const { userId } = requireMember(request);
  return orm.transaction(async (tx) => {
    const order = await ownOrder(tx, params.id, userId);
    if (!order) return GONE;
    if (order.changesOn !== null) return BILLED;
    await tx.update(orders).set({ scheduled: null }).where(eq(orders.id, order.id));
    return ok({ id: order.id });
  });
};

export function nextOf({ from, lines, months, amount }: ScheduledChange, isBilled: boolean): NextPeriod {
  return { from, quantities: lines.map(({ quantity }) => quantity), months, amount, isBilled };
}

async function ownOrder(tx: Orm, id: string, userId: string): Promise<Order | undefined> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.userId, userId)))
    .for('update');
  return order;
}

/** What was asked for at our prices; null: the plan as it is. */
async function changeOf(
  tx: Orm,
  order: Order,
  { from, quantities, months, amount: shown }: Body,
  now: Date,
): Promise<ScheduledChange | Refusal | null> {
  const { quote, renewsOn } = order;
  const offered = offeredLines(order, { priceList: await readPriceList(tx, order.country), closed: 'scheduled', now });
  const period = periodChoices(await readMemberships(tx), quote.membership.percent).find((choice) => choice.months === months);
  const lines = quote.monthlyListPrices.flatMap((row, line) => {
    const option = offered[line]?.options.find(({ quantity }) => quantity === quantities[line]);
    return option ? [{ ...row, quantity: option.quantity, price: option.price }] : [];
  });
  const isWhole = renewsOn === from && period && lines.length === quantities.length && lines.length === quote.monthlyListPrices.length;
  const amount = isWhole
    ? priceOfPeriod(
        lines.map(({ price }) => price),
        period.percent,
        months,
      )
    : 0;
  if (!isWhole || amount !== shown) {
    return refused('PRICE_CHANGED', 'The plan or its price has changed; nothing else has.', [
      { path: 'amount', code: 'changed', params: { was: shown, now: amount } },
    ]);
  }
  const isAsItIs = months === 1 && lines.every(({ quantity }, line) => quantity === quote.monthlyListPrices[line]?.quantity);
  return isAsItIs ? null : { from, lines, months, percent: period.percent, amount };
}

/** Whether pieces that are here, or are expected, would have no place. */
async function isTooSmall(tx: Orm, { userId, quote }: Order, change: ScheduledChange, now: Date): Promise<boolean> {
  const places = await freePlaces(tx, userId, now);
  const less = new Map<string, number>();
  for (const [line, { kind, quantity }] of quote.monthlyListPrices.entries()) {
    less.set(kind, (less.get(kind) ?? 0) + quantity - (change.lines[line]?.quantity ?? quantity));
  }
  return places.some(({ plan, free }) => (less.get(plan) ?? 0) > free);
}
