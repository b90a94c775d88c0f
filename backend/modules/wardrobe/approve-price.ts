import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Orm } from '@/backend/db/database';
import { itemEvents, itemSales, type Item } from '@/backend/db/schema/wardrobe';
import { ok, refused, type Refusal } from '@/backend/http/answer';
import type { CallHandler, CallInput } from '@/backend/http/call-handler';
import { requireMember } from '@/backend/identity/authenticate';
import { findUser } from '@/backend/identity/find-user';
import { findItem, noSuchItem } from './find-item';
import { changeItem, moveItem } from './move-item';
import { announceWardrobe, takeWardrobeTurn } from './wardrobe-turn';
import { openRequestsOf, wireItems } from './wire-items';

interface Decided {
  kind: 'decided';
  item: Item;
  version: number;
}

type Decision = CallInput<'approvePrice'>['body'];

export const approvePrice: CallHandler<'approvePrice'> = async ({ params, body, request }, context) => {
  const { database: { orm }, clock } = context;
  const now = clock();
  const user = await findUser(orm, requireMember(request).userId);
  const result = await orm.transaction(async (tx) => {
    const version = await takeWardrobeTurn(tx, user.id);
    const item = await findItem(tx, user.id, params.id);
    if (!item) return noSuchItem();
    return decide(tx, item, body, { at: now, version });
  });
  if (result.kind === 'refused') return result;
  await announceWardrobe(context, user.id, result.version);
  const [wire] = await wireItems(orm, [result.item], { user, now });
  return wire ? ok({ item: wire, version: result.version }) : noSuchItem();
};

async function decide(tx: Orm, item: Item, decision: Decision, { at, version }: { at: Date; version: number }): Promise<Decided | Refusal> {
  const done = (changed: Item): Decided => ({ kind: 'decided', item: changed, version });
  const unavailable = () => refused('ITEM_UNAVAILABLE', `A piece that is ${item.state} has no price to decide on in this way.`);
  switch (decision.decision) {
    case 'decline':
      return item.state === 'priced' ? done(await moveItem(tx, item, { to: 'stored', by: 'member', at, version, note: decision.note ?? '' })) : unavailable();
    case 'withdraw':
      return item.state === 'listed' ? done(await moveItem(tx, item, { to: 'stored', by: 'member', at, version })) : unavailable();
    case 'keep':
      // What is asked for it goes on: a van that was told to bring it would find it elsewhere.
      return item.state === 'rejected' && !(await openRequestsOf(tx, [item.id], at)).has(item.id) ? done(await moveItem(tx, item, { to: 'stored', by: 'member', at, version })) : unavailable();
    case 'approve': {
      if (item.state !== 'priced' && item.state !== 'listed') return unavailable();
      const refusal = await setFloor(tx, item, decision.floorPrice, at);
      if (refusal) return refusal;
      return done(item.state === 'priced' ? await moveItem(tx, item, { to: 'listed', by: 'member', at, version, amount: decision.floorPrice }) : await changeItem(tx, item, { updatedAt: at, version }));
    }
  }
}

/** Nobody can ask for more than the price that buyers see. */
async function setFloor(tx: Orm, item: Item, floorPrice: number, at: Date): Promise<Refusal | null> {
  const [sale] = await tx.select().from(itemSales).where(eq(itemSales.itemId, item.id));
  if (sale?.listPrice == null) return refused('ITEM_UNAVAILABLE', 'There is no price to approve yet.');
  if (floorPrice > sale.listPrice) return refused('VALIDATION', 'Some fields cannot be accepted.', [{ path: 'floorPrice', code: 'number.max', params: { max: sale.listPrice } }]);
  await tx.update(itemSales).set({ floorPrice }).where(eq(itemSales.itemId, item.id));
  await tx.insert(itemEvents).values({ id: randomUUID(), itemId: item.id, at, kind: 'price', amount: floorPrice, by: 'member' });
  return null;
}
