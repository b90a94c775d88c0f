import { and, count, desc, eq, gt, inArray, lt, or, asc } from 'drizzle-orm';
import { type CallHandler, type CallInput, ok, refused, cursorOf } from '@/backend/api/http/answer';
import { type Item, items as itemTable } from '@/backend/api/db/schema/wardrobe';
import { visitsAhead } from '@/backend/api/modules/booking/bookings';
import { regionDate } from '@/backend/api/modules/booking/region-time';
import { collectionPurpose } from '@/backend/api/modules/collection/collection-purpose';
import { REGIONS } from '@/lib/config/regions';
import { requireMember, findUser } from '@/backend/api/identity/authenticate';
import { ARRIVING_STATES, SALE_STATES } from '@/lib/domain/wardrobe/sale-progress';
import { changeOwnItem } from './change-own-item';
import { changeItem } from './move-item';
import { changesOfOwn } from './own-items';
import { planMeter } from './plan-meter';
import { sellingAgreementOf } from './approve-price';
import { wireItems } from './wire-items';
import { wardrobeVersion } from './wardrobe-version';

/** The cursor is the last piece's position, which does not change. */
export const items: CallHandler<'items'> = async ({ query, request }, { database: { orm }, clock }) => {
  const user = await findUser(orm, requireMember(request).userId);
  // Read first: a concurrent change may be reported twice but is never lost.
  const version = await wardrobeVersion(orm, user.id);
  const own = eq(itemTable.userId, user.id);
  const after = cursorOf(query.cursor);
  const rows = await orm
    .select()
    .from(itemTable)
    .where(
      and(
        own,
        after === null ? undefined : lt(itemTable.sequence, after),
        query.since === undefined ? undefined : gt(itemTable.version, query.since),
      ),
    )
    .orderBy(desc(itemTable.sequence))
    .limit(query.take + 1);
  const shown = rows.slice(0, query.take);
  const [total] = await orm.select({ value: count() }).from(itemTable).where(own);
  return ok({
    items: await wireItems(orm, shown, { user, locale: query.locale, now: clock() }),
    nextCursor: rows.length > shown.length ? String(shown.at(-1)?.sequence) : null,
    itemCount: total?.value ?? 0,
    currency: REGIONS[user.country].currency,
    version,
  });
};

/** From the authenticators to the payout; what came in to be sold counts from its collection on. */
export const sales: CallHandler<'sales'> = async ({ query, request }, { database: { orm }, clock }) => {
  const user = await findUser(orm, requireMember(request).userId);
  const after = cursorOf(query.cursor);
  const rows = await orm
    .select()
    .from(itemTable)
    .where(
      and(
        eq(itemTable.userId, user.id),
        or(inArray(itemTable.state, [...SALE_STATES]), and(itemTable.forSale, inArray(itemTable.state, [...ARRIVING_STATES]))),
        after === null ? undefined : lt(itemTable.sequence, after),
      ),
    )
    .orderBy(desc(itemTable.sequence))
    .limit(query.take + 1);
  const shown = rows.slice(0, query.take);
  return ok({
    items: await wireItems(orm, shown, { user, locale: query.locale, now: clock() }),
    nextCursor: rows.length > shown.length ? String(shown.at(-1)?.sequence) : null,
    currency: REGIONS[user.country].currency,
  });
};

type Edit = CallInput<'editItem'>['body'];

/** The member's own details of a piece, also after it was sold. */
export const editItem: CallHandler<'editItem'> = ({ params, query, body, request }, context) =>
  changeOwnItem(request, context, { id: params.id, locale: query.locale }, async (tx, item, { now, version }) => {
    if (item.sealedNote !== null && (body.season ?? body.formality) !== undefined) {
      return refused('ITEM_UNAVAILABLE', 'Nobody but its owner knows what is in a sealed bag: it has a name and a note.');
    }
    if (item.plan !== 'own' && (body.kind ?? body.colour ?? body.brand) !== undefined) {
      return refused('ITEM_UNAVAILABLE', 'What we have looked at is what our record says.');
    }
    const own = item.plan === 'own' ? changesOfOwn(item, body) : {};
    return 'path' in own
      ? refused('VALIDATION', 'Some fields cannot be accepted.', [{ path: own.path, code: 'unknown' }])
      : changeItem(tx, item, { ...changesOf(item, body), ...own, updatedAt: now, version });
  });

function changesOf({ names, sealedNote }: Item, { name, note, season, formality }: Edit): Partial<Item> {
  const { own: _own, ...recorded } = names;
  return {
    ...(name === undefined ? {} : { names: name === '' ? recorded : { ...recorded, own: name } }),
    ...(note === undefined ? {} : sealedNote === null ? { note } : { sealedNote: note }),
    ...(season === undefined ? {} : { seasons: [...new Set(season)] }),
    ...(formality === undefined ? {} : { formality }),
  };
}

export const wardrobeSummary: CallHandler<'wardrobeSummary'> = async ({ request }, { database: { orm }, clock }) => {
  const user = await findUser(orm, requireMember(request).userId);
  const now = clock();
  const today = regionDate(now);
  const version = await wardrobeVersion(orm, user.id);
  const visits = await visitsAhead(orm, user.id, now);
  const countsByState = await orm
    .select({ state: itemTable.state, count: count() })
    .from(itemTable)
    .where(eq(itemTable.userId, user.id))
    .groupBy(itemTable.state)
    .orderBy(asc(itemTable.state));
  return ok({
    plan: await planMeter(orm, user.id, today),
    collection: await collectionPurpose(orm, user.id, now),
    nextBooking: visits[0] ?? null,
    visitCount: visits.length,
    itemCount: countsByState.reduce((sum, entry) => sum + entry.count, 0),
    countsByState,
    pricesToApprove: countsByState.find(({ state }) => state === 'priced')?.count ?? 0,
    sellingTerms: await sellingAgreementOf(orm, user.id),
    version,
    currency: REGIONS[user.country].currency,
  });
};
