import type { Address } from '@/lib/contract/booking';
import type { District } from '@/lib/contract/pricing';
import type { ExtraName } from './price-list';

/** From this many consigned items their collection is free. */
const FREE_FROM = 10;

export interface Collected {
  /** Whether the order includes storage or photographs: its first collection is free. */
  hasStorage: boolean;
  consignedItems: number;
}

/** Whether consigned pieces pay for their collection: few pieces, and nothing else to collect. */
export function paysConsignmentCollection({ consignedItems, hasStorage }: Collected): boolean {
  return consignedItems > 0 && !hasStorage && consignedItems < FREE_FROM;
}

export interface CollectionVisit extends Collected {
  address: Pick<Address, 'haveLift' | 'parkingBay' | 'district' | 'zipCode'>;
  districts: readonly District[];
}

/** The fees of a visit, each once; several gates are free. */
export function collectionExtras({ address, districts, ...collected }: CollectionVisit): ExtraName[] {
  const district = districts.find(({ id }) => id === address.district);
  const fees: [ExtraName, boolean][] = [
    ['consignment-collection', paysConsignmentCollection(collected)],
    ['no-lift', !address.haveLift],
    ['no-parking-bay', !address.parkingBay],
    ['outlying-area', district !== undefined && isOutlying(district, address.zipCode)],
  ];
  return fees.filter(([, isDue]) => isDue).map(([extra]) => extra);
}

/** A whole district (Islands), or the part that its postal prefixes cover (Sentosa, Tuas). */
export function isOutlying(district: District, zipCode: string): boolean {
  return district.outlying || (district.outlyingPrefixes?.some((prefix) => zipCode.startsWith(prefix)) ?? false);
}
