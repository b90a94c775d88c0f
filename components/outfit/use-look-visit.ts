import type { DraftDefinition } from '@/lib/browser/draft-store';
import { useUserStore } from '@/stores/user-store';
import { readVisit, type VisitDraft } from '@/components/booking/visit-draft';
import { useDraft } from '@/components/ui/forms/use-draft';

/** Only typed data is stored; the slot is held anew. */
const DRAFT: DraftDefinition<VisitDraft> = {
  read: (stored) => ({ ...readVisit(stored), hold: null, isPhoneCodeSettled: false }),
  write: ({ booking, answered, key }) => ({ booking, answered, key }),
};

/** Date and address of a look's delivery, stored as a draft per member: it holds an address and a phone number. */
export function useLookVisit() {
  const owner = useUserStore((state) => state.user?.id ?? '');
  const { draft, change } = useDraft(`outfit-visit:${owner}`, DRAFT);
  return { draft, change };
}
