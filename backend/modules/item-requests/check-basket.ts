import type { Address } from '@/lib/contract/booking';
import type { FieldError } from '@/lib/contract/envelope';
import type { ItemRequestLine } from '@/lib/contract/item-requests';
import type { District } from '@/lib/contract/pricing';
import type { RegionCode } from '@/lib/config/regions';

/** What the shapes alone cannot say of the lines. */
export function checkLines(lines: readonly ItemRequestLine[]): FieldError[] {
  const seen = new Set<string>();
  return lines.flatMap(({ itemId, action, service }, index) => {
    const errors: FieldError[] = [];
    if (seen.has(itemId)) errors.push({ path: `lines.${index}.itemId`, code: 'twice' });
    seen.add(itemId);
    if (action === 'care' && !service) errors.push({ path: `lines.${index}.service`, code: 'required' });
    if (action !== 'care' && service) errors.push({ path: `lines.${index}.service`, code: 'unknown' });
    return errors;
  });
}

/** A place that we drive to, written as its country writes addresses. */
export function checkAddress({ district, zipCode, manyEntranceGate, entranceGate }: Address, country: RegionCode, districts: readonly District[]): FieldError[] {
  const errors: FieldError[] = [];
  const found = districts.find(({ id }) => id === district);
  if (!found?.served) errors.push({ path: 'booking.address.district', code: 'enum' });
  if (country === 'hk' && zipCode !== '') errors.push({ path: 'booking.address.zipCode', code: 'unknown' });
  if (country === 'sg' && (zipCode === '' || (found?.sectors !== undefined && !found.sectors.includes(zipCode.slice(0, 2))))) {
    errors.push({ path: 'booking.address.zipCode', code: zipCode === '' ? 'required' : 'pattern' });
  }
  if (manyEntranceGate && entranceGate === '') errors.push({ path: 'booking.address.entranceGate', code: 'required' });
  return errors;
}
