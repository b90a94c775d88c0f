import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { RegionCode } from '@/lib/config/regions';
import type { CollectionPurpose } from '@/lib/contract/booking';
import { firstOpenBookingStep } from '@/lib/domain/booking/booking-steps';
import { freePlaces } from '@/lib/domain/booking/slots';
import type { DraftDefinition } from '@/lib/browser/draft-store';
import { randomId } from '@/lib/random-id';
import { isRefusal } from '@/services/http/outcome';
import { collectionQuoteQuery, useCreateCollection } from '@/services/booking/visits';
import type { CallData } from '@/services/http/send-call';
import { readVisit, type VisitDraft } from '@/components/booking/visit-draft';
import { useSteps } from '@/components/ui/hooks/use-steps';
import { useDraft } from '@/components/ui/forms/use-draft';

/** Draft of a collection. It survives a reload and a closed tab, and is deleted with the session. */
interface CollectionDraft extends VisitDraft {
  pieces: number;
  /** Idempotency key of one confirmation: kept after a lost answer, replaced after a refusal. */
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

const COLLECTION_STEPS = ['collect', 'collect-visit', 'collect-where', 'collect-when', 'collect-review', 'collect-done'] as const;

/** A collection and its parts as history entries, so that Back is a step back and never leaves the wardrobe. */
export const useCollectionSteps = () => useSteps(COLLECTION_STEPS);

export type BookedCollection = CallData<'createCollection'>;

/** The draft of a collection into the plan, its quote and its booking. */
export function useBookCollection(country: RegionCode) {
  const { draft, change, forget } = useDraft('collection', COLLECTION_DRAFT);
  const [booked, setBooked] = useState<BookedCollection | null>(null);

  const { booking, answered } = draft;
  // Without a slot list the date cannot be checked, so the entered one is accepted.
  const isComplete = booking !== null && firstOpenBookingStep(booking, { country, timeslots: [], districts: [], answered }) === null;
  const quote = useQuery(collectionQuoteQuery(isComplete ? booking.address : null));
  const client = useQueryClient();
  const { isPending, failure, run, reset } = useCreateCollection();
  const rereadVisits = () => {
    for (const part of ['summary', 'bookings']) void client.invalidateQueries({ queryKey: ['wardrobe', part] });
  };
  const pieces = withinPlaces(draft.pieces, quote.data?.purpose);

  const send = async (): Promise<'booked' | 'slot-gone' | 'not-booked'> => {
    const known = quote.isPlaceholderData ? undefined : quote.data;
    if (!booking || !isComplete || !known?.purpose) return 'not-booked';
    const outcome = await run({
      body: {
        ...(known.purpose.kind === 'more' ? { pieces } : {}),
        booking,
        total: known.total,
        ...(draft.hold ? { slotHoldId: draft.hold.id } : {}),
      },
      idempotencyKey: draft.attempt,
    });
    if (outcome?.kind === 'ok') {
      setBooked(outcome.data);
      forget();
      rereadVisits();
      return 'booked';
    }
    // After an unknown result, repeat the same request: a new key would book a second collection.
    if (outcome?.kind !== 'rejected' || !isRefusal(outcome)) return 'not-booked';
    change({ attempt: randomId(), ...(outcome.code === 'SLOT_GONE' ? { hold: null } : {}) });
    void quote.refetch();
    if (outcome.code === 'IDEMPOTENCY_MISMATCH') rereadVisits();
    return outcome.code === 'SLOT_GONE' ? 'slot-gone' : 'not-booked';
  };
  return { draft, change, isComplete, pieces, quote, isPending, failure, send, reset, booked };
}

/** Limits a stored estimate to the places the plan has free now. */
function withinPlaces(pieces: number, purpose: CollectionPurpose | null | undefined): number {
  return purpose?.kind === 'more' ? Math.min(pieces, freePlaces(purpose)) : pieces;
}
