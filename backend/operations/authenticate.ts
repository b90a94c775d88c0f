import type { Orm } from '@/backend/db/database';
import type { User } from '@/backend/db/schema/users';
import type { Item } from '@/backend/db/schema/wardrobe';
import type { Notice } from '@/backend/notifications/notices';
import type { Finding } from '@/lib/contract/wardrobe';
import { beginCare, finishCare } from './finish-care';
import { openLineOf } from './open-line';

/** Ends an authentication with what was found, whether it has begun or not; null: none is open for the piece. */
export async function authenticate(
  tx: Orm,
  item: Item,
  turn: { user: User; at: Date; version: number },
  finding: Finding,
): Promise<Notice | null> {
  const open = await openLineOf(tx, item.id);
  if (open?.line.action !== 'care' || open.line.service !== 'authentication') return null;
  if (open.line.status !== 'booked') return finishCare(tx, item, open, turn, finding);
  const begun = await beginCare(tx, item, open, turn);
  // A millisecond later, so that the history keeps their order.
  return finishCare(tx, begun, open, { ...turn, at: new Date(turn.at.getTime() + 1) }, finding);
}
