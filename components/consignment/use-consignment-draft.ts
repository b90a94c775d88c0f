import { useCallback, useMemo } from 'react';
import type { BookCollection } from '@/lib/contract/booking';
import type { AccessQuestion } from '@/lib/domain/booking/address-fields';
import type { SlotHold } from '@/lib/domain/booking/slots';
import { readDraft, type ConsignmentDraft } from '@/lib/domain/consignment/draft';
import type { DraftDefinition } from '@/lib/browser/draft-store';
import { randomId } from '@/lib/random-id';
import { BLANK_BOOK_COLLECTION } from '@/stores/blank-book-collection';
import { readVisit } from '@/components/booking/visit-draft';
import { useDraft } from '@/components/ui/forms/use-draft';
import { useLocale } from '@/components/ui/hooks/use-locale';

/** The visit part of the draft. */
export interface ConsignmentVisit {
  booking: BookCollection;
  hold: SlotHold | null;
  holdKey: string;
  isPhoneCodeSettled: boolean;
  answered: readonly AccessQuestion[];
}

const DRAFT: DraftDefinition<ConsignmentDraft & ConsignmentVisit> = {
  read: (stored) => ({ ...readDraft(stored, randomId), ...readCollection(stored) }),
  write: (draft) => draft,
};

/** The draft survives a refresh and a closed tab; a logout deletes it. One per region, because addresses differ. */
export function useConsignmentDraft() {
  const { region } = useLocale();
  const { draft, change, forget } = useDraft(`consignment.${region.code}`, DRAFT);
  const changeBooking = useCallback(
    (fields: Partial<BookCollection>) => change(({ booking }) => ({ booking: { ...booking, ...fields } })),
    [change],
  );
  return useMemo(() => ({ draft, change, changeBooking, forget }), [draft, change, changeBooking, forget]);
}

/** Restores the stored collection if its shape is valid, else starts empty. */
function readCollection(stored: Record<string, unknown>): ConsignmentVisit {
  const hasKey = typeof stored.holdKey === 'string' && stored.holdKey.length >= 16;
  const { booking, hold, isPhoneCodeSettled, answered, key } = readVisit({ ...stored, key: hasKey ? stored.holdKey : null });
  if (!booking) return { booking: BLANK_BOOK_COLLECTION, hold: null, holdKey: randomId(), isPhoneCodeSettled: false, answered: [] };
  return { booking, hold, holdKey: key, isPhoneCodeSettled, answered };
}
