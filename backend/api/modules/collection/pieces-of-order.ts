import type { ExpectedArrival, orders } from '@/backend/api/db/schema/orders';

/** What an order brings in: to be stored, or (pix) to be photographed and brought home again. */
export function piecesOfOrder({
  packages: { x, lite, luxe, pix, serviceApartment },
}: Pick<typeof orders.$inferSelect, 'packages'>): ExpectedArrival[] {
  const apartment = serviceApartment.reduce((sum, { numberItems }) => sum + numberItems, 0);
  const counted: ExpectedArrival[] = [
    { plan: 'x', count: x.numberItems },
    { plan: 'lite', count: lite.numberItems },
    { plan: 'luxe', count: luxe.numberItems },
    { plan: 'pix', count: pix.numberItems },
    { plan: 'serviceApartment', count: apartment },
  ];
  return counted.filter(({ count }) => count > 0);
}
