import { asc, count, eq } from 'drizzle-orm';
import { items } from '@/backend/api/db/schema/wardrobe';
import { type CallHandler, ok } from '@/backend/api/http/answer';
import { requireMember, findUser } from '@/backend/api/identity/authenticate';
import { collectionPurpose } from '@/backend/api/modules/collection/collection-purpose';
import { visitsAhead } from '@/backend/api/modules/booking/request-visits';
import { regionDate } from '@/backend/api/modules/booking/region-time';
import { REGIONS } from '@/lib/config/regions';
import { planMeter } from './plan-meter';
import { sellingAgreementOf } from './selling-agreement';
import { wardrobeVersion } from './wardrobe-version';

export const wardrobeSummary: CallHandler<'wardrobeSummary'> = async ({ request }, { database: { orm }, clock }) => {
  const user = await findUser(orm, requireMember(request).userId);
  const now = clock();
  const today = regionDate(now);
  const version = await wardrobeVersion(orm, user.id);
  const visits = await visitsAhead(orm, user.id, now);
  const countsByState = await orm
    .select({ state: items.state, count: count() })
    .from(items)
    .where(eq(items.userId, user.id))
    .groupBy(items.state)
    .orderBy(asc(items.state));
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
