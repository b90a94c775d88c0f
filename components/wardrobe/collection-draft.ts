import type { DraftDefinition } from '@/lib/draft-store';
import { randomId } from '@/lib/random-id';
import { readVisit, type VisitDraft } from '@/components/booking/visit-draft';

/** A collection that is being booked: it outlives a reload and a closed tab, and goes with the session. */
export interface CollectionDraft extends VisitDraft {
  pieces: number;
  /** Of one confirmation: the same again after an answer that got lost, another one after a refusal. */
  attempt: string;
}

const FIRST_GUESS = 5;

export const COLLECTION_DRAFT: DraftDefinition<CollectionDraft> = {
  read: (stored) => ({
    ...readVisit(stored),
    pieces: Number.isInteger(stored.pieces) ? Math.max(1, Number(stored.pieces)) : FIRST_GUESS,
    attempt: typeof stored.attempt === 'string' ? stored.attempt : randomId(),
  }),
  write: (draft) => draft,
};
