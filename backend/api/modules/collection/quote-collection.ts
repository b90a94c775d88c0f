import type { Orm } from '@/backend/api/db/database';
import type { User } from '@/backend/api/db/schema/users';
import { type CallHandler, ok } from '@/backend/api/http/answer';
import { requireMember } from '@/backend/api/identity/authenticate';
import { findUser } from '@/backend/api/identity/find-user';
import { readPriceList } from '@/backend/api/modules/pricing/price-list';
import { readDistricts } from '@/backend/api/modules/pricing/served-districts';
import { REGIONS } from '@/lib/config/regions';
import type { Address, CollectionPurpose } from '@/lib/contract/booking';
import type { ExtraPrice } from '@/lib/contract/pricing';
import { collectionExtras } from '@/lib/domain/pricing/collection-extras';
import { priceOfExtra, type ExtraName } from '@/lib/domain/pricing/price-list';
import { collectionPurpose } from './collection-purpose';

export const quoteCollection: CallHandler<'quoteCollection'> = async ({ body, request }, { database: { orm }, clock }) => {
  const user = await findUser(orm, requireMember(request).userId);
  const purpose = await collectionPurpose(orm, user.id, clock());
  const extras = purpose ? await collectionFees(orm, user, purpose, body.address) : [];
  return ok({ purpose, extras, total: totalOf(extras), currency: REGIONS[user.country].currency });
};

/** The trip, free for an uncollected order, and the address's extras. */
export async function collectionFees(
  orm: Orm,
  { country }: Pick<User, 'country'>,
  purpose: CollectionPurpose,
  address: Address | undefined,
): Promise<ExtraPrice[]> {
  const priceList = await readPriceList(orm, country);
  const ofAddress = address
    ? collectionExtras({ address, districts: await readDistricts(orm, country), hasStorage: true, consignedItems: 0 })
    : [];
  const names: ExtraName[] = [...(purpose.kind === 'more' ? (['extra-delivery'] as const) : []), ...ofAddress];
  return names.flatMap((extra) => {
    const price = priceOfExtra(priceList, extra);
    return price === null ? [] : [{ extra, price }];
  });
}

export const totalOf = (extras: readonly ExtraPrice[]): number => extras.reduce((sum, { price }) => sum + price, 0);
