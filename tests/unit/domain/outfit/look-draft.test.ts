import { describe, expect, it } from 'vitest';
import { LOOK_DRAFT } from '@/components/outfit/use-look-draft';

const EMPTY_LOOK = { selectedList: [], lockedIds: [], openedId: null, name: '' };

describe('the draft of a look', () => {
  const draft = {
    selectedList: [{ id: 'coat', x: 230, y: 310, size: 120, angle: -45 }],
    lockedIds: ['coat'],
    openedId: 'look-1',
    name: 'Rain',
  };

  it('is read as it was written', () => {
    expect(LOOK_DRAFT.read({ ...LOOK_DRAFT.write(draft) })).toEqual(draft);
  });

  it.each([{}, { selectedList: 4, lockedIds: {}, name: 1 }])('opens an empty look for %j', (stored) => {
    expect(LOOK_DRAFT.read(stored)).toEqual(EMPTY_LOOK);
  });

  it('is stored once something of it is chosen, opened or named', () => {
    expect(LOOK_DRAFT.write(EMPTY_LOOK)).toBeNull();
    for (const [key, value] of Object.entries(draft)) expect(LOOK_DRAFT.write({ ...EMPTY_LOOK, [key]: value }), key).not.toBeNull();
  });

  it('of before pieces had sizes opens with the natural ones, and a broken size is one that can be', () => {
    const sizes = [undefined, null, 'large', 4, 9_000, 80.4].map((size, index) => ({ id: String(index), x: 1, y: 2, size }));
    expect(LOOK_DRAFT.read({ selectedList: sizes }).selectedList.map(({ size }) => size)).toEqual([100, 100, 100, 30, 250, 80]);
  });

  it('leaves out pieces without a place', () => {
    const { selectedList, lockedIds } = LOOK_DRAFT.read({
      ...draft,
      selectedList: [{ id: 'a', x: 1 }, { id: 2, x: 1, y: 1 }, null, ...draft.selectedList],
      lockedIds: [1, 'coat'],
    });
    expect(selectedList).toEqual(draft.selectedList);
    expect(lockedIds).toEqual(['coat']);
  });
});
