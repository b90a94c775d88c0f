import { describe, expect, it } from 'vitest';
import { itemChanges, itemEditOf, type ItemEdit } from '@/components/wardrobe/model/item-edit';
import { createItem } from '@/tests/builders/wardrobe-items';
import { readRows } from '@/tests/setup/read-rows';

const WORDS: ItemEdit = { name: 'Camel coat', note: 'The left cuff', season: ['mild', 'cool'], formality: 'smart' };

describe('the form of a piece', () => {
  it('begins with what is known, the seasons in the order of the year', () => {
    expect(
      itemEditOf(createItem(0, { name: 'Camel coat', note: 'The left cuff', season: ['cool', 'hot', 'mild'], formality: 'smart' })),
    ).toEqual({ name: 'Camel coat', note: 'The left cuff', season: ['hot', 'mild', 'cool'], formality: 'smart' });
    expect(itemEditOf(createItem(0, { name: 'Bag 4', note: '', season: [], formality: null }))).toEqual({
      name: 'Bag 4',
      note: '',
      season: [],
      formality: null,
    });
  });

  it.each([
    ['its own note', { note: 'The left cuff' }, 'The left cuff'],
    ['what stands on a sealed bag', { sealedNote: 'Ski things' }, 'Ski things'],
    ['what stands on the bag rather than a note', { note: 'The left cuff', sealedNote: 'Ski things' }, 'Ski things'],
    ['nothing', {}, ''],
  ])('begins with %s', (_name, noted, note) => {
    expect(itemEditOf({ name: 'Bag 4', season: [], formality: null, ...noted }).note).toBe(note);
  });
});

describe('what is saved of the form', () => {
  it.each(readRows<[string, Partial<ItemEdit>, object | null][]>(import.meta.url, 'item-edit.rows.json'))('is %s', (_name, change, saved) =>
    expect(itemChanges(WORDS, { ...WORDS, ...change })).toStrictEqual(saved),
  );

  it('is nothing where our record has blanks around what the form has not', () => {
    expect(itemChanges({ ...WORDS, name: ' Camel coat', note: 'The left cuff ' }, WORDS)).toBeNull();
  });

  it('is an occasion where there was none, and none where there is none still', () => {
    const unjudged = { ...WORDS, formality: null };
    expect(itemChanges(unjudged, WORDS)).toStrictEqual({ formality: 'smart' });
    expect(itemChanges(unjudged, unjudged)).toBeNull();
  });
});
