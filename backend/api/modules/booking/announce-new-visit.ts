import type { BackendContext } from '@/backend/context';
import type { StoredResult } from '@/backend/api/db/schema/payments';
import { announceWardrobe, wardrobeVersion } from '@/backend/api/modules/wardrobe/wardrobe-version';

/** What was ordered shows in the wardrobe before anything has come in: the plan, the visit, what is to be sold. */
export async function announceNewVisit({ userId }: Pick<StoredResult, 'userId'>, context: BackendContext): Promise<void> {
  if (userId) await announceWardrobe(context, userId, await wardrobeVersion(context.database.orm, userId));
}
