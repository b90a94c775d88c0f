import type { BookCollection } from '@/lib/contract/booking';
import type { SlotHold } from '@/lib/domain/booking/slot-hold';

/** When and where, as far as it has been said. */
export interface VisitDraft {
  booking: BookCollection | null;
  hold: SlotHold | null;
  isPhoneCodeSettled: boolean;
  /** A hold of a slot belongs to it. */
  key: string;
}
