import { and, count, eq, gt, isNull, notInArray, or } from 'drizzle-orm';
import type { Orm } from '@/backend/db/database';
import { items, storagePlans, wardrobes } from '@/backend/db/schema/wardrobe';
import { addMonths } from '@/lib/domain/shared/add-months';

/** Deliveries are counted by calendar month. */
export const periodOf = (today: string): string => `${today.slice(0, 7)}-01`;

export interface Allowance {
  allowed: number;
  left: number;
  renewsOn: string;
}

export async function deliveryAllowance(orm: Pick<Orm, 'select'>, userId: string, today: string): Promise<Allowance> {
  const plans = await runningPlans(orm, userId, today);
  const [wardrobe] = await orm.select().from(wardrobes).where(eq(wardrobes.userId, userId));
  const allowed = plans.reduce((sum, { freeDeliveries }) => sum + freeDeliveries, 0);
  const used = wardrobe?.deliveriesPeriod === periodOf(today) ? wardrobe.deliveriesUsed : 0;
  return { allowed, left: Math.max(0, allowed - used), renewsOn: addMonths(periodOf(today), 1) };
}

export function runningPlans(orm: Pick<Orm, 'select'>, userId: string, today: string) {
  return orm
    .select()
    .from(storagePlans)
    .where(and(eq(storagePlans.userId, userId), or(isNull(storagePlans.endsOn), gt(storagePlans.endsOn, today))));
}

/** What has left for good takes no place; everything else does, wherever it is today. */
export async function itemsByPackage(orm: Pick<Orm, 'select'>, userId: string): Promise<Map<string, number>> {
  const rows = await orm
    .select({ plan: items.plan, value: count() })
    .from(items)
    .where(and(eq(items.userId, userId), notInArray(items.state, ['sold', 'paid', 'donated'])))
    .groupBy(items.plan);
  return new Map(rows.map(({ plan, value }) => [plan, value]));
}
