import type { BookCollection } from '@/lib/contract/booking';
import type { District, ShoppingCart, TimeslotDay } from '@/lib/contract/pricing';
import type { AccessQuestion } from '@/lib/domain/booking/address-fields';
import type { SlotHold } from '@/lib/domain/booking/slots';

/** Data of price-service for a booking; empty lists until it has answered. */
export interface BookingLists {
  timeslots: readonly TimeslotDay[];
  districts: readonly District[];
  priceList: readonly ShoppingCart[];
  /** Dates available only as rush deliveries, and their price. */
  rush?: RushOffer;
}

interface RushOffer {
  dates: readonly string[];
  /** Formatted price. */
  price: string;
}

/** Purpose of the collection: the first one of an order with storage has no collection fee. */
export interface BookingVisit {
  hasStorage: boolean;
  consignedItems: number;
  /** A member's request for stored pieces: the van delivers as well as collects, and the fees go on the basket's invoice. */
  isOfBasket?: boolean;
}

export interface BookingState {
  booking: BookCollection;
  /** The owner of the draft stores the change. */
  onChange: (fields: Partial<BookCollection>) => void;
  /** Random 128-bit key of the draft; a hold is bound to it. */
  draftKey: string;
  hold: SlotHold | null;
  onHold: (hold: SlotHold | null) => void;
  /** Whether the phone code has been settled for this draft; see `settlePhoneCode`. */
  isPhoneCodeSettled: boolean;
  onPhoneCodeSettled: () => void;
  /** The questions about access that were answered; the fees of the others are open. */
  answered: readonly AccessQuestion[];
  onAnswered: (answered: readonly AccessQuestion[]) => void;
}

/** The part of a `CheckedForm` that the fields of a visit need. */
export interface VisitForm {
  idOf(path: string): string;
  errorOf(path: string): string | null;
  leave(path: string): void;
}

export interface BookingStepProps {
  state: BookingState;
  lists: BookingLists;
  visit: BookingVisit;
  /** Called when the step is complete. */
  onDone: () => void;
  onBack: () => void;
}
