import type { DraftDefinition } from '@/lib/browser/draft-store';
import { ACCESS_QUESTIONS } from '@/lib/domain/booking/address-fields';
import { BLANK_BOOK_COLLECTION } from '@/stores/blank-book-collection';
import { useUserStore } from '@/stores/user-store';
import type { BookingState } from '@/components/booking/booking-props';
import { readVisit, type VisitDraft } from '@/components/booking/visit-draft';
import { useDraft } from '@/components/ui/forms/use-draft';

/** Only typed data is stored; the slot is held anew. */
const DRAFT: DraftDefinition<VisitDraft> = {
  read: (stored) => ({ ...readVisit(stored), hold: null, isPhoneCodeSettled: false }),
  write: ({ booking, answered, key }) => ({ booking, answered, key }),
};

export interface LookVisitControl {
  state: BookingState;
}

/** Date and address of a look's delivery, stored as a draft and prefilled from the account. */
export function useLookVisit(): LookVisitControl {
  const owner = useUserStore((state) => state.user?.id ?? '');
  // Contains an address and a phone number, so it is stored per member.
  const { draft, change } = useDraft(`outfit-visit:${owner}`, DRAFT);
  const known = useUserStore((state) => state.contacts[0]);
  const booking = draft.booking ?? {
    ...BLANK_BOOK_COLLECTION,
    ...(known
      ? { contact: { contactName: known.contactName, contactPhoneCode: known.contactPhoneCode, contactPhone: known.contactPhone } }
      : {}),
    ...(known?.address ? { address: known.address } : {}),
  };
  const answered = draft.booking || !known?.address ? draft.answered : ACCESS_QUESTIONS;
  return {
    state: {
      booking,
      onChange: (fields) => change({ booking: { ...booking, ...fields }, answered }),
      draftKey: draft.key,
      hold: draft.hold,
      onHold: (hold) => change({ hold }),
      isPhoneCodeSettled: draft.isPhoneCodeSettled || known !== undefined,
      onPhoneCodeSettled: () => change({ isPhoneCodeSettled: true }),
      answered,
      onAnswered: (next) => change({ answered: next }),
    },
  };
}
