import { describe, expect, it } from 'vitest';
import { itemChanges, itemEditOf, type ItemEdit } from '@/components/wardrobe/model/item-edit';
import { createItem } from '@/tests/builders/wardrobe-items';

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
  it.each([
    ['nothing that was not touched', {}, null],
    ['a name', { name: 'My coat' }, { name: 'My coat' }],
    ['a name without blanks around', { name: ' My coat ' }, { name: 'My coat' }],
    ['no name, for the one of our record', { name: ' ' }, { name: '' }],
    ['no blanks around the same name', { name: ' Camel coat ' }, null],
    ['a note', { note: 'Both cuffs' }, { note: 'Both cuffs' }],
    ['a note without blanks around', { note: ' Both cuffs\n' }, { note: 'Both cuffs' }],
    ['an emptied note', { note: '' }, { note: '' }],
    ['no blanks around the same note', { note: 'The left cuff ' }, null],
    ['one season more', { season: ['rain', 'mild', 'cool'] }, { season: ['rain', 'mild', 'cool'] }],
    ['one season less', { season: ['cool'] }, { season: ['cool'] }],
    ['no season', { season: [] }, { season: [] }],
    ['an occasion', { formality: 'formal' }, { formality: 'formal' }],
    ['no occasion that was taken away', { formality: null }, null],
    [
      'all of it',
      { name: 'My coat', note: '', season: ['hot'], formality: 'home' },
      { name: 'My coat', note: '', season: ['hot'], formality: 'home' },
    ],
  ] as [string, Partial<ItemEdit>, object | null][])('is %s', (_name, change, saved) =>
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
