import { useState } from 'react';
import type { BookCollection } from '@/lib/contract/booking';
import type { SlotHold } from '@/lib/domain/booking/slot-hold';
import { draftKey } from '@/lib/drafts';
import { randomId } from '@/lib/random-id';
import { readStored, writeStored } from '@/lib/storage';
import { BLANK_BOOK_COLLECTION } from '@/stores/blank-book-collection';
import { useUserStore } from '@/stores/user-store';
import type { BookingState } from '@/components/booking/booking-props';

/** With an address and a telephone number in it: each member's own. */
const storedAs = (owner: string) => draftKey(`outfit-visit:${owner}`);

interface VisitDraft {
  booking: BookCollection | null;
  key: string;
}

function readDraft(owner: string): VisitDraft {
  try {
    const stored = JSON.parse(readStored(storedAs(owner)) ?? 'null') as Partial<VisitDraft> | null;
    if (stored && typeof stored.key === 'string') return { booking: stored.booking ?? null, key: stored.key };
  } catch {
    // Not ours, or half written: begin again.
  }
  return { booking: null, key: randomId() };
}

export interface LookVisitControl {
  state: BookingState;
}

/** When and where a look is brought; what was typed outlives a reload, and what we know of the member is filled in. */
export function useLookVisit(): LookVisitControl {
  const owner = useUserStore((state) => state.user?.id ?? '');
  const [draft, setDraft] = useState(() => readDraft(owner));
  const [hold, setHold] = useState<SlotHold | null>(null);
  const [isSettled, setSettled] = useState(false);
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
      onChange: (fields) => {
        const next = { ...draft, booking: { ...booking, ...fields } };
        writeStored(storedAs(owner), JSON.stringify(next));
        setDraft(next);
      },
      draftKey: draft.key,
      hold,
      onHold: setHold,
      isPhoneCodeSettled: isSettled || known !== undefined,
      onPhoneCodeSettled: () => setSettled(true),
    },
  };
}
