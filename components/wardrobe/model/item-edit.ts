import { SEASONS, type WardrobeItem } from '@/lib/contract/wardrobe';

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
