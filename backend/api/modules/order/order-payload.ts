import type { InvoiceLine, MonthlyListPrice } from '@/backend/api/db/schema/orders';
import type { NewAccount } from '@/backend/api/identity/create-account';
import type { Reservation } from '@/backend/api/modules/booking/create-booking';
import type { RegionCode } from '@/lib/config/regions';
import type { BookCollection } from '@/lib/contract/booking';
import type { Packages } from '@/lib/contract/package-selection';
import type { Quote } from '@/lib/domain/pricing/quote-basket';

/** Kept with the intent from the first transaction to the second: whoever finishes it needs nothing else. */
export interface OrderPayload extends Reservation {
  country: RegionCode;
  packages: Packages;
  quote: Quote;
  monthlyListPrices: MonthlyListPrice[];
  todayLines: InvoiceLine[];
  visitLines: InvoiceLine[];
  bookCollection: BookCollection;
  /** Null for a member. The password is a hash already. */
  account: NewAccount | null;
  couponCode: string | null;
  giftId: string | null;
  referralCode: string | null;
  termsVersion: string;
}
