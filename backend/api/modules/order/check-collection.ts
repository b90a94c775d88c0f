import { refused, type Refusal } from '@/backend/api/http/answer';
import type { RegionCode } from '@/lib/config/regions';
import type { BookCollection } from '@/lib/contract/booking';
import type { FieldError } from '@/lib/contract/envelope';
import type { District } from '@/lib/contract/pricing';
import { checkAddress } from '@/lib/domain/booking/check-address';
import { checkContact } from '@/lib/domain/booking/check-contact';
import { districtOfPostalCode } from '@/lib/domain/shared/phone-codes';

/** The rules of the booking steps, so that nothing accepted there is refused here, plus checks that the form makes unnecessary. */
export function collectionProblems(
  { address, contact }: Pick<BookCollection, 'address' | 'contact'>,
  country: RegionCode,
  districts: readonly District[],
  field: string,
): FieldError[] {
  const below = (parent: string) => (error: FieldError) => ({ ...error, path: `${field}.${parent}.${error.path}` });
  return [...addressProblems(address, country, districts).map(below('address')), ...checkContact(contact).map(below('contact'))];
}

export function refuseCollection(
  collection: BookCollection,
  country: RegionCode,
  districts: readonly District[],
  field = 'bookCollection',
): Refusal | null {
  const all = collectionProblems(collection, country, districts, field);
  return all.length > 0 ? refused('VALIDATION', 'Some fields cannot be accepted.', all) : null;
}

export function addressProblems(address: BookCollection['address'], country: RegionCode, districts: readonly District[]): FieldError[] {
  return [...checkAddress(address, country, districts), ...forgedPlace(address, country, districts)];
}

/** The district determines the outlying fee: it must exist and, in Singapore, match the postal code. */
function forgedPlace({ district, zipCode }: BookCollection['address'], country: RegionCode, districts: readonly District[]): FieldError[] {
  const known = districts.find(({ id }) => id === district);
  if (!known) return [{ path: 'district', code: 'district.unserved' }];
  if (country === 'hk') return zipCode === '' ? [] : [{ path: 'zipCode', code: 'unknown' }];
  return districtOfPostalCode(districts, zipCode)?.id === known.id ? [] : [{ path: 'zipCode', code: 'zip' }];
}
