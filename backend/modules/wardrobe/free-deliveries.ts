import { eq } from 'drizzle-orm';
import type { Orm } from '@/backend/db/database';
import { wardrobes } from '@/backend/db/schema/wardrobe';
import { periodOf } from './plan-meter';

/** Counts within the wardrobe's turn: nobody counts beside us. */
export async function takeFreeDelivery(tx: Pick<Orm, 'select' | 'update'>, userId: string, today: string): Promise<void> {
  const period = periodOf(today);
  const [row] = await tx.select().from(wardrobes).where(eq(wardrobes.userId, userId));
  const used = row?.deliveriesPeriod === period ? row.deliveriesUsed : 0;
  await tx.update(wardrobes).set({ deliveriesUsed: used + 1, deliveriesPeriod: period }).where(eq(wardrobes.userId, userId));
}

/** A delivery of an earlier month is not given back: its allowance has ended. */
export async function giveBackFreeDelivery(tx: Pick<Orm, 'select' | 'update'>, userId: string, usedOn: string): Promise<void> {
  const [row] = await tx.select().from(wardrobes).where(eq(wardrobes.userId, userId));
  if (row?.deliveriesPeriod !== periodOf(usedOn)) return;
  await tx.update(wardrobes).set({ deliveriesUsed: Math.max(0, row.deliveriesUsed - 1) }).where(eq(wardrobes.userId, userId));
}
