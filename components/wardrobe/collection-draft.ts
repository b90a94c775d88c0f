import { bookCollection } from '@/lib/contract/booking';
import { draftKey } from '@/lib/drafts';
import { randomId } from '@/lib/random-id';
import { readStored, removeStored, writeStored } from '@/lib/storage';
import type { VisitDraft } from './visit-draft';

/** A collection that is being booked: it outlives a reload and a closed tab, and goes with the session. */
export interface CollectionDraft extends VisitDraft {
  pieces: number;
  /** Of one confirmation: the same again after an answer that got lost, another one after a refusal. */
  attempt: string;
}

const STORED_AS = draftKey('collection');
const FIRST_GUESS = 5;

function newCollectionDraft(): CollectionDraft {
  return { pieces: FIRST_GUESS, booking: null, hold: null, isPhoneCodeSettled: false, key: randomId(), attempt: randomId() };
}

export function readCollectionDraft(): CollectionDraft {
  const draft = newCollectionDraft();
  const stored = parse(readStored(STORED_AS));
  return {
    pieces: Number.isInteger(stored.pieces) ? Math.max(1, Number(stored.pieces)) : draft.pieces,
    // Half an address is kept as it was typed; anything of another shape is not ours.
    booking: hasShape(stored.booking) ? stored.booking : null,
    hold: stored.hold ?? null,
    isPhoneCodeSettled: stored.isPhoneCodeSettled === true,
    key: typeof stored.key === 'string' ? stored.key : draft.key,
    attempt: typeof stored.attempt === 'string' ? stored.attempt : draft.attempt,
  };
}

export function keepCollectionDraft(draft: CollectionDraft): void {
  writeStored(STORED_AS, JSON.stringify(draft));
}

export function dropCollectionDraft(): void {
  removeStored(STORED_AS);
}

function parse(text: string | null): Partial<CollectionDraft> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

function hasShape(value: unknown): value is CollectionDraft['booking'] {
  return typeof value === 'object' && value !== null && Object.keys(bookCollection.shape).every((part) => part in value);
}
