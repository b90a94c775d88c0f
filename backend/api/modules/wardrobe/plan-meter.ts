import { and, count, eq, getTableColumns, gt, isNotNull, isNull, like, notInArray, or, sql } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { orders } from '@/backend/api/db/schema/orders';
import { items, storagePlans, wardrobes } from '@/backend/api/db/schema/wardrobe';
import { addMonths } from '@/lib/domain/shared/add-months';
import { PLACE_STATES } from '@/lib/domain/wardrobe/item-states';

/** Deliveries and rush deliveries are counted by calendar month. */
const periodOf = (today: string): string => `${today.slice(0, 7)}-01`;

interface Allowance {
  allowed: number;
  left: number;
}

export interface Allowances {
  deliveries: Allowance;
  /** Rush deliveries. */
  rushes: Allowance;
  renewsOn: string;
}

/** This month's allowances of the plans that have begun, and what is left of them. */
export async function allowancesOf(orm: Pick<Orm, 'select'>, userId: string, today: string): Promise<Allowances> {
  const plans = (await runningPlans(orm, userId, today)).filter(({ isResting, startedOn }) => !isResting && startedOn <= today);
  const [wardrobe] = await orm.select().from(wardrobes).where(eq(wardrobes.userId, userId));
  const period = periodOf(today);
  const allowanceOf = (allowed: number, used: number | undefined, usedIn: string | null | undefined): Allowance => ({
    allowed,
    left: Math.max(0, allowed - (usedIn === period ? (used ?? 0) : 0)),
  });
  return {
    deliveries: allowanceOf(sumOf(plans, 'freeDeliveries'), wardrobe?.deliveriesUsed, wardrobe?.deliveriesPeriod),
    rushes: allowanceOf(sumOf(plans, 'freeRushes'), wardrobe?.rushesUsed, wardrobe?.rushesPeriod),
    renewsOn: addMonths(period, 1),
  };
}

const sumOf = <Key extends string>(rows: readonly Record<Key, number>[], key: Key) => rows.reduce((sum, row) => sum + row[key], 0);

/** Plans that are paid for, also before their first collection. `isResting`: that was cancelled, and none is booked. */
export function runningPlans(orm: Pick<Orm, 'select'>, userId: string, today: string) {
  const resting = orm
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), isNotNull(orders.restingSince), like(storagePlans.id, sql`${orders.id} || '-%'`)));
  return orm
    .select({ ...getTableColumns(storagePlans), isResting: sql<boolean>`exists ${resting}` })
    .from(storagePlans)
    .where(and(eq(storagePlans.userId, userId), or(isNull(storagePlans.endsOn), gt(storagePlans.endsOn, today))));
}

/** Pieces that have left for good take no place; all others do, wherever they are. */
export async function itemsByPackage(orm: Pick<Orm, 'select'>, userId: string): Promise<Map<string, number>> {
  const rows = await orm
    .select({ plan: items.plan, value: count() })
    .from(items)
    .where(and(eq(items.userId, userId), notInArray(items.state, [...PLACE_STATES.gone])))
    .groupBy(items.plan);
  return new Map(rows.map(({ plan, value }) => [plan, value]));
}

/** Places and included deliveries; null without a plan. */
export async function planMeter(orm: Pick<Orm, 'select'>, userId: string, today: string) {
  const plans = await runningPlans(orm, userId, today);
  if (plans.length === 0) return null;
  const used = await itemsByPackage(orm, userId);
  const names = [...new Set(plans.map((plan) => plan.package))];
  const packages = names.map((name) => ({
    package: name,
    itemsUsed: used.get(name) ?? 0,
    itemsAllowed: sumOf(
      plans.filter((plan) => plan.package === name),
      'itemsAllowed',
    ),
  }));
  const { deliveries, rushes, renewsOn } = await allowancesOf(orm, userId, today);
  const [on = null] = plans.flatMap(({ isResting, startedOn }) => (isResting ? [] : [startedOn])).sort();
  return {
    packages,
    itemsUsed: sumOf(packages, 'itemsUsed'),
    itemsAllowed: sumOf(packages, 'itemsAllowed'),
    freeDeliveriesLeft: deliveries.left,
    freeDeliveriesAllowed: deliveries.allowed,
    freeRushesLeft: rushes.left,
    freeRushesAllowed: rushes.allowed,
    renewsOn,
    ...(on !== null && on <= today ? {} : { begins: { on, freeDeliveries: sumOf(plans, 'freeDeliveries') } }),
  };
}

/** Monthly allowances of a plan. */
type Counted = 'deliveries' | 'rushes';

type Tx = Pick<Orm, 'select' | 'update'>;

/** Call under the wardrobe's lock. */
export async function takeFromAllowance(tx: Tx, counted: Counted, userId: string, today: string): Promise<void> {
  const period = periodOf(today);
  const known = await usedOf(tx, counted, userId);
  await write(tx, counted, userId, { used: (known.period === period ? known.used : 0) + 1, period });
}

/** Allowances of an earlier month have expired and are not returned. */
export async function returnToAllowance(tx: Tx, counted: Counted, userId: string, usedOn: string): Promise<void> {
  const { used, period } = await usedOf(tx, counted, userId);
  if (period === periodOf(usedOn)) await write(tx, counted, userId, { used: Math.max(0, used - 1), period });
}

async function usedOf(tx: Tx, counted: Counted, userId: string): Promise<{ used: number; period: string | null }> {
  const [row] = await tx.select().from(wardrobes).where(eq(wardrobes.userId, userId));
  if (!row) return { used: 0, period: null };
  return counted === 'deliveries'
    ? { used: row.deliveriesUsed, period: row.deliveriesPeriod }
    : { used: row.rushesUsed, period: row.rushesPeriod };
}

async function write(tx: Tx, counted: Counted, userId: string, { used, period }: { used: number; period: string }): Promise<void> {
  await tx
    .update(wardrobes)
    .set(counted === 'deliveries' ? { deliveriesUsed: used, deliveriesPeriod: period } : { rushesUsed: used, rushesPeriod: period })
    .where(eq(wardrobes.userId, userId));
}
