import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { users } from '@/backend/api/db/schema/users';
import { itemEvents, itemSales, type Item } from '@/backend/api/db/schema/wardrobe';
import { type CallHandler, type CallInput, type Refusal, refused } from '@/backend/api/http/answer';
import { REGIONS } from '@/lib/config/regions';
import { floorBounds, isFloorLow } from '@/lib/domain/wardrobe/sale-progress';
import { changeOwnItem, type WardrobeChange } from './change-own-item';
import { changeItem, moveItem } from './move-item';
import { requireAgreement } from './selling-agreement';
import { openRequestsOf } from './wire-items';

type Decision = CallInput<'approvePrice'>['body'];
type Approval = Extract<Decision, { decision: 'approve' }>;

export const approvePrice: CallHandler<'approvePrice'> = ({ params, query, body, request }, context) =>
  changeOwnItem(request, context, { id: params.id, locale: query.locale }, (tx, item, turn) => decide(tx, item, body, turn));

async function decide(tx: Orm, item: Item, decision: Decision, { now: at, version }: WardrobeChange): Promise<Item | Refusal> {
  const unavailable = () => refused('ITEM_UNAVAILABLE', `A piece that is ${item.state} has no price to decide on in this way.`);
  const store = (note = '') => moveItem(tx, item, { to: 'stored', by: 'member', at, version, note });
  switch (decision.decision) {
    case 'decline':
      return item.state === 'priced' ? store(decision.note) : unavailable();
    case 'withdraw':
      return item.state === 'listed' ? store() : unavailable();
    case 'keep':
      // A piece with an open request is left alone: the van would not find it.
      return item.state === 'rejected' && !(await openRequestsOf(tx, [item.id], at)).has(item.id) ? store() : unavailable();
    case 'approve': {
      if (item.state !== 'priced' && item.state !== 'listed') return unavailable();
      const unagreed = item.state === 'priced' ? await requireAgreement(tx, item.userId, decision.sellingTerms, at) : null;
      if (unagreed) return unagreed;
      const refusal = await setFloor(tx, item, decision, at);
      if (refusal) return refusal;
      return item.state === 'priced'
        ? moveItem(tx, item, { to: 'listed', by: 'member', at, version, amount: decision.floorPrice })
        : changeItem(tx, item, { updatedAt: at, version });
    }
  }
}

/** Never more than buyers see and never less than a sale costs; far below the proposal only when it is meant. */
async function setFloor(tx: Orm, item: Item, { floorPrice, isLowFloorMeant }: Approval, at: Date): Promise<Refusal | null> {
  const [row] = await tx
    .select({ listPrice: itemSales.listPrice, country: users.country })
    .from(itemSales)
    .innerJoin(users, eq(users.id, item.userId))
    .where(eq(itemSales.itemId, item.id));
  if (row?.listPrice == null) return refused('ITEM_UNAVAILABLE', 'There is no price to approve yet.');
  const { minimum: min, maximum: max } = floorBounds(row.listPrice, REGIONS[row.country].currency);
  if (floorPrice > max || floorPrice < min) {
    return refused('VALIDATION', 'Some fields cannot be accepted.', [{ path: 'floorPrice', code: 'number.range', params: { min, max } }]);
  }
  if (isFloorLow(floorPrice, row.listPrice) && !isLowFloorMeant) {
    return refused('FLOOR_LOW', 'The floor is under half of the proposed price: say isLowFloorMeant if that is meant.');
  }
  await tx.update(itemSales).set({ floorPrice }).where(eq(itemSales.itemId, item.id));
  await tx.insert(itemEvents).values({ id: randomUUID(), itemId: item.id, at, kind: 'price', amount: floorPrice, by: 'member' });
  return null;
}
