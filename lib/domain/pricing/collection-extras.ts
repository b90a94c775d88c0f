import type { Address } from '@/lib/contract/booking';
import type { District } from '@/lib/contract/pricing';
import type { ExtraName } from './price-list';

/** From this many consigned items their collection is free. */
export const FREE_CONSIGNMENT_COLLECTION_FROM = 10;

export interface CollectionVisit {
  address: Pick<Address, 'haveLift' | 'parkingBay' | 'district' | 'zipCode'>;
  districts: readonly District[];
  /** Whether something of the order is stored or photographed: the first collection of such an order is free. */
  hasStorage: boolean;
  consignedItems: number;
}

/** The fees of a visit, each once an order; several gates cost nothing. */
export function collectionExtras({ address, districts, hasStorage, consignedItems }: CollectionVisit): ExtraName[] {
  const district = districts.find(({ id }) => id === address.district);
  const isConsignmentCharged = consignedItems > 0 && !hasStorage && consignedItems < FREE_CONSIGNMENT_COLLECTION_FROM;
  const fees: [ExtraName, boolean][] = [
    ['consignment-collection', isConsignmentCharged],
    ['no-lift', !address.haveLift],
    ['no-parking-bay', !address.parkingBay],
    ['outlying-area', district !== undefined && isOutlying(district, address.zipCode)],
  ];
  return fees.filter(([, isDue]) => isDue).map(([extra]) => extra);
}

/** A whole district (Islands), or the part of one that its postal prefixes name (Sentosa, Tuas). */
export function isOutlying(district: District, zipCode: string): boolean {
  return district.outlying || (district.outlyingPrefixes ?? []).some((prefix) => zipCode.startsWith(prefix));
}
