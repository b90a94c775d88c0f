import { randomUUID } from 'node:crypto';
import { consignedPieces, consignmentOrders, type InvoiceLine } from '@/backend/api/db/schema/orders';
import type { Orm } from '@/backend/api/db/database';
import type { Item } from '@/backend/api/db/schema/wardrobe';
import { RefusalError, refused } from '@/backend/api/http/answer';
import { findUser, lockUser } from '@/backend/api/identity/authenticate';
import { notifyOfChanges } from '@/backend/api/identity/security-notices';
import { siteLink } from '@/backend/api/identity/site-link';
import { greetedName } from '@/backend/api/mail/templates';
import { storeMail } from '@/backend/api/mail/store-mail';
import { issueInvoice, nextNumber } from '@/backend/api/modules/billing/issue-invoice';
import { announceNewVisit } from '@/backend/api/modules/booking/slot-reservations';
import { visitValues } from '@/backend/api/modules/booking/visit-facts';
import { createBooking, endReservation, type Reservation } from '@/backend/api/modules/booking/create-booking';
import { findItem } from '@/backend/api/modules/wardrobe/find-item';
import { moveItem } from '@/backend/api/modules/wardrobe/move-item';
import { recordAgreement } from '@/backend/api/modules/wardrobe/approve-price';
import { lockWardrobe } from '@/backend/api/modules/wardrobe/wardrobe-version';
import { openRequestsOf } from '@/backend/api/modules/wardrobe/wire-items';
import type { IntentDefinition } from '@/backend/api/payments/intents/intent';
import type { RegionCode } from '@/lib/config/regions';
import type { BookCollection } from '@/lib/contract/booking';
import { consignedCategory, consignedCondition } from '@/lib/domain/consignment/wardrobe-mapping';
import { actionsOf } from '@/lib/domain/wardrobe/item-states';

interface Submission {
  userId: string;
  /** Of the wardrobe, from `lockWardrobe`. */
  version: number;
  now: Date;
}

/** Pieces in storage need no collection and no reservation. */
export interface ConsignmentPayload extends Omit<Reservation, 'reservationId'> {
  country: RegionCode;
  pieces: { brand: string; category: string; condition: string; photos: string[]; itemId: string | null }[];
  bookCollection: BookCollection | null;
  reservationId: string | null;
  visitLines: InvoiceLine[];
  termsVersion: string;
  sellingTerms?: string;
}

/** Nothing is charged today; the fees of the visit are invoiced for its day. */
export const CONSIGNMENT_INTENT: IntentDefinition = {
  kind: 'consignment',

  async complete(tx, intent, _charge, context) {
    const { clock, env } = context;
    const { country, pieces, bookCollection, reservationId, visitLines, termsVersion, sellingTerms } = intent.payload as ConsignmentPayload;
    const now = clock();
    const user = await findUser(tx, intent.userId ?? '');
    const version = await lockWardrobe(tx, user.id);
    await lockUser(tx, user.id);
    const visit =
      bookCollection && reservationId
        ? await createBooking(tx, { userId: user.id, orderId: null, country, bookCollection, reservationId }, now)
        : null;
    const booking = visit?.booking ?? null;
    const [order] = await tx
      .insert(consignmentOrders)
      .values({
        id: randomUUID(),
        number: await nextNumber(tx, 'consignment', country),
        userId: user.id,
        country,
        bookingId: booking?.id ?? null,
        termsVersion,
        orderedAt: now,
      })
      .returning();
    if (!order) throw new Error('A consignment was not stored');
    await recordAgreement(tx, user.id, sellingTerms, now);
    const stored = await submitStored(tx, pieces, { userId: user.id, version, now });
    await tx.insert(consignedPieces).values(
      pieces.map((piece, position) => ({
        id: randomUUID(),
        orderId: order.id,
        userId: user.id,
        position,
        ...piece,
        ...describe(piece.itemId === null ? undefined : stored.get(piece.itemId)),
        state: piece.itemId ? ('submitted' as const) : ('requested' as const),
        since: now,
      })),
    );
    const fees =
      booking && visitLines.length > 0
        ? await issueInvoice(
            tx,
            {
              userId: user.id,
              orderId: null,
              bookingId: booking.id,
              country,
              lines: visitLines,
              status: 'due',
              dueDate: booking.date,
              usesCredit: true,
            },
            now,
          )
        : null;
    await storeMail(tx, env, {
      recipient: user.email,
      template: 'consignmentReceived',
      locale: user.locale,
      now,
      values: {
        firstName: greetedName(user),
        number: order.number,
        consignment: order.number,
        ...(booking ? visitValues(booking, user) : {}),
        count: String(pieces.length),
        link: siteLink(env, user.locale, `/services-pricing?type=sell&step=sell-done&consignment=${order.number}`),
      },
    });
    if (visit?.isAddressChanged) await notifyOfChanges(tx, context, user, ['address'], null);
    return {
      userId: user.id,
      consignment: { orderId: order.id, number: order.number, chargedLater: fees?.total ?? 0 },
      ...(booking ? { booking: { id: booking.id, date: booking.date, time: booking.slot } } : {}),
    };
  },

  announce: announceNewVisit,

  async release(tx, intent, _ending, { clock }) {
    const { reservationId, heldUntil = null } = intent.payload as Partial<ConsignmentPayload>;
    if (reservationId) await endReservation(tx, { reservationId, heldUntil }, clock());
  },
};

/** Stored pieces go to the authenticators, unless they have another open request. */
async function submitStored(
  tx: Orm,
  pieces: ConsignmentPayload['pieces'],
  { userId, version, now }: Submission,
): Promise<Map<string, Item>> {
  const ids = pieces.flatMap(({ itemId }) => (itemId === null ? [] : [itemId]));
  const submitted = new Map<string, Item>();
  if (ids.length === 0) return submitted;
  const open = await openRequestsOf(tx, ids, now);
  for (const itemId of ids) {
    const item = await findItem(tx, userId, itemId);
    if (
      !item ||
      !actionsOf({ state: item.state, plan: item.plan, isSealed: item.sealedNote !== null, isBusy: open.has(itemId) }).includes('sell')
    ) {
      throw new RefusalError(
        refused('ITEM_UNAVAILABLE', 'Some pieces cannot be sold now.', [{ path: `itemIds.${ids.indexOf(itemId)}`, code: 'unavailable' }]),
      );
    }
    submitted.set(itemId, await moveItem(tx, item, { to: 'submitted', by: 'member', at: now, version }));
  }
  return submitted;
}

function describe(item: Item | undefined) {
  return item ? { brand: item.brand ?? '', category: consignedCategory(item.category), condition: consignedCondition(item.condition) } : {};
}
