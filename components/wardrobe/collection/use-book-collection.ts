import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { RegionCode } from '@/lib/config/regions';
import type { BookCollection, CollectionPurpose } from '@/lib/contract/booking';
import { SPECIAL_NOTE_MAXIMUM } from '@/lib/domain/booking/address-fields';
import { firstOpenBookingStep } from '@/components/booking/model/booking-steps';
import { freePlaces } from '@/lib/domain/booking/slots';
import type { DraftDefinition } from '@/lib/browser/draft-store';
import { randomId } from '@/lib/random-id';
import { isRefusal } from '@/services/http/outcome';
import { collectionQuoteQuery, useCreateCollection } from '@/services/booking/visits';
import type { CallData } from '@/services/http/send-call';
import { readVisit, type VisitDraft } from '@/components/booking/visit-draft';
import { useDrawerSteps } from '@/components/ui/hooks/use-drawer-steps';
import { useDraft } from '@/components/ui/forms/use-draft';

/** Draft of a collection. It survives a reload and a closed tab, and is deleted with the session. */
interface CollectionDraft extends VisitDraft {
  pieces: number;
  /** Names of pieces at home that it was begun for. */
  named: readonly string[];
  /** Idempotency key of one confirmation: kept after a lost answer, replaced after a refusal. */
  attempt: string;
}

const FIRST_GUESS = 5;

export const COLLECTION_DRAFT: DraftDefinition<CollectionDraft> = {
  read: (stored) => ({
    ...readVisit(stored),
    pieces: Number.isInteger(stored.pieces) ? Math.max(1, Number(stored.pieces)) : FIRST_GUESS,
    named: Array.isArray(stored.named) ? stored.named.filter((name) => typeof name === 'string') : [],
    attempt: typeof stored.attempt === 'string' ? stored.attempt : randomId(),
  }),
  write: (draft) => draft,
};

const COLLECTION_STEPS = ['collect', 'collect-visit', 'collect-where', 'collect-when', 'collect-review', 'collect-done'] as const;

/** `item`: the piece that it was begun from, to which Back leads. `booked`: the visit that the confirmation shows. */
const QUERY_KEYS = ['item', 'booked'];

/** A collection and its parts. */
export const useCollectionSteps = () => useDrawerSteps(COLLECTION_STEPS, QUERY_KEYS);

/** @returns begins a collection, or goes on with the one that was begun, for a piece that is at home */
export function useHandOver(): (name: string) => void {
  const { goTo } = useCollectionSteps();
  const { store, change } = useDraft('collection', COLLECTION_DRAFT);
  return (name) => {
    store.reread();
    change(({ named, pieces, booking }) => {
      const all = [...named.filter((other) => other !== name), name];
      const isBegun = named.length > 0 || booking !== null;
      return { named: all, pieces: isBegun ? Math.max(pieces, all.length) : all.length };
    });
    goTo('collect');
  };
}

/** What the team reads: the named pieces above the member's own words, where both have room. */
function withNames(booking: BookCollection, names: string): BookCollection {
  const note = [names, booking.note.specialNote].filter(Boolean).join('\n');
  return note.length > SPECIAL_NOTE_MAXIMUM ? booking : { ...booking, note: { ...booking.note, specialNote: note } };
}

export type BookedCollection = CallData<'createCollection'>;

/**
 * The draft of a collection into the plan, its quote and its booking.
 * @param noteOf what the team reads about pieces that are named
 */
export function useBookCollection(country: RegionCode, noteOf: (named: readonly string[]) => string) {
  const { draft, change, forget } = useDraft('collection', COLLECTION_DRAFT);
  const namedNote = noteOf(draft.named);
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

  const send = async (): Promise<BookedCollection | 'slot-gone' | 'not-booked'> => {
    const known = quote.isPlaceholderData ? undefined : quote.data;
    if (!booking || !isComplete || !known?.purpose) return 'not-booked';
    const outcome = await run({
      body: {
        ...(known.purpose.kind === 'more' ? { pieces } : {}),
        booking: draft.named.length > 0 ? withNames(booking, namedNote) : booking,
        total: known.total,
        ...(draft.hold ? { slotHoldId: draft.hold.id } : {}),
      },
      idempotencyKey: draft.attempt,
    });
    if (outcome?.kind === 'ok') {
      setBooked(outcome.data);
      forget();
      rereadVisits();
      return outcome.data;
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
