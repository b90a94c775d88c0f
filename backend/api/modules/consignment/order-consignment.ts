import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Orm } from '@/backend/api/db/database';
import { consignedPieces, uploads } from '@/backend/api/db/schema/orders';
import { type CallHandler, ok, type Refusal, refused, thrownRefusal } from '@/backend/api/http/answer';
import { requireMember } from '@/backend/api/identity/authenticate';
import { reserveDuringPayment, slotOf } from '@/backend/api/modules/booking/create-booking';
import { slotGoneRefusal } from '@/backend/api/modules/booking/slot-reservations';
import { refuseCollection } from '@/backend/api/modules/order/check-collection';
import { invoiceLine } from '@/backend/api/modules/order/order-invoice';
import { readPriceList, readDistricts } from '@/backend/api/modules/pricing/price-list';
import { bodyHashOf, intentIdOf } from '@/backend/api/payments/intents/intent';
import { knownOutcome, runIntent, type IntentOutcome } from '@/backend/api/payments/intents/run-intent';
import type { CALLS } from '@/lib/contract/calls';
import type { FieldError } from '@/lib/contract/envelope';
import type { District } from '@/lib/contract/pricing';
import { PIECES_MAXIMUM, PIECES_MINIMUM } from '@/lib/domain/consignment/piece';
import { collectionExtras } from '@/lib/domain/pricing/collection-extras';
import { priceOfExtra } from '@/lib/domain/pricing/price-list';
import { CONSIGNMENT_INTENT, type ConsignmentPayload } from './complete-consignment';

type Body = z.infer<typeof CALLS.orderConsignment.body>;

export const orderConsignment: CallHandler<'orderConsignment'> = async ({ body, request }, context) => {
  const {
    database: { orm },
    clock,
  } = context;
  const { userId } = requireMember(request);
  const id = intentIdOf(request, { userId });
  const bodyHash = bodyHashOf(body);
  const known = await knownOutcome(context, { id, bodyHash });
  if (known) return answer(known);
  const districts = await readDistricts(orm, body.country);
  const wrong = refuseShape(body, districts) ?? (await refuseStrangers(orm, body, userId));
  if (wrong) return wrong;
  const { bookCollection, country, termsVersion, sellingTerms, slotHoldId } = body;
  const payload = {
    country,
    termsVersion,
    ...(sellingTerms === undefined ? {} : { sellingTerms }),
    bookCollection: bookCollection ?? null,
    pieces: piecesOf(body),
    visitLines: await visitLines(orm, body, districts),
  };
  const outcome = await runIntent(context, CONSIGNMENT_INTENT, {
    id,
    bodyHash,
    userId,
    country,
    amount: 0,
    reserve: async (tx): Promise<ConsignmentPayload> => ({
      ...payload,
      ...(bookCollection
        ? await reserveDuringPayment(tx, slotOf(country, bookCollection), slotHoldId, clock())
        : { reservationId: null, heldUntil: null }),
    }),
    act: () => Promise.reject(new Error('A consignment charges nothing')),
  }).catch(thrownRefusal);
  if (outcome.kind === 'refused' && outcome.code === 'SLOT_GONE' && bookCollection) {
    return slotGoneRefusal(orm, slotOf(country, bookCollection), clock());
  }
  return answer(outcome);
};

function answer(outcome: IntentOutcome) {
  if (outcome.kind === 'refused') return outcome;
  const { consignment, booking } = outcome.result;
  if (!consignment) throw new Error('A consignment without its result');
  return ok({ ...consignment, ...(booking ? { booking } : {}) }, 201);
}

function refuseShape({ items = [], itemIds = [], bookCollection, country }: Body, districts: readonly District[]): Refusal | null {
  const errors: FieldError[] = [];
  const count = items.length + new Set(itemIds).size;
  if (count < PIECES_MINIMUM || count > PIECES_MAXIMUM) {
    errors.push({
      path: items.length > 0 || itemIds.length === 0 ? 'items' : 'itemIds',
      code: 'array.range',
      params: { min: PIECES_MINIMUM, max: PIECES_MAXIMUM },
    });
  }
  if (items.length > 0 && !bookCollection) errors.push({ path: 'bookCollection', code: 'required' });
  if (items.length === 0 && bookCollection) errors.push({ path: 'bookCollection', code: 'unknown' });
  if (errors.length > 0) return refused('VALIDATION', 'Some fields cannot be accepted.', errors);
  return bookCollection ? refuseCollection(bookCollection, country, districts) : null;
}

/** Photos must be the member's own uploads, and a piece can be consigned once. */
async function refuseStrangers(orm: Orm, { items = [], itemIds = [] }: Body, userId: string): Promise<Refusal | null> {
  const photos = [...new Set(items.flatMap((item) => item.photos))];
  const own =
    photos.length > 0
      ? await orm
          .select({ id: uploads.id })
          .from(uploads)
          .where(and(eq(uploads.userId, userId), inArray(uploads.id, photos)))
      : [];
  const isOwn = new Set(own.map(({ id }) => id));
  const open =
    itemIds.length > 0
      ? await orm
          .select({ itemId: consignedPieces.itemId })
          .from(consignedPieces)
          .where(
            and(
              eq(consignedPieces.userId, userId),
              inArray(consignedPieces.itemId, itemIds),
              notInArray(consignedPieces.state, ['rejected', 'paid', 'donated']),
            ),
          )
      : [];
  const errors: FieldError[] = [
    ...items.flatMap((item, index) =>
      item.photos.every((photo) => isOwn.has(photo)) ? [] : [{ path: `items.${index}.photos`, code: 'unknown' }],
    ),
    ...open.map(({ itemId }) => ({ path: `itemIds.${itemIds.indexOf(itemId ?? '')}`, code: 'taken' })),
  ];
  return errors.length > 0 ? refused('VALIDATION', 'Some fields cannot be accepted.', errors) : null;
}

function piecesOf({ items = [], itemIds = [] }: Body): ConsignmentPayload['pieces'] {
  return [
    ...items.map((item) => ({ ...item, itemId: null })),
    ...[...new Set(itemIds)].map((itemId) => ({ brand: '', category: '', condition: '', photos: [], itemId })),
  ];
}

async function visitLines(orm: Orm, { bookCollection, items = [], country }: Body, districts: readonly District[]) {
  if (!bookCollection) return [];
  const priceList = await readPriceList(orm, country);
  const extras = collectionExtras({ address: bookCollection.address, districts, hasStorage: false, consignedItems: items.length });
  return extras.flatMap((extra) => {
    const price = priceOfExtra(priceList, extra);
    return price === null ? [] : [invoiceLine(extra, price)];
  });
}
