import { isRecord } from '@/lib/records';
import { blankPiece, CATEGORIES, CONDITIONS, PIECES_MAXIMUM, PHOTOS_MAXIMUM, type Photo, type Piece } from './piece';

/** Entered data as it is stored; the collection is stored separately. */
export interface ConsignmentDraft {
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
