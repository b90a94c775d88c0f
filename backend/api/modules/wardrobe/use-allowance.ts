import { eq } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { wardrobes } from '@/backend/api/db/schema/wardrobe';
import { periodOf } from './plan-meter';

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
