import type { ExpectedArrival, orders } from '@/backend/db/schema/orders';

/** What an order of storage brings in; pix is photographed at home and does not come in. */
export function piecesOfOrder({ packages: { x, lite, luxe, serviceApartment } }: Pick<typeof orders.$inferSelect, 'packages'>): ExpectedArrival[] {
  const apartment = serviceApartment.reduce((sum, { numberItems }) => sum + numberItems, 0);
  const counted: ExpectedArrival[] = [
    { plan: 'x', count: x.numberItems }, { plan: 'lite', count: lite.numberItems }, { plan: 'luxe', count: luxe.numberItems }, { plan: 'serviceApartment', count: apartment },
  ];
  return counted.filter(({ count }) => count > 0);
}
