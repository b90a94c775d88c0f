import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { BackendEnv } from '@/backend/config/env';
import type { Orm } from '@/backend/api/db/database';
import { itemRequests, type ItemRequestRow } from '@/backend/api/db/schema/item-requests';
import { slotReservations } from '@/backend/api/db/schema/slots';
import type { User } from '@/backend/api/db/schema/users';
import { type CallHandler, type CallInput, ok, type Refusal, RefusalError, refused, thrownRefusal } from '@/backend/api/http/answer';
import { idempotencyKeyOf } from '@/backend/api/http/request-source';
import { memberContext } from '@/backend/api/identity/authenticate';
import { areDeliveriesPaused } from '@/backend/api/modules/billing/overdue-invoices';
import { lockSlot, reserveSlot, type SlotTime } from '@/backend/api/modules/booking/slot-reservations';
import { isRushSlot } from '@/backend/api/modules/booking/rush-slots';
import { findActiveHold, isOfferedToHolder } from '@/backend/api/modules/booking/hold-slot';
import { collectionProblems } from '@/backend/api/modules/order/check-collection';
import { readDistricts } from '@/backend/api/modules/pricing/price-list';
import { requireAgreement } from '@/backend/api/modules/wardrobe/approve-price';
import { announceWardrobe, lockWardrobe, wardrobeVersion } from '@/backend/api/modules/wardrobe/wardrobe-version';
import type { FieldError } from '@/lib/contract/envelope';
import { isDelivered, isMoving, quoteRequests, type Quoted, checkLines, checkWords } from './quote';
import { storeRequest } from './store-request';
import { wireRequests } from './item-requests';

interface BasketPlace {
  slot: SlotTime;
  isRush: boolean;
  /** The visitor's own hold, which becomes the booking. */
  holdId?: string | undefined;
  now: Date;
}

/** @returns the reservation, or null when the slot is full, closed or too soon */
async function takePlaceForBasket(tx: Orm, { slot, isRush, holdId, now }: BasketPlace): Promise<string | null> {
  // Serialises with every other request for this slot until the transaction ends.
  await lockSlot(tx, slot);
  const hold = await findActiveHold(tx, slot, holdId, now);
  if (holdId) {
    await tx
      .delete(slotReservations)
      .where(and(eq(slotReservations.id, holdId), eq(slotReservations.kind, 'hold'), eq(slotReservations.country, slot.country)));
  }
  return isOfferedToHolder(hold, slot, now) || (isRush && isRushSlot(slot, now)) ? reserveSlot(tx, slot, null, now) : null;
}

type Body = CallInput<'createItemRequests'>['body'];
type Result = Refusal | { kind: 'made' | 'repeated'; row: ItemRequestRow; version: number };

export const createItemRequests: CallHandler<'createItemRequests'> = async ({ body, request }, context) => {
  const { orm, now, user } = await memberContext(request, context);
  const errors = await checkBody(orm, user, body);
  if (errors.length > 0) return refused('VALIDATION', 'Some fields cannot be accepted.', errors);
  const key = { key: idempotencyKeyOf(request.headers), bodyHash: createHash('sha256').update(JSON.stringify(body)).digest('hex') };
  const result = await orm.transaction((tx) => confirm(tx, { env: context.env, user, body, key, now })).catch(thrownRefusal);
  if (result.kind === 'refused') return result;
  if (result.kind === 'made') {
    await announceWardrobe(context, user.id, result.version);
    context.wakeMailDelivery();
  }
  const [wire] = await wireRequests(orm, [result.row], user.locale, now);
  if (!wire) throw new Error('The request that was stored cannot be read');
  return ok({ request: wire, version: result.version }, 201);
};

async function confirm(
  tx: Orm,
  order: { env: BackendEnv; user: User; body: Body; key: { key: string | null; bodyHash: string }; now: Date },
): Promise<Result> {
  const { env, user, body, key, now } = order;
  const version = await lockWardrobe(tx, user.id);
  const earlier = await repeated(tx, user.id, key);
  if (earlier) return earlier;
  if (body.lines.some(isDelivered) && (await areDeliveriesPaused(tx, user.id, now))) {
    throw new RefusalError(refused('DELIVERIES_PAUSED', 'Deliveries wait until the overdue invoice is paid.'));
  }
  const { quote, items, joined } = await quoteRequests(
    tx,
    user,
    { lines: body.lines, isRush: body.isRush, address: body.booking?.address, date: body.booking?.date },
    now,
  );
  const refusal = refuseQuote(quote, body.total);
  if (refusal) throw new RefusalError(refusal);
  if (body.lines.some(({ action }) => action === 'sell')) {
    const unagreed = await requireAgreement(tx, user.id, body.sellingTerms, now);
    if (unagreed) throw new RefusalError(unagreed);
  }
  // A hold that is not needed ends by itself.
  const reservationId = joined ? null : await reserve(tx, user, body, now);
  const row = await storeRequest(tx, { env, user, body, quote, items, key, reservationId, joined, now, version });
  return { kind: 'made', row, version };
}

/** A retry with the same key gets the same answer; with another body it is a client error. */
async function repeated(tx: Orm, userId: string, { key, bodyHash }: { key: string | null; bodyHash: string }): Promise<Result | null> {
  if (key === null) return null;
  const [row] = await tx
    .select()
    .from(itemRequests)
    .where(and(eq(itemRequests.userId, userId), eq(itemRequests.idempotencyKey, key)));
  if (!row) return null;
  if (row.bodyHash !== bodyHash) throw new RefusalError(refused('IDEMPOTENCY_MISMATCH', 'This key was used for another basket.'));
  return { kind: 'repeated', row, version: await wardrobeVersion(tx, userId) };
}

function refuseQuote({ lines, total }: Quoted['quote'], expected: number): Refusal | null {
  const problems = lines.flatMap(({ problem }, index): FieldError[] =>
    problem === null ? [] : [{ path: `lines.${index}.itemId`, code: problem }],
  );
  if (problems.length > 0) {
    const has = (name: (typeof lines)[number]['problem']) => lines.some(({ problem }) => problem === name);
    if (has('not-found')) return refused('NOT_FOUND', 'There is no such item.', problems);
    return has('unsuitable')
      ? refused('CARE_UNSUITABLE', 'This care does not suit the kind of piece.', problems)
      : refused('ITEM_UNAVAILABLE', 'Some pieces cannot be asked for now.', problems);
  }
  return total === expected
    ? null
    : refused('PRICE_CHANGED', 'The total has changed.', [{ path: 'total', code: 'changed', params: { total } }]);
}

async function reserve(tx: Orm, user: User, body: Body, now: Date): Promise<string | null> {
  if (!body.booking || !body.lines.some(isMoving)) return null;
  const { date, time } = body.booking.date;
  // As in the quote: collections have no rush.
  const isRush = body.isRush && body.lines.some(isDelivered);
  const reservationId = await takePlaceForBasket(tx, {
    slot: { country: user.country, date, slot: time },
    isRush,
    holdId: body.slotHoldId,
    now,
  });
  if (reservationId === null) {
    throw new RefusalError(refused('SLOT_GONE', 'This time is not free any more.', [{ path: 'booking.date', code: 'gone' }]));
  }
  return reservationId;
}

async function checkBody(orm: Orm, user: User, { lines, booking }: Body): Promise<FieldError[]> {
  const errors = [...checkLines(lines), ...checkWords(lines)];
  if (!lines.some(isMoving)) return errors;
  if (!booking) return [...errors, { path: 'booking', code: 'required' }];
  return [...errors, ...collectionProblems(booking, user.country, await readDistricts(orm, user.country), 'booking')];
}
