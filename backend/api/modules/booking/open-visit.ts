import type { MailEnv } from '@/backend/api/mail/store-mail';
import type { Orm } from '@/backend/api/db/database';
import type { RegionCode } from '@/lib/config/regions';
import type { Booking } from '@/lib/contract/booking-calls';

export interface NewPlace {
  date: string;
  slot: string;
  reservationId: string;
}

/** A member's visit, read under the wardrobe's lock: one rule for changes, however it was booked. */
export interface OpenVisit {
  booking: Booking;
  country: RegionCode;
  /** Its order; a fee is invoiced with it. */
  orderId: string | null;
  reservationId: string | null;
  move: (tx: Orm, place: NewPlace, now: Date) => Promise<Booking>;
  /** @throws RefusalError when something requested with it has begun */
  cancel: (tx: Orm, now: Date) => Promise<Booking>;
}

export interface VisitOf {
  id: string;
  userId: string;
  /** Of the wardrobe, from `lockWardrobe`. */
  version: number;
  env: MailEnv;
  now: Date;
}
