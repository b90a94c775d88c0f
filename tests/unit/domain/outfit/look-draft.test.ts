import { describe, expect, it } from 'vitest';
import { isEmptyLook, parseLookDraft } from '@/components/outfit/use-look-draft';

const EMPTY_LOOK = { selectedList: [], lockedIds: [], openedId: null, name: '' };

describe('the draft of a look', () => {
  const draft = { selectedList: [{ id: 'coat', x: 230, y: 310, size: 120 }], lockedIds: ['coat'], openedId: 'look-1', name: 'Rain' };

  it('is read as it was written', () => {
    expect(parseLookDraft(JSON.stringify(draft))).toEqual(draft);
  });

  it.each([null, '', 'half a {', '[]', '3', '{"selectedList": 4, "lockedIds": {}, "name": 1}'])('opens an empty look for %j', (text) => {
    expect(parseLookDraft(text)).toEqual(EMPTY_LOOK);
    expect(isEmptyLook(parseLookDraft(text))).toBe(true);
  });

  it('is empty when nothing of it was chosen, opened or named', () => {
    expect(isEmptyLook(EMPTY_LOOK)).toBe(true);
    for (const [key, value] of Object.entries(draft)) expect(isEmptyLook({ ...EMPTY_LOOK, [key]: value }), key).toBe(false);
    for (const [key, value] of Object.entries(EMPTY_LOOK)) expect(isEmptyLook({ ...draft, [key]: value }), key).toBe(false);
  });

  it('of before pieces had sizes opens with the natural ones, and a broken size is one that can be', () => {
    const sizes = [undefined, null, 'large', 4, 9_000, 80.4].map((size, index) => ({ id: String(index), x: 1, y: 2, size }));
    expect(parseLookDraft(JSON.stringify({ selectedList: sizes })).selectedList.map(({ size }) => size)).toEqual([
      100, 100, 100, 30, 250, 80,
    ]);
  });

  it('leaves out pieces without a place', () => {
    const { selectedList, lockedIds } = parseLookDraft(
      JSON.stringify({
        ...draft,
        selectedList: [{ id: 'a', x: 1 }, { id: 2, x: 1, y: 1 }, null, ...draft.selectedList],
        lockedIds: [1, 'coat'],
      }),
    );
    expect(selectedList).toEqual(draft.selectedList);
    expect(lockedIds).toEqual(['coat']);
  });
});
