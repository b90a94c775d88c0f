import { randomUUID } from 'node:crypto';
import { eq, and } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { users } from '@/backend/api/db/schema/users';
import { itemEvents, itemSales, type Item, sellingAgreements } from '@/backend/api/db/schema/wardrobe';
import { type CallHandler, type CallInput, type Refusal, refused } from '@/backend/api/http/answer';
import { regionTime } from '@/backend/api/modules/booking/region-time';
import { REGIONS, type RegionCode } from '@/lib/config/regions';
import { SELLING_TERMS_VERSION } from '@/lib/domain/consignment/markdown';
import { floorBounds, isFloorLow } from '@/lib/domain/wardrobe/sale-progress';
import { listedBefore } from './ask-about-unsold';
import { changeOwnItem, type WardrobeChange } from './change-own-item';
import { dueAfter } from './due-steps';
import { changeItem, moveItem } from './move-item';
import { readResaleTable } from './settlement';
import { openRequestsOf } from './wire-items';

type Decision = CallInput<'approvePrice'>['body'];
type Floor = Pick<Extract<Decision, { decision: 'approve' }>, 'floorPrice' | 'isLowFloorMeant'>;
type Relisting = Extract<Decision, { decision: 'relist' }>;

export const approvePrice: CallHandler<'approvePrice'> = ({ params, query, body, request }, context) =>
  changeOwnItem(request, context, { id: params.id, locale: query.locale }, (tx, item, turn) => decide(tx, item, body, turn));

async function decide(tx: Orm, item: Item, decision: Decision, turn: WardrobeChange): Promise<Item | Refusal> {
  const { now: at, version } = turn;
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
    case 'relist':
      return item.state === 'listed' ? relist(tx, item, decision, turn) : unavailable();
    case 'approve': {
      if (item.state !== 'priced' && item.state !== 'listed') return unavailable();
      const unagreed = item.state === 'priced' ? await requireAgreement(tx, item.userId, decision.sellingTerms, at) : null;
      if (unagreed) return unagreed;
      const listPrice = await setFloor(tx, item, decision, at);
      if (typeof listPrice !== 'number') return listPrice;
      return item.state === 'priced'
        ? moveItem(tx, item, { to: 'listed', by: 'member', at, version, amount: listPrice })
        : changeItem(tx, item, { updatedAt: at, version });
    }
  }
}

/** @returns the price at which buyers see the piece, in minor units */
async function setFloor(tx: Orm, item: Item, floor: Floor, at: Date): Promise<Refusal | number> {
  const sale = await saleOf(tx, item);
  if (sale?.listPrice == null) return refused('ITEM_UNAVAILABLE', 'There is no price to approve yet.');
  const refusal = refuseFloor(floor, sale.listPrice, sale.country);
  if (refusal) return refusal;
  await tx.update(itemSales).set({ floorPrice: floor.floorPrice }).where(eq(itemSales.itemId, item.id));
  await tx.insert(itemEvents).values({ ...memberEvent(item, at, floor.floorPrice), kind: 'price' });
  return sale.listPrice;
}

/** Its days on sale are over without a buyer: they begin again, at a price below the one that it began with. */
async function relist(tx: Orm, item: Item, decision: Relisting, { now: at, version }: WardrobeChange): Promise<Item | Refusal> {
  const sale = await saleOf(tx, item);
  if (sale?.listPrice == null || !sale.listedAt || sale.listedAt >= listedBefore(regionTime(at, sale.country).date, sale.country)) {
    return refused('ITEM_UNAVAILABLE', 'Its days on sale are not over yet.');
  }
  const { listPrice, floorPrice } = decision;
  const { minimum: min } = floorBounds(sale.listPrice, REGIONS[sale.country].currency);
  if (listPrice < min || listPrice >= sale.listPrice) return outOfRange('listPrice', { min, max: sale.listPrice - 1 });
  const refusal = refuseFloor(decision, listPrice, sale.country) ?? (await requireAgreement(tx, item.userId, decision.sellingTerms, at));
  if (refusal) return refusal;
  const { percent } = (await readResaleTable(tx, sale.country)).payout(listPrice);
  await tx
    .update(itemSales)
    .set({ listPrice, floorPrice, commissionPercent: percent, listedAt: at, askedTimes: 0, askedAt: null })
    .where(eq(itemSales.itemId, item.id));
  await tx.insert(itemEvents).values({ ...memberEvent(item, at, listPrice), kind: 'state', state: 'listed' });
  return changeItem(tx, item, { stateSince: at, dueAt: dueAfter('listed', at, item.id), updatedAt: at, version });
}

/** Never more than buyers see and never less than a sale costs; far below the proposal only when it is meant. */
function refuseFloor({ floorPrice, isLowFloorMeant }: Floor, listPrice: number, country: RegionCode): Refusal | null {
  const { minimum: min, maximum: max } = floorBounds(listPrice, REGIONS[country].currency);
  if (floorPrice > max || floorPrice < min) return outOfRange('floorPrice', { min, max });
  if (isFloorLow(floorPrice, listPrice) && !isLowFloorMeant) {
    return refused('FLOOR_LOW', 'The floor is under half of the proposed price: say isLowFloorMeant if that is meant.');
  }
  return null;
}

const outOfRange = (path: string, params: { min: number; max: number }): Refusal =>
  refused('VALIDATION', 'Some fields cannot be accepted.', [{ path, code: 'number.range', params }]);

/** A price that a member sets is the floor, one that the team sets the proposal. */
const memberEvent = (item: Item, at: Date, amount: number) => ({
  id: randomUUID(),
  itemId: item.id,
  at,
  amount,
  by: 'member' as const,
});

async function saleOf(tx: Pick<Orm, 'select'>, item: Item) {
  const [row] = await tx
    .select({ listPrice: itemSales.listPrice, listedAt: itemSales.listedAt, country: users.country })
    .from(itemSales)
    .innerJoin(users, eq(users.id, item.userId))
    .where(eq(itemSales.itemId, item.id));
  return row;
}

/** The member's agreement to the terms of selling as they stand; null: none. */
export async function sellingAgreementOf(tx: Pick<Orm, 'select'>, userId: string): Promise<{ version: string; agreedAt: string } | null> {
  const [row] = await tx
    .select()
    .from(sellingAgreements)
    .where(and(eq(sellingAgreements.userId, userId), eq(sellingAgreements.version, SELLING_TERMS_VERSION)));
  return row ? { version: row.version, agreedAt: row.agreedAt.toISOString() } : null;
}

/** Records the agreement that comes with a call; the first one counts. An agreement to other terms than today's is none. */
export async function recordAgreement(tx: Pick<Orm, 'insert'>, userId: string, given: string | undefined, now: Date): Promise<void> {
  if (given !== SELLING_TERMS_VERSION) return;
  await tx.insert(sellingAgreements).values({ userId, version: given, agreedAt: now }).onConflictDoNothing();
}

/** @returns the refusal of a seller who has never agreed to today's terms */
export async function requireAgreement(
  tx: Pick<Orm, 'select' | 'insert'>,
  userId: string,
  given: string | undefined,
  now: Date,
): Promise<Refusal | null> {
  await recordAgreement(tx, userId, given, now);
  if (await sellingAgreementOf(tx, userId)) return null;
  return refused('SELLING_TERMS', 'The member has not agreed to the terms of selling.', [
    { path: 'sellingTerms', code: given === undefined ? 'required' : 'changed', params: { version: SELLING_TERMS_VERSION } },
  ]);
}
