import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { readTexts } from '@/backend/site-texts';
import type { Orm } from '@/backend/api/db/database';
import type { User } from '@/backend/api/db/schema/users';
import { itemEvents, itemPictures, itemSales, type Item } from '@/backend/api/db/schema/wardrobe';
import { regionDate } from '@/backend/api/modules/booking/region-time';
import { listingOn } from '@/lib/domain/consignment/markdown';
import { slotMoment } from '@/backend/api/modules/booking/booking-shape';
import { visitValues } from '@/backend/api/modules/booking/visit-facts';
import { visitOfRequest } from '@/backend/api/modules/item-requests/request-facts';
import { changeItem, moveItem } from '@/backend/api/modules/wardrobe/move-item';
import { readResaleTable } from '@/backend/api/modules/wardrobe/settlement';
import { saleFacts } from '@/backend/api/modules/wardrobe/sale-facts';
import type { Notice } from '@/backend/api/notifications/notices';
import type { ItemState } from '@/lib/contract/wardrobe';
import type { Actor } from '@/lib/domain/wardrobe/item-states';
import { beginCare, finishCare, openRequestLineOf, updateLineAfterMove, type OpenRequestLine, type WardrobeChange } from './finish-care';
import { nextItemStep } from './next-item-step';
import { receiveSale, sendPayout, settlePayout } from './pay-out';

const FLOOR_PERCENT = 85;
const SOLD_PERCENT = 94;
/** For a piece without an estimate, for example without a brand. */
const PRICE_WITHOUT_ESTIMATE = { hk: 300_00, sg: 52_00 };

/** Who takes what members give away in the demonstration; a team says it with the piece. */
const TEXTS = readTexts<{ charity: string }>(import.meta.url);

/** Performs the due step of a piece. @returns the notice for the member, if any */
export async function performNextStep(tx: Orm, item: Item, turn: WardrobeChange): Promise<Notice | null> {
  const open = await openRequestLineOf(tx, item.id);
  const step = nextItemStep(item, open?.line ?? null);
  switch (step.kind) {
    case 'move':
      return (await performMove(tx, item, { to: step.to, by: 'team', ...turn })).notice;
    case 'begin-care':
      if (open) await beginCare(tx, item, open, turn);
      return null;
    case 'finish-care':
      return open ? finishCare(tx, item, open, turn) : null;
    case 'pay-out':
      return payOut(tx, item, turn);
    case 'rest':
      await changeItem(tx, item, { dueAt: null });
      return null;
  }
}

async function payOut(tx: Orm, item: Item, turn: WardrobeChange): Promise<Notice | null> {
  if (await receiveSale(tx, item, turn)) return null;
  switch (await sendPayout(tx, item, turn)) {
    case 'arrived':
      return (await performMove(tx, item, { to: 'paid', by: 'team', ...turn })).notice;
    case 'sent':
      return null;
    case 'wanted':
      // Always notified, because their money is waiting.
      return { about: 'payoutWanted', event: 'prices', item, facts: await saleFacts(tx, 'payoutWanted', item, turn.user) };
  }
}

/** A move with its consequences: prices, photographs, the request it fulfils. */
export async function performMove(
  tx: Orm,
  item: Item,
  { to, by, user, env, at, version }: WardrobeChange & { to: ItemState; by: Actor },
): Promise<{ item: Item; notice: Notice | null }> {
  const open = await openRequestLineOf(tx, item.id);
  let moved = await moveItem(tx, item, { to, by, at, version });
  if (open) await updateLineAfterMove(tx, open, item.state, to);
  if (to === 'inspected') await inspect(tx, moved, at);
  if (to === 'in-transit' && open?.request.slotDate && open.request.slotTime) {
    moved = await changeItem(tx, moved, {
      dueAt: later(slotMoment({ country: user.country, date: open.request.slotDate, slot: open.request.slotTime }, 'end'), at),
    });
  }
  await recordPrices(tx, moved, { to, user, at });
  const isCredit = to === 'paid' && (await settlePayout(tx, moved, { user, env, at })) === 'credit';
  const notice = noticeOf(moved, isCredit ? 'credit' : to, open);
  if (!notice) return { item: moved, notice };
  const visit = open && notice.about === 'onTheWay' ? visitOfRequest(open.request, [open.line]) : null;
  const facts = await saleFacts(tx, notice.about, moved, user);
  if (notice.about === 'donated') return { item: moved, notice: { ...notice, values: { organisation: TEXTS[user.locale].charity } } };
  return { item: moved, notice: { ...notice, facts, ...(visit ? { values: visitValues(visit, user), requestId: visit.id } : {}) } };
}

const later = (one: Date, other: Date): Date => (one > other ? one : other);

async function inspect(tx: Pick<Orm, 'insert' | 'update'>, item: Item, at: Date): Promise<void> {
  const event = { itemId: item.id, at, by: 'team' as const };
  await tx.insert(itemEvents).values({ id: randomUUID(), ...event, kind: 'photographed' });
  if (item.condition) await tx.insert(itemEvents).values({ id: randomUUID(), ...event, kind: 'condition', condition: item.condition });
  await tx.update(itemPictures).set({ takenAt: at }).where(eq(itemPictures.itemId, item.id));
}

async function recordPrices(tx: Orm, item: Item, { to, user, at }: { to: ItemState; user: User; at: Date }): Promise<void> {
  const ofItem = eq(itemSales.itemId, item.id);
  const [sale] =
    to === 'priced' || to === 'listed' || to === 'sold' || to === 'rejected' ? await tx.select().from(itemSales).where(ofItem) : [];
  if (!sale) return;
  const resale = await readResaleTable(tx, user.country);
  const listPrice = sale.listPrice ?? resale.estimate(item)?.middle ?? PRICE_WITHOUT_ESTIMATE[user.country];
  switch (to) {
    case 'priced':
      await tx
        .update(itemSales)
        .set({ listPrice, commissionPercent: resale.payout(listPrice).percent })
        .where(ofItem);
      await tx.insert(itemEvents).values({ id: randomUUID(), itemId: item.id, at, kind: 'price', amount: listPrice, by: 'team' });
      return;
    case 'listed':
      // The owner's floor is kept; a move by command has none yet.
      await tx
        .update(itemSales)
        .set({ listPrice, floorPrice: sale.floorPrice ?? wholeDollars(listPrice, FLOOR_PERCENT) })
        .where(ofItem);
      return;
    case 'sold': {
      const asked = sale.listedAt
        ? listingOn({ listPrice, floorPrice: sale.floorPrice, listedOn: regionDate(sale.listedAt) }, regionDate(at)).price
        : listPrice;
      const soldPrice = Math.max(sale.floorPrice ?? 0, wholeDollars(asked, SOLD_PERCENT));
      await tx
        .update(itemSales)
        .set({ soldPrice, commissionPercent: resale.payout(soldPrice).percent })
        .where(ofItem);
      return;
    }
    case 'rejected':
      await tx.update(itemSales).set({ rejectedBecause: 'provenance' }).where(ofItem);
      return;
    default:
  }
}

const wholeDollars = (amount: number, percent: number): number => Math.round((amount * percent) / 10_000) * 100;

function noticeOf(item: Item, to: ItemState | 'credit', open: OpenRequestLine | null): Notice | null {
  switch (to) {
    case 'in-transit':
      return { about: 'onTheWay', event: 'deliveries', item };
    case 'at-home':
      return { about: 'delivered', event: 'deliveries', item };
    case 'collected':
      return { about: 'collected', event: 'deliveries', item };
    case 'stored':
      return open?.line.action === 'collect' || item.storedSince?.getTime() === item.stateSince.getTime()
        ? { about: 'stored', event: 'storage', item }
        : null;
    case 'donated':
      return { about: 'donated', event: 'storage', item };
    case 'rejected':
      return { about: 'rejected', event: 'sales', item };
    case 'priced':
      return { about: 'priced', event: 'prices', item };
    case 'sold':
      return { about: 'sold', event: 'sales', item };
    case 'paid':
      return { about: 'paid', event: 'sales', item };
    case 'credit':
      return { about: 'paidAsCredit', event: 'sales', item };
    default:
      return null;
  }
}
