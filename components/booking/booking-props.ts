import type { BookCollection } from '@/lib/contract/booking';
import type { District, ShoppingCart, TimeslotDay } from '@/lib/contract/pricing';
import type { SlotHold } from '@/lib/domain/booking/slot-hold';

/** What price-service says that a booking depends on; empty lists while it has not answered. */
export interface BookingLists {
  timeslots: readonly TimeslotDay[];
  districts: readonly District[];
  priceList: readonly ShoppingCart[];
  /** Days among the timeslots that only a rush delivery can have, and what it costs. */
  rush?: RushOffer;
}

interface RushOffer {
  dates: readonly string[];
  /** As it is shown. */
  price: string;
}

/** What the collection is for: the first one of an order with storage is free of its own fee. */
export interface BookingVisit {
  hasStorage: boolean;
  consignedItems: number;
  /** Asked for by a member for pieces of theirs: it brings as well as fetches, and its fees go on the invoice of the basket. */
  isOfBasket?: boolean;
}

export interface BookingState {
  booking: BookCollection;
  /** Kept by whoever keeps the draft. */
  onChange: (fields: Partial<BookCollection>) => void;
  /** 128 random bits of the draft; a hold belongs to it. */
  draftKey: string;
  hold: SlotHold | null;
  onHold: (hold: SlotHold | null) => void;
  /** Whether the phone code has been settled for this draft; see `settlePhoneCode`. */
  isPhoneCodeSettled: boolean;
  onPhoneCodeSettled: () => void;
}

export interface BookingStepProps {
  state: BookingState;
  lists: BookingLists;
  visit: BookingVisit;
  /** The step is complete. */
  onDone: () => void;
  onBack: () => void;
}
