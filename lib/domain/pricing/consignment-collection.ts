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
