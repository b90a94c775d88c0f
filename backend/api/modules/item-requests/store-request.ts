import { randomUUID } from 'node:crypto';
import type { BackendEnv } from '@/backend/config/env';
import type { Orm } from '@/backend/api/db/database';
import { itemRequestLines, itemRequests, wardrobeCharges, type ItemRequestRow } from '@/backend/api/db/schema/item-requests';
import type { User } from '@/backend/api/db/schema/users';
import type { Item } from '@/backend/api/db/schema/wardrobe';
import { nextNumber } from '@/backend/api/modules/billing/issue-invoice';
import { slotMoment } from '@/backend/api/modules/booking/booking-shape';
import { slotOf } from '@/backend/api/modules/booking/create-booking';
import { regionDate } from '@/backend/api/modules/booking/region-time';
import { visitFile } from '@/backend/api/modules/booking/visit-facts';
import type { SlotTime } from '@/backend/api/modules/booking/slot-reservations';
import { inDays } from '@/backend/api/modules/wardrobe/due-steps';
import { takeFromAllowance } from '@/backend/api/modules/wardrobe/plan-meter';
import { mailNotices, type Notice } from '@/backend/api/notifications/notices';
import { changeItem, moveItem } from '@/backend/api/modules/wardrobe/move-item';
import type { CallInput } from '@/backend/api/http/answer';
import type { ItemRequestLine, RequestQuote } from '@/lib/contract/item-requests';
import { EVENT_OF_ACTION } from './quote';
import { lineFacts, requestValues, visitOfAll } from './request-facts';
import { BEGIN_AFTER_DAYS, beginsAfterDays, GIVEN_AWAY_AFTER_DAYS, undoUntil } from './take-back-request';

interface Confirmed {
  env: BackendEnv;
  user: User;
  body: CallInput<'createItemRequests'>['body'];
  quote: RequestQuote;
  items: Map<string, Item>;
  key: { key: string | null; bodyHash: string };
  reservationId: string | null;
  joined: ItemRequestRow | null;
  now: Date;
  version: number;
}

export async function storeRequest(
  tx: Orm,
  { env, user, body, quote, items, key, reservationId, joined, now, version }: Confirmed,
): Promise<ItemRequestRow> {
  const booking = reservationId === null && joined === null ? undefined : body.booking;
  const slot = booking && slotOf(user.country, booking);
  const id = randomUUID();
  const [row] = await tx
    .insert(itemRequests)
    .values({
      id,
      userId: user.id,
      number: await nextNumber(tx, 'request', user.country),
      idempotencyKey: key.key,
      bodyHash: key.bodyHash,
      status: 'booked',
      undoUntil: undoUntil(slot, now, beginsAfterDays(body.lines.map(({ action }) => action))),
      isRush: body.isRush,
      slotDate: slot?.date ?? null,
      slotTime: slot?.slot ?? null,
      slotReservationId: reservationId,
      joinedTo: joined?.id ?? null,
      address: booking?.address ?? null,
      contact: booking?.contact ?? null,
      note: booking?.note ?? null,
      extras: quote.extras,
      usedFreeDelivery: quote.usesFreeDelivery,
      usedFreeRush: quote.usesFreeRush === true,
      total: quote.total,
      currency: quote.currency,
      createdAt: now,
    })
    .returning();
  if (!row) throw new Error('The request was not stored');
  await tx.insert(itemRequestLines).values(
    quote.lines.map((line, position) => ({
      requestId: id,
      position,
      itemId: line.itemId,
      action: line.action,
      service: line.service ?? null,
      note: body.lines[position]?.note ?? '',
      price: line.price,
      status: 'booked' as const,
    })),
  );
  await tx
    .insert(wardrobeCharges)
    .values({ requestId: id, userId: user.id, amount: quote.total, currency: quote.currency, status: 'pending', createdAt: now });
  if (quote.usesFreeDelivery) await takeFromAllowance(tx, 'deliveries', user.id, regionDate(now));
  if (row.usedFreeRush) await takeFromAllowance(tx, 'rushes', user.id, regionDate(now));
  const notices: Notice[] = [];
  const visit = await visitOfAll(tx, joined ?? row);
  const told = {
    requestId: id,
    values: requestValues(row, user, now),
    attachments: visit ? [visitFile(env, visit, user, now)] : [],
  };
  for (const [position, line] of body.lines.entries()) {
    const item = items.get(line.itemId);
    if (!item) continue;
    await begin(tx, item, line, { slot, now, version });
    const asked = { ...line, service: line.service ?? null, price: quote.lines[position]?.price ?? 0 };
    notices.push({ about: 'booked', event: EVENT_OF_ACTION[line.action], item, facts: lineFacts(asked, row, user), ...told });
  }
  await mailNotices(tx, env, user, notices, now);
  return row;
}

/** Immediate effect of a request: sales and returns begin; everything else waits for its day. */
async function begin(
  tx: Orm,
  item: Item,
  { action, note = '' }: ItemRequestLine,
  { slot, now, version }: { slot: SlotTime | undefined; now: Date; version: number },
): Promise<void> {
  const changed = { updatedAt: now, version };
  switch (action) {
    case 'sell':
      await moveItem(tx, item, { to: 'submitted', by: 'member', at: now, version, note });
      return;
    case 'collect': {
      const moved = await moveItem(tx, item, { to: 'requested', by: 'member', at: now, version, note });
      if (slot) await changeItem(tx, moved, { dueAt: slotMoment(slot, 'end') });
      return;
    }
    case 'deliver':
      await changeItem(tx, item, { ...changed, dueAt: slot ? slotMoment(slot, 'start') : null });
      return;
    case 'care':
      await changeItem(tx, item, { ...changed, dueAt: inDays(now, BEGIN_AFTER_DAYS) });
      return;
    case 'donate':
      await changeItem(tx, item, { ...changed, dueAt: inDays(now, GIVEN_AWAY_AFTER_DAYS) });
  }
}
