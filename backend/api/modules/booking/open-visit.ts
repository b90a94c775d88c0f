import type { BackendEnv } from '@/backend/config/env';
import type { Orm } from '@/backend/api/db/database';
import type { RegionCode } from '@/lib/config/regions';
import type { Booking } from '@/lib/contract/booking-calls';

export interface NewPlace {
  date: string;
  slot: string;
  reservationId: string;
}

/** A member's visit of a van, read in the turn of their wardrobe: whichever way it was booked, it is changed by one rule. */
export interface OpenVisit {
  booking: Booking;
  country: RegionCode;
  /** The order that it belongs to; a fee goes on an invoice of it. */
  orderId: string | null;
  reservationId: string | null;
  move: (tx: Orm, place: NewPlace, now: Date) => Promise<Booking>;
  /** @throws RefusalError when what was asked for with it has begun */
  cancel: (tx: Orm, now: Date) => Promise<Booking>;
}

export interface VisitOf {
  id: string;
  userId: string;
  /** Of the wardrobe, from `lockWardrobe`. */
  version: number;
  env: Pick<BackendEnv, 'siteUrls'>;
  now: Date;
}
