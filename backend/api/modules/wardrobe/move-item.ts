import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { itemEvents, items, itemSales, type Item } from '@/backend/api/db/schema/wardrobe';
import { regionDate } from '@/backend/api/modules/booking/region-time';
import { freePlaces } from '@/backend/api/modules/collection/collection-purpose';
import type { ItemState } from '@/lib/contract/wardrobe';
import { mayMove, type Actor } from '@/lib/domain/wardrobe/item-states';
import { dueAfter } from './due-steps';
import { runningPlans } from './plan-meter';

type Tx = Pick<Orm, 'select' | 'insert' | 'update' | 'delete'>;

export interface Move {
  to: ItemState;
  by: Actor;
  at: Date;
  /** Of the wardrobe, from `lockWardrobe`. */
  version: number;
  note?: string;
  amount?: number;
}

/**
 * The only way to change a piece's state: checks and records the move and applies its consequences.
 * @throws Error for an invalid move; callers check `mayMove` first for a member's request
 */
export async function moveItem(tx: Tx, item: Item, { to, by, at, version, note = '', amount }: Move): Promise<Item> {
  if (!mayMove(item.state, to, by)) throw new Error(`No ${by} may move a piece from ${item.state} to ${to}`);
  await recordSale(tx, item, to, at);
  await tx.insert(itemEvents).values({ id: randomUUID(), itemId: item.id, at, kind: 'state', state: to, note, by, amount: amount ?? null });
  return changeItem(tx, item, {
    state: to,
    stateSince: at,
    storedSince: to === 'stored' ? (item.storedSince ?? at) : item.storedSince,
    forSale: item.forSale && to !== 'submitted' && to !== 'stored',
    dueAt: dueAfter(to, at, item.id),
    updatedAt: at,
    version,
    ...(to === 'stored' ? await placeInPlan(tx, item, at) : {}),
  });
}

export async function changeItem(tx: Pick<Orm, 'update'>, item: Item, changes: Partial<typeof items.$inferInsert>): Promise<Item> {
  const [changed] = await tx.update(items).set(changes).where(eq(items.id, item.id)).returning();
  if (!changed) throw new Error('The piece no longer exists');
  return changed;
}

/** Dates of the sale; cleared when a piece is withdrawn. */
async function recordSale(tx: Tx, item: Item, to: ItemState, at: Date): Promise<void> {
  const ofItem = eq(itemSales.itemId, item.id);
  switch (to) {
    case 'submitted':
      await tx.insert(itemSales).values({ itemId: item.id, submittedAt: at }).onConflictDoNothing();
      return;
    case 'listed':
      await tx
        .update(itemSales)
        .set({
          listedAt: at,
          askedTimes: 0,
          askedAt: null,
          receivedAt: null,
          soldAt: null,
          soldPrice: null,
          payoutMethod: null,
          payoutEnding: null,
          payoutAmount: null,
          payoutSentAt: null,
        })
        .where(ofItem);
      return;
    case 'sold':
      await tx.update(itemSales).set({ soldAt: at }).where(ofItem);
      return;
    case 'paid':
      await tx.update(itemSales).set({ paidAt: at }).where(ofItem);
      return;
    case 'stored':
    case 'in-transit':
    case 'donated':
      await tx.delete(itemSales).where(ofItem);
      return;
    default:
  }
}

/** Sealed bags have places of their own. */
const FOR_PIECES = new Set(['x', 'luxe', 'serviceApartment']);

/**
 * What came in only to be sold and is stored after all takes a free place of its owner's plan, at the plan's price, as the terms say.
 * Without one it stays at no charge.
 */
async function placeInPlan(tx: Pick<Orm, 'select'>, item: Item, at: Date): Promise<Partial<Pick<Item, 'plan' | 'monthlyCost'>>> {
  if (item.plan !== 'consignment') return {};
  const place = (await freePlaces(tx, item.userId, at)).find(({ plan, free }) => FOR_PIECES.has(plan) && free > 0);
  if (!place) return {};
  const plans = await runningPlans(tx, item.userId, regionDate(at));
  const running = plans.find((plan) => plan.package === place.plan);
  return { plan: place.plan, monthlyCost: running ? monthlyCostOf(running) : 0 };
}

/** Of one piece of a plan. */
export const monthlyCostOf = ({ monthlyPrice, itemsAllowed }: { monthlyPrice: number; itemsAllowed: number }): number =>
  itemsAllowed > 0 ? Math.round(monthlyPrice / itemsAllowed) : 0;
