import { useCallback, useMemo } from 'react';
import type { BookCollection } from '@/lib/contract/booking';
import type { AccessQuestion } from '@/lib/domain/booking/address-fields';
import type { SlotHold } from '@/lib/domain/booking/slots';
import type { DraftDefinition } from '@/lib/browser/draft-store';
import { blankPiece, CATEGORIES, CONDITIONS, PIECES_MAXIMUM, PHOTOS_MAXIMUM, type Photo, type Piece } from '@/lib/domain/consignment/piece';
import { randomId } from '@/lib/random-id';
import { isRecord } from '@/lib/records';
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

/** Entered data as it is stored; the collection is stored separately. */
interface ConsignmentDraft {
  pieces: Piece[];
  /** Pieces in our storage already; they need no visit. */
  itemIds: string[];
  hasAgreed: boolean;
  /** Idempotency key of this order. */
  orderKey: string;
}

/** Rows that nobody fills in do not count. */
const ROWS_AT_FIRST = 3;

/** @param makeKey 128 random bits in hex */
export function blankDraft(makeKey: () => string): ConsignmentDraft {
  return {
    pieces: Array.from({ length: ROWS_AT_FIRST }, () => blankPiece(makeKey())),
    itemIds: [],
    hasAgreed: false,
    orderKey: makeKey(),
  };
}

/** Reads a stored draft of any version; valid parts are kept. */
export function readDraft(value: unknown, makeKey: () => string): ConsignmentDraft {
  const blank = blankDraft(makeKey);
  if (!isRecord(value)) return blank;
  const pieces = Array.isArray(value.pieces) ? value.pieces.filter(isRecord).map((piece) => readPiece(piece, makeKey)) : [];
  return {
    pieces: pieces.length > 0 ? pieces : blank.pieces,
    itemIds: Array.isArray(value.itemIds)
      ? [...new Set(value.itemIds.filter((id) => typeof id === 'string'))].slice(0, PIECES_MAXIMUM)
      : [],
    hasAgreed: value.hasAgreed === true,
    orderKey: typeof value.orderKey === 'string' && /^[0-9a-f]{32}$/.test(value.orderKey) ? value.orderKey : blank.orderKey,
  };
}

function readPiece({ key, brand, category, condition, photos }: Record<string, unknown>, makeKey: () => string): Piece {
  return {
    key: typeof key === 'string' && key !== '' ? key : makeKey(),
    brand: typeof brand === 'string' ? brand : '',
    category: CATEGORIES.find((candidate) => candidate === category) ?? '',
    condition: CONDITIONS.find((candidate) => candidate === condition) ?? '',
    photos: Array.isArray(photos) ? photos.filter(isPhoto).slice(0, PHOTOS_MAXIMUM) : [],
  };
}

function isPhoto(value: unknown): value is Photo {
  return isRecord(value) && typeof value.id === 'string' && typeof value.name === 'string';
}
