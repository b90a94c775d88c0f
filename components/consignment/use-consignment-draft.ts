import { useCallback, useMemo, useState } from 'react';
import type { BookCollection } from '@/lib/contract/booking';
import type { SlotHold } from '@/lib/domain/booking/slot-hold';
import { blankDraft, readDraft, type ConsignmentDraft } from '@/lib/domain/consignment/draft';
import { draftKey } from '@/lib/drafts';
import { randomId } from '@/lib/random-id';
import { readStored, removeStored, writeStored } from '@/lib/storage';
import { BLANK_BOOK_COLLECTION } from '@/stores/blank-book-collection';
import { useLocale } from '@/components/ui/use-locale';

/** The collection's part of the draft. */
export interface VisitDraft {
  booking: BookCollection;
  bookingStep: number;
  hold: SlotHold | null;
  holdKey: string;
  isPhoneCodeSettled: boolean;
}

type Whole = ConsignmentDraft & VisitDraft;

/** What is entered survives a refresh and the closing of the tab; logging out forgets it. One draft a region: addresses differ. */
export function useConsignmentDraft() {
  const { region } = useLocale();
  const place = draftKey(`consignment.${region.code}`);
  const [draft, setDraft] = useState<Whole>(() => readWhole(parse(readStored(place))));

  /** A change that builds on what stands is a function: two in one breath must not undo each other. */
  const change = useCallback(
    (fields: Partial<Whole> | ((current: Whole) => Partial<Whole>)) => {
      setDraft((current) => {
        const next = { ...current, ...(typeof fields === 'function' ? fields(current) : fields) };
        writeStored(place, JSON.stringify(next));
        return next;
      });
    },
    [place],
  );
  const forget = useCallback(() => {
    removeStored(place);
    setDraft(readWhole(null));
  }, [place]);
  const changeBooking = useCallback(
    (fields: Partial<BookCollection>) => {
      setDraft((current) => {
        const next = { ...current, booking: { ...current.booking, ...fields } };
        writeStored(place, JSON.stringify(next));
        return next;
      });
    },
    [place],
  );
  return useMemo(() => ({ draft, change, changeBooking, forget }), [draft, change, changeBooking, forget]);
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** The rows are checked one by one; the collection is taken as it stands where it has its shape, else begun anew. */
function readWhole(value: unknown): Whole {
  const stored = (typeof value === 'object' && value !== null ? value : {}) as Partial<Whole>;
  const blank: VisitDraft = { booking: BLANK_BOOK_COLLECTION, bookingStep: 1, hold: null, holdKey: randomId(), isPhoneCodeSettled: false };
  const base = value === null ? blankDraft(randomId) : readDraft(value, randomId);
  if (!hasShapeOf(stored.booking, BLANK_BOOK_COLLECTION)) return { ...base, ...blank };
  return {
    ...base,
    booking: stored.booking,
    bookingStep: typeof stored.bookingStep === 'number' ? stored.bookingStep : 1,
    hold: hasShapeOf(stored.hold, { id: '', date: '', time: '', expiresAt: '', extensionsLeft: 0 }) ? stored.hold : null,
    holdKey: typeof stored.holdKey === 'string' && stored.holdKey.length >= 16 ? stored.holdKey : blank.holdKey,
    isPhoneCodeSettled: stored.isPhoneCodeSettled === true,
  };
}

function hasShapeOf<Shape extends object>(value: unknown, shape: Shape): value is Shape {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(shape).every(([key, part]) => {
    const own = (value as Record<string, unknown>)[key];
    return typeof part === 'object' && part !== null ? hasShapeOf(own, part as object) : typeof own === typeof part;
  });
}
