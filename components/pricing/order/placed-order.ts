import type { RegionCode } from '@/lib/config/regions';
import { parsePlacedOrder, type PlacedOrderRecord } from '@/lib/domain/pricing/placed-order';
import { readStored, removeStored, writeStored } from '@/lib/browser/storage';
import { placedOrderPlace } from '../saved-draft';

export function keepPlacedOrder(country: RegionCode, record: PlacedOrderRecord): void {
  writeStored(placedOrderPlace(country), JSON.stringify(record), 'session');
}

export function readPlacedOrder(country: RegionCode): PlacedOrderRecord | null {
  return parsePlacedOrder(readStored(placedOrderPlace(country), 'session'));
}

export function forgetPlacedOrder(country: RegionCode): void {
  removeStored(placedOrderPlace(country), 'session');
}
