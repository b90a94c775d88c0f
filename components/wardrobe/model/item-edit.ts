import type { ItemFile } from '@/lib/contract/item-files';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { SEASONS } from '@/lib/contract/wardrobe-names';
import type { ColourName } from '@/lib/domain/wardrobe/garment';
import { isColourName } from '@/lib/domain/wardrobe/own-piece';

/** A member's own details of a piece, as a form holds them. */
export interface ItemEdit {
  /** Empty: the name of our record is used. */
  name: string;
  note: string;
  season: WardrobeItem['season'];
  formality: WardrobeItem['formality'];
}

export interface ItemChanges {
  name?: string;
  note?: string;
  season?: WardrobeItem['season'];
  formality?: NonNullable<WardrobeItem['formality']>;
}

type Piece = Pick<WardrobeItem, 'name' | 'note' | 'sealedNote' | 'season' | 'formality'>;

export function itemEditOf({ name, note, sealedNote, season, formality }: Piece): ItemEdit {
  return { name, note: sealedNote ?? note ?? '', season: SEASONS.filter((one) => season.includes(one)), formality };
}

/** What a member says of a piece that we have never seen. */
export interface PieceWords {
  name: string;
  /** Empty: not chosen. */
  kind: string;
  colour: ColourName;
  brand: string;
}

export const pieceWordsOf = ({ name, kind, colour, brand }: Pick<WardrobeItem, 'name' | 'kind' | 'colour' | 'brand'>): PieceWords => ({
  name,
  kind: kind ?? '',
  colour: colour && isColourName(colour.name) ? colour.name : 'black',
  brand: brand ?? '',
});

/** When a photograph was taken or a receipt written, and a word about it. */
export const fileWordsOf = ({ date, note }: ItemFile) => ({ date: date ?? '', note });

/** Only changed fields, so that untouched ones are not overwritten; null: no change. */
export function itemChanges(before: ItemEdit, after: ItemEdit): ItemChanges | null {
  const changed: ItemChanges = {
    ...(after.name.trim() === before.name.trim() ? {} : { name: after.name.trim() }),
    ...(after.note.trim() === before.note.trim() ? {} : { note: after.note.trim() }),
    ...(after.season.join() === before.season.join() ? {} : { season: after.season }),
    ...(after.formality === before.formality || after.formality === null ? {} : { formality: after.formality }),
  };
  return Object.keys(changed).length === 0 ? null : changed;
}
