import { describe, expect, it } from 'vitest';
import { createOutfitStore } from '@/stores/outfit-store';

const at = (id: string, x = 500) => ({ id, x, y: 500, size: 100 });

function open(...ids: string[]) {
  const store = createOutfitStore();
  store.getState().layOut(
    ids.map((id) => at(id)),
    { openedId: null, name: '' },
  );
  return {
    store,
    ids: () => store.getState().selectedList.map(({ id }) => id),
    places: () => store.getState().selectedList.map(({ x }) => x),
  };
}

describe('the steps of a look', () => {
  it('are undone and done again, one by one', () => {
    const { store, ids } = open('shirt', 'jeans');
    store.getState().removeItem('shirt');
    store.getState().undo();
    expect(ids()).toEqual(['shirt', 'jeans']);
    for (let again = 0; again < 2; again += 1) {
      store.getState().redo();
      expect(ids()).toEqual(['jeans']);
    }
  });

  it('are ten', () => {
    const { store, places } = open('shirt');
    for (let step = 1; step <= 12; step += 1) store.getState().moveItem('shirt', 500 + step, 500);
    for (let step = 0; step < 12; step += 1) store.getState().undo();
    expect(places()).toEqual([502]);
  });

  it('are one for a whole drag', () => {
    const { store, places } = open('shirt');
    store.getState().moveItem('shirt', 520, 500);
    store.getState().moveItem('shirt', 560, 500, true);
    store.getState().moveItem('shirt', 600, 500, true);
    store.getState().undo();
    expect(places()).toEqual([500]);
  });

  it('cannot be done again after another one', () => {
    const { store, places } = open('shirt');
    store.getState().moveItem('shirt', 520, 500);
    store.getState().undo();
    store.getState().resizeItem('shirt', 140);
    store.getState().redo();
    expect(places()).toEqual([500]);
    expect(store.getState().selectedList[0]?.size).toBe(140);
  });

  it('bring a covered look back, with its name and what it was saved as', () => {
    const { store, ids } = open('shirt');
    store.getState().settle({ openedId: 'look-1', name: 'Ferry' });
    store.getState().layOut([at('dress')], { openedId: null, name: '' });
    expect(store.getState()).toMatchObject({ openedId: null, name: '' });
    store.getState().undo();
    expect(ids()).toEqual(['shirt']);
    expect(store.getState()).toMatchObject({ openedId: 'look-1', name: 'Ferry' });
  });

  it('lead back to the look as it was saved since: saved again, it is the same one', () => {
    const { store } = open('shirt', 'jeans');
    store.getState().removeItem('jeans');
    const { look } = store.getState();
    store.getState().markSaved(look, 'look-1');
    store.getState().settle({ openedId: 'look-1', name: 'Ferry' });
    store.getState().undo();
    expect(store.getState()).toMatchObject({ openedId: 'look-1', name: 'Ferry' });
    store.getState().undo();
    expect(store.getState().openedId).toBeNull();
  });

  it('bring back that a piece was kept for suggestions, and leave what was kept since', () => {
    const { store } = open('shirt', 'jeans');
    store.getState().toggleLock('shirt');
    store.getState().removeItem('shirt');
    store.getState().toggleLock('jeans');
    expect(store.getState().lockedIds).toEqual(['jeans']);
    store.getState().undo();
    expect([...store.getState().lockedIds].sort()).toEqual(['jeans', 'shirt']);
    store.getState().redo();
    expect(store.getState().lockedIds).toEqual(['jeans']);
  });

  it('bring nothing back that has left the wardrobe', () => {
    const { store, ids } = open('shirt', 'jeans');
    store.getState().removeItem('jeans');
    store.getState().undo();
    store.getState().keepOnly((id) => id !== 'jeans');
    store.getState().redo();
    store.getState().undo();
    expect(ids()).toEqual(['shirt']);
  });
});

describe('a piece on the canvas', () => {
  it('stays on it, and within the sizes that there are', () => {
    const { store } = open('shirt');
    store.getState().moveItem('shirt', -40, 1_200);
    store.getState().resizeItem('shirt', 900);
    expect(store.getState().selectedList[0]).toEqual({ id: 'shirt', x: 0, y: 1_000, size: 250 });
    store.getState().resizeItem('shirt', 3);
    expect(store.getState().selectedList[0]?.size).toBe(30);
  });

  it('goes to the front and to the back, which is no step where it lies there already', () => {
    const { store, ids } = open('shirt', 'jeans', 'coat');
    store.getState().bringForward('shirt');
    expect(ids()).toEqual(['jeans', 'coat', 'shirt']);
    store.getState().sendBack('coat');
    expect(ids()).toEqual(['coat', 'jeans', 'shirt']);
    const steps = store.getState().past.length;
    store.getState().sendBack('coat');
    store.getState().bringForward('shirt');
    expect(store.getState().past).toHaveLength(steps);
  });
});
