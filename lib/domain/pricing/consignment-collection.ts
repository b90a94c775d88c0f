/** From this many consigned items their collection is free. */
const FREE_FROM = 10;

export interface Collected {
  /** Whether something of the order is stored or photographed: the first collection of such an order is free. */
  hasStorage: boolean;
  consignedItems: number;
}

/** Whether pieces to be sold pay for being fetched: few of them, and nothing else that is fetched anyway. */
export function paysConsignmentCollection({ consignedItems, hasStorage }: Collected): boolean {
  return consignedItems > 0 && !hasStorage && consignedItems < FREE_FROM;
}
