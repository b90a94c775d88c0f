import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { itemEvents, type Item } from '@/backend/api/db/schema/wardrobe';
import { type CallHandler, type Refusal, refused } from '@/backend/api/http/answer';
import { regionDate, regionMoment } from '@/backend/api/modules/booking/region-time';
import { isAtHome, placeOf } from '@/lib/domain/wardrobe/item-states';
import { changeOwnItem, type WardrobeChange } from './change-own-item';
import { changeItem } from './move-item';

export const markWorn: CallHandler<'markWorn'> = async ({ params, query, body, request }, context) => {
  const worn = dayWorn(body.date, context.clock());
  if (worn.kind === 'refused') return worn;
  const record = body.isWorn === false ? takeBackWorn : recordWorn;
  return changeOwnItem(request, context, { id: params.id, locale: query.locale }, async (tx, item, turn) =>
    body.isWorn === false || canBeWorn(item, worn.day, turn.now)
      ? record(tx, item, { day: worn.day, ...turn })
      : refused('ITEM_UNAVAILABLE', 'This item is not at home, so it cannot be worn.'),
  );
};

/** Default: today; future dates are not allowed. */
export function dayWorn(date: string | undefined, now: Date): { kind: 'day'; day: string } | Refusal {
  const today = regionDate(now);
  const day = date ?? today;
  if (day > today) return refused('VALIDATION', 'Some fields cannot be accepted.', [{ path: 'date', code: 'date.future' }]);
  return { kind: 'day', day };
}

/** Today only what is at home; on an earlier day it may have been there. */
export const canBeWorn = (item: Item, day: string, now: Date): boolean =>
  item.sealedNote === null && placeOf(item.state) !== 'gone' && (day < regionDate(now) || isAtHome(item.state));

type WornDay = WardrobeChange & { day: string };

/** Once a day: idempotent. */
export async function recordWorn(tx: Pick<Orm, 'insert' | 'update'>, item: Item, { day, now, version }: WornDay): Promise<Item> {
  const at = day === regionDate(now) ? now : regionMoment(day, 12);
  const recorded = await tx
    .insert(itemEvents)
    .values({ id: randomUUID(), itemId: item.id, at, kind: 'worn', by: 'member', wornOn: day })
    .onConflictDoNothing()
    .returning({ id: itemEvents.id });
  if (recorded.length === 0) return item;
  return changeItem(tx, item, {
    wearCount: item.wearCount + 1, // under the wardrobe's lock, so nothing else counts at the same time
    lastWornOn: item.lastWornOn === null || item.lastWornOn < day ? day : item.lastWornOn,
    updatedAt: now,
    version,
  });
}

/** Undoes a mistake; no effect if there is nothing to undo. */
async function takeBackWorn(tx: Pick<Orm, 'delete' | 'select' | 'update'>, item: Item, { day, now, version }: WornDay): Promise<Item> {
  const isWearing = and(eq(itemEvents.itemId, item.id), eq(itemEvents.kind, 'worn'));
  const removed = await tx
    .delete(itemEvents)
    .where(and(isWearing, eq(itemEvents.wornOn, day)))
    .returning({ id: itemEvents.id });
  if (removed.length === 0) return item;
  const [last] = await tx.select({ wornOn: itemEvents.wornOn }).from(itemEvents).where(isWearing).orderBy(desc(itemEvents.wornOn)).limit(1);
  return changeItem(tx, item, { wearCount: item.wearCount - 1, lastWornOn: last?.wornOn ?? null, updatedAt: now, version });
}
