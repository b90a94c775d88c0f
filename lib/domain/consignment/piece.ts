/** What we sell; jewellery, watches and underwear are excluded. */
export const CATEGORIES = ['bag', 'coat', 'dress', 'suit', 'knitwear', 'top', 'bottom', 'shoes'] as const;
export type Category = (typeof CATEGORIES)[number];

export const CONDITIONS = ['new', 'excellent', 'good', 'worn', 'damaged'] as const;
export type Condition = (typeof CONDITIONS)[number];

export const PIECES_MINIMUM = 1;
export const PIECES_MAXIMUM = 50;
/** For texts. */
export const PIECES_LIMITS = { minimum: PIECES_MINIMUM, maximum: PIECES_MAXIMUM } as const;
export const BRAND_MAX_LENGTH = 80;
/** The contract allows eight per piece; four are enough for a buyer. */
export const PHOTOS_MAXIMUM = 4;

export interface Photo {
  /** Id of the upload. */
  id: string;
  name: string;
}

/** One row of the form, as far as it is filled in. */
export interface Piece {
  /** Local to this browser: a React key. */
  key: string;
  brand: string;
  category: Category | '';
  condition: Condition | '';
  photos: Photo[];
}

export type CompletePiece = Piece & { category: Category; condition: Condition };

export function blankPiece(key: string): Piece {
  return { key, brand: '', category: '', condition: '', photos: [] };
}

export function isBlank({ brand, category, condition, photos }: Piece): boolean {
  return brand.trim() === '' && category === '' && condition === '' && photos.length === 0;
}

export type PieceField = 'brand' | 'category' | 'condition';

/** Required fields that are still empty. */
export function missingFields({ brand, category, condition }: Piece): PieceField[] {
  const missing: [PieceField, boolean][] = [
    ['brand', brand.trim() === ''],
    ['category', category === ''],
    ['condition', condition === ''],
  ];
  return missing.filter(([, isMissing]) => isMissing).map(([field]) => field);
}

export function isComplete(piece: Piece): piece is CompletePiece {
  return missingFields(piece).length === 0;
}
