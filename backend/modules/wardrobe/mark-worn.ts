import { randomUUID } from 'node:crypto';
import type { Orm } from '@/backend/db/database';
import { itemEvents, type Item } from '@/backend/db/schema/wardrobe';
import { refused, type Refusal } from '@/backend/http/answer';
import type { CallHandler } from '@/backend/http/call-handler';
import { regionDate, regionMoment } from '@/backend/modules/booking/region-moment';
import type { ItemState } from '@/lib/contract/wardrobe';
import { changeOwnItem } from './change-own-item';
import { changeItem } from './move-item';

const GONE: readonly ItemState[] = ['sold', 'paid', 'donated'];

export const markWorn: CallHandler<'markWorn'> = async ({ params, query, body, request }, context) => {
  const worn = dayWorn(body.date, context.clock());
  if (worn.kind === 'refused') return worn;
  return changeOwnItem(request, context, { id: params.id, locale: query.locale }, async (tx, item, turn) =>
    canBeWorn(item) ? recordWorn(tx, item, { day: worn.day, ...turn }) : refused('ITEM_UNAVAILABLE', 'This item cannot be worn any more.'));
};

/** Today without a date; nobody has worn anything tomorrow. */
export function dayWorn(date: string | undefined, now: Date): { kind: 'day'; day: string } | Refusal {
  const today = regionDate(now);
  const day = date ?? today;
  if (day > today) return refused('VALIDATION', 'Some fields cannot be accepted.', [{ path: 'date', code: 'date.future' }]);
  return { kind: 'day', day };
}

export const canBeWorn = (item: Item): boolean => item.sealedNote === null && !GONE.includes(item.state);

/** Once a day: said twice it counts once. */
export async function recordWorn(tx: Pick<Orm, 'insert' | 'update'>, item: Item, { day, now, version }: { day: string; now: Date; version: number }): Promise<Item> {
  const at = day === regionDate(now) ? now : regionMoment(day, 12);
  const recorded = await tx
    .insert(itemEvents)
    .values({ id: randomUUID(), itemId: item.id, at, kind: 'worn', by: 'member', wornOn: day })
    .onConflictDoNothing()
    .returning({ id: itemEvents.id });
  if (recorded.length === 0) return item;
  return changeItem(tx, item, {
    wearCount: item.wearCount + 1, // the wardrobe's turn is ours: nobody counts beside us
    lastWornOn: item.lastWornOn === null || item.lastWornOn < day ? day : item.lastWornOn,
    updatedAt: now,
    version,
  });
}
