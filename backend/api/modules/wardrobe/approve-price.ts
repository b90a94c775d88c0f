import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { itemEvents, itemSales, type Item } from '@/backend/api/db/schema/wardrobe';
import { refused, type Refusal } from '@/backend/api/http/answer';
import type { CallHandler, CallInput } from '@/backend/api/http/call-handler';
import { changeOwnItem, type WardrobeChange } from './change-own-item';
import { changeItem, moveItem } from './move-item';
import { openRequestsOf } from './wire-items';

type Decision = CallInput<'approvePrice'>['body'];

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
      const refusal = await setFloor(tx, item, decision.floorPrice, at);
      if (refusal) return refusal;
      return item.state === 'priced'
        ? moveItem(tx, item, { to: 'listed', by: 'member', at, version, amount: decision.floorPrice })
        : changeItem(tx, item, { updatedAt: at, version });
    }
  }
}

/** The floor cannot exceed the price that buyers see. */
async function setFloor(tx: Orm, item: Item, floorPrice: number, at: Date): Promise<Refusal | null> {
  const [sale] = await tx.select().from(itemSales).where(eq(itemSales.itemId, item.id));
  if (sale?.listPrice == null) return refused('ITEM_UNAVAILABLE', 'There is no price to approve yet.');
  if (floorPrice > sale.listPrice) {
    return refused('VALIDATION', 'Some fields cannot be accepted.', [
      { path: 'floorPrice', code: 'number.max', params: { max: sale.listPrice } },
    ]);
  }
  await tx.update(itemSales).set({ floorPrice }).where(eq(itemSales.itemId, item.id));
  await tx.insert(itemEvents).values({ id: randomUUID(), itemId: item.id, at, kind: 'price', amount: floorPrice, by: 'member' });
  return null;
}
