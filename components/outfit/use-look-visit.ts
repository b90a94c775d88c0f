import type { DraftDefinition } from '@/lib/draft-store';
import { BLANK_BOOK_COLLECTION } from '@/stores/blank-book-collection';
import { useUserStore } from '@/stores/user-store';
import type { BookingState } from '@/components/booking/booking-props';
import { readVisit, type VisitDraft } from '@/components/booking/visit-draft';
import { useDraft } from '@/components/ui/forms/use-draft';

/** Only what was typed is kept; a place in the calendar is held anew. */
const DRAFT: DraftDefinition<VisitDraft> = {
  read: (stored) => ({ ...readVisit(stored), hold: null, isPhoneCodeSettled: false }),
  write: ({ booking, key }) => ({ booking, key }),
};

export interface LookVisitControl {
  state: BookingState;
}

/** When and where a look is brought; what was typed outlives a reload, and what we know of the member is filled in. */
export function useLookVisit(): LookVisitControl {
  const owner = useUserStore((state) => state.user?.id ?? '');
  // With an address and a telephone number in it: each member's own.
  const { draft, change } = useDraft(`outfit-visit:${owner}`, DRAFT);
  const known = useUserStore((state) => state.contacts[0]);
  const booking = draft.booking ?? {
    ...BLANK_BOOK_COLLECTION,
    ...(known
      ? { contact: { contactName: known.contactName, contactPhoneCode: known.contactPhoneCode, contactPhone: known.contactPhone } }
      : {}),
    ...(known?.address ? { address: known.address } : {}),
  };
  return {
    state: {
      booking,
      onChange: (fields) => change({ booking: { ...booking, ...fields } }),
      draftKey: draft.key,
      hold: draft.hold,
      onHold: (hold) => change({ hold }),
      isPhoneCodeSettled: draft.isPhoneCodeSettled || known !== undefined,
      onPhoneCodeSettled: () => change({ isPhoneCodeSettled: true }),
    },
  };
}
