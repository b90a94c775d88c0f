import type { RegionCode } from '@/lib/config/regions';
import { parsePlacedOrder, type PlacedOrderRecord } from '@/lib/domain/pricing/placed-order';
import { readStored, writeStored } from '@/lib/browser/storage';
import { placedOrderPlace } from '../saved-draft';

/** What a payment answered; `order` is null when only the payment intent confirmed it. */
export type OrderResult = Omit<PlacedOrderRecord, 'address'>;

export function keepPlacedOrder(country: RegionCode, record: PlacedOrderRecord): void {
  writeStored(placedOrderPlace(country), JSON.stringify(record), 'session');
}

/** @param number as the address names it; null: the order that was paid for in this tab last */
export function readPlacedOrder(country: RegionCode, number: string | null): PlacedOrderRecord | null {
  const record = parsePlacedOrder(readStored(placedOrderPlace(country), 'session'));
  return number === null || record?.order?.number === number ? record : null;
}
