import type { ExpectedArrival, orders } from '@/backend/api/db/schema/orders';

/** Pieces of an order: to be stored, or (pix) photographed and returned. */
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
