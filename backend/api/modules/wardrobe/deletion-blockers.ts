import { and, eq, inArray } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { itemRequests } from '@/backend/api/db/schema/item-requests';
import type { User } from '@/backend/api/db/schema/users';
import { items } from '@/backend/api/db/schema/wardrobe';
import type { ItemState } from '@/lib/contract/wardrobe';

type Tx = Pick<Orm, 'select'>;

const IN_STORAGE: readonly ItemState[] = ['collected', 'inspected', 'stored', 'in-transit', 'rejected'];
/** From the submission until the payout. */
const IN_SALE: readonly ItemState[] = ['submitted', 'authenticated', 'priced', 'listed', 'sold'];

/** An account with pieces in storage, in transit or for sale cannot be deleted. */
export async function wardrobeBlockers(tx: Tx, { id }: User): Promise<string[]> {
  const rows = await tx.select({ state: items.state }).from(items).where(eq(items.userId, id)).groupBy(items.state);
  const [open] = await tx
    .select({ id: itemRequests.id })
    .from(itemRequests)
    .where(and(eq(itemRequests.userId, id), inArray(itemRequests.status, ['booked', 'under-way'])))
    .limit(1);
  return [
    ...(rows.some(({ state }) => IN_STORAGE.includes(state)) ? ['pieces-in-storage'] : []),
    ...(rows.some(({ state }) => IN_SALE.includes(state)) ? ['open-consignment'] : []),
    ...(open ? ['open-request'] : []),
  ];
}
