import { and, asc, eq, gt, isNotNull, or } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { orders } from '@/backend/api/db/schema/orders';
import { ok, type CallHandler } from '@/backend/api/http/answer';
import { requireMember } from '@/backend/api/identity/authenticate';
import { totalOf } from '@/backend/api/modules/billing/issue-invoice';
import { nextPeriodOf } from '@/backend/api/modules/billing/renewal';
import { regionDate } from '@/backend/api/modules/booking/region-time';
import { readMemberships, readPriceList } from '@/backend/api/modules/pricing/price-list';
import { canGoOn } from '@/backend/api/modules/terms/change-term';
import { termFigures } from '@/backend/api/modules/terms/term-figures';
import { planMeter } from '@/backend/api/modules/wardrobe/plan-meter';
import { REGIONS } from '@/lib/config/regions';
import type { Plan } from '@/lib/contract/plan';
import { periodChoices } from '@/lib/domain/pricing/plan-prices';
import { nextOf } from './change-plan';
import { closedBecause, offeredLines, stateOf, type Order } from './plan-offer';

export const storagePlan: CallHandler<'storagePlan'> = async ({ request }, { database: { orm }, clock }) => {
  const { userId } = requireMember(request);
  const now = clock();
  const today = regionDate(now);
  const rows = await orm
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        or(
          and(eq(orders.status, 'active'), or(isNotNull(orders.renewsOn), isNotNull(orders.restingSince))),
          and(eq(orders.status, 'ended'), gt(orders.endsOn, today)),
        ),
      ),
    )
    .orderBy(asc(orders.orderedAt), asc(orders.id));
  const plans: Plan[] = [];
  for (const row of rows) {
    if (row.quote.monthlyListPrices.length > 0 || row.restingSince !== null) plans.push(await planOf(orm, row, now));
  }
  return ok({ meter: await planMeter(orm, userId, today), plans });
};

async function planOf(orm: Orm, order: Order, now: Date): Promise<Plan> {
  const { country, quote, renewsOn, scheduled, changesOn } = order;
  const state = await stateOf(orm, order, now);
  const closed = await closedBecause(orm, order, now);
  const renewal = renewsOn === null || state === 'resting' || state === 'ended' ? null : await nextPeriodOf(orm, { ...order, renewsOn });
  return {
    id: order.id,
    number: order.number,
    currency: REGIONS[country].currency,
    state,
    startedOn: order.startsOn,
    months: order.months,
    percent: quote.membership.percent,
    lines: offeredLines(order, { priceList: await readPriceList(orm, country), closed, now }),
    renewal: renewal && renewsOn ? { on: renewsOn, months: renewal.months, amount: totalOf(renewal.lines) } : null,
    periods: periodChoices(await readMemberships(orm), quote.membership.percent),
    next: scheduled && state !== 'ended' ? nextOf(scheduled, changesOn !== null) : null,
    closed,
    ending: await termFigures(orm, order, now),
    endsOn: state === 'ended' ? order.endsOn : null,
    canGoOn: state === 'ended' && (await canGoOn(orm, order, now)),
  };
}
