import type { BackendContext } from '@/backend/context';
import type { StoredResult } from '@/backend/api/db/schema/payments';
import { announceWardrobe, wardrobeVersion } from '@/backend/api/modules/wardrobe/wardrobe-version';

/** Shows an order in the wardrobe before anything arrives: plan, visit, pieces to be sold. */
export async function announceNewVisit({ userId }: Pick<StoredResult, 'userId'>, context: BackendContext): Promise<void> {
  if (userId) await announceWardrobe(context, userId, await wardrobeVersion(context.database.orm, userId));
}
