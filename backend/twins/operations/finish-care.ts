import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import {
  carePrices,
  itemRequestLines,
  itemRequests,
  type ItemRequestLineRow,
  type ItemRequestRow,
} from '@/backend/api/db/schema/item-requests';
import type { User } from '@/backend/api/db/schema/users';
import type { MailEnv } from '@/backend/api/mail/store-mail';
import { itemEvents, itemPictures, type Item } from '@/backend/api/db/schema/wardrobe';
import { seededNumber, inDays } from '@/backend/api/modules/wardrobe/due-steps';
import { changeItem } from '@/backend/api/modules/wardrobe/move-item';
import { lineFacts } from '@/backend/api/modules/item-requests/request-facts';
import { REGIONS } from '@/lib/config/regions';
import type { Notice, NoticeKind } from '@/backend/api/notifications/notices';
import type { Finding, ItemState, RequestAction, RequestStatus } from '@/lib/contract/wardrobe';

const USUAL_CARE_DAYS = 5;
/** One in this many pieces is not confirmed, and one is beyond our knowledge. */
const FINDINGS_OF = 8;

/** A change of a member's wardrobe, which is locked; `version` is the one after the change. */
export interface WardrobeChange {
  user: User;
  env: MailEnv;
  at: Date;
  version: number;
}

export async function beginCare(tx: Orm, item: Item, { line }: OpenRequestLine, { user, at, version }: WardrobeChange): Promise<Item> {
  const [terms] = line.service
    ? await tx
        .select()
        .from(carePrices)
        .where(and(eq(carePrices.country, user.country), eq(carePrices.service, line.service)))
    : [];
  await setLineStatus(tx, line, 'under-way');
  await tx.insert(itemEvents).values({
    id: randomUUID(),
    itemId: item.id,
    at,
    kind: 'care',
    service: line.service,
    note: line.note,
    by: 'team',
    requestId: line.requestId,
  });
  return changeItem(tx, item, { dueAt: inDays(at, terms?.leadDays ?? USUAL_CARE_DAYS), updatedAt: at, version });
}

/** A repair improves the condition, cleaning does not change it, and an authentication ends with its result. */
export async function finishCare(
  tx: Orm,
  item: Item,
  { line }: OpenRequestLine,
  { user, at, version }: WardrobeChange,
  found?: Finding,
): Promise<Notice> {
  await setLineStatus(tx, line, 'done');
  await renewPictures(tx, item, line.service, at);
  // A millisecond after the photographs, so that the history ends with the result.
  const event = { itemId: item.id, at: new Date(at.getTime() + 1), service: line.service, by: 'team' as const, requestId: line.requestId };
  if (line.service === 'authentication') {
    const finding = found ?? findingOf(item.id);
    await tx.insert(itemEvents).values({ id: randomUUID(), ...event, kind: 'care', finding });
    return { about: NOTICE_OF[finding], event: 'care', item: await changeItem(tx, item, { dueAt: null, updatedAt: at, version }) };
  }
  const condition = line.service === 'repair' && item.condition === 'fair' ? 'good' : item.condition;
  if (condition) await tx.insert(itemEvents).values({ id: randomUUID(), ...event, kind: 'condition', condition });
  const facts = lineFacts(line, { currency: REGIONS[user.country].currency }, user);
  return { about: 'careDone', event: 'care', facts, item: await changeItem(tx, item, { condition, dueAt: null, updatedAt: at, version }) };
}

const NOTICE_OF: Record<Finding, NoticeKind> = {
  confirmed: 'foundGenuine',
  'not-confirmed': 'foundDoubtful',
  'beyond-us': 'foundBeyondUs',
};

function findingOf(itemId: string): Finding {
  const chance = seededNumber(itemId, 'finding', FINDINGS_OF);
  return chance === 0 ? 'not-confirmed' : chance === 1 ? 'beyond-us' : 'confirmed';
}

/** After cleaning or examination a piece is photographed again. */
async function renewPictures(
  tx: Pick<Orm, 'insert' | 'update'>,
  item: Item,
  service: OpenRequestLine['line']['service'],
  at: Date,
): Promise<void> {
  if (service !== 'dry-cleaning' && service !== 'authentication') return;
  await tx.insert(itemEvents).values({ id: randomUUID(), itemId: item.id, at, kind: 'photographed', by: 'team' });
  await tx.update(itemPictures).set({ takenAt: at }).where(eq(itemPictures.itemId, item.id));
}

export interface OpenRequestLine {
  line: ItemRequestLineRow;
  request: ItemRequestRow;
}

export async function openRequestLineOf(tx: Pick<Orm, 'select'>, itemId: string): Promise<OpenRequestLine | null> {
  const [found] = await tx
    .select({ line: itemRequestLines, request: itemRequests })
    .from(itemRequestLines)
    .innerJoin(itemRequests, eq(itemRequests.id, itemRequestLines.requestId))
    .where(and(eq(itemRequestLines.itemId, itemId), inArray(itemRequestLines.status, ['booked', 'under-way'])));
  return found ?? null;
}

/** Status of the request by state of the piece; any other state cancels the request. */
const STATUS_IN_STATE: Record<RequestAction, Partial<Record<ItemState, RequestStatus>>> = {
  deliver: { stored: 'booked', rejected: 'booked', 'in-transit': 'under-way', 'at-home': 'done' },
  collect: { requested: 'booked', collected: 'under-way', inspected: 'under-way', stored: 'done', submitted: 'done' },
  sell: { submitted: 'booked', authenticated: 'done', rejected: 'done' },
  donate: { stored: 'booked', rejected: 'booked', donated: 'done' },
  care: { stored: 'under-way' },
};

/** A failed delivery brings the piece back: the request does not become "booked" again. */
export async function updateLineAfterMove(
  tx: Pick<Orm, 'select' | 'update'>,
  { line }: OpenRequestLine,
  from: ItemState,
  to: ItemState,
): Promise<void> {
  const status = from === 'in-transit' && to === 'stored' ? 'undone' : (STATUS_IN_STATE[line.action][to] ?? 'undone');
  await setLineStatus(tx, line, status);
}

/** The request follows its lines: done when none is open, in progress when one has begun. */
async function setLineStatus(tx: Pick<Orm, 'select' | 'update'>, line: ItemRequestLineRow, status: RequestStatus): Promise<void> {
  await tx
    .update(itemRequestLines)
    .set({ status })
    .where(and(eq(itemRequestLines.requestId, line.requestId), eq(itemRequestLines.position, line.position)));
  const all = (
    await tx.select({ status: itemRequestLines.status }).from(itemRequestLines).where(eq(itemRequestLines.requestId, line.requestId))
  ).map((row) => row.status);
  const isOpen = all.some((one) => one === 'booked' || one === 'under-way');
  const whole: RequestStatus = all.every((one) => one === 'booked')
    ? 'booked'
    : isOpen
      ? 'under-way'
      : all.every((one) => one === 'undone')
        ? 'undone'
        : 'done';
  await tx.update(itemRequests).set({ status: whole }).where(eq(itemRequests.id, line.requestId));
}
