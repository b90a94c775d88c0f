import { createStore } from 'zustand/vanilla';
import type { Outfit } from '@/lib/contract/outfits';
import { angleWithin, sizeWithin, type LaidItem } from '@/lib/domain/outfit/lay-out';
import { createStoreContext, emptyStore } from './create-store-context';

/** A piece on the canvas; later ones lie above earlier ones. */
export type SelectedItem = LaidItem;

/** Which saved look lies on the canvas, and the name in the field. */
export interface LookHead {
  /** Changes can be saved under it; null for a new look. */
  openedId: string | null;
  name: string;
}

/** What a step changes, as it was before. */
interface Step extends LookHead {
  selectedList: readonly SelectedItem[];
  lockedIds: readonly string[];
  look: number;
}

export interface OutfitState extends LookHead {
  /** Tells looks apart, saved or not: raised when the canvas is laid out whole or emptied. */
  look: number;
  outfitList: readonly Outfit[];
  selectedList: readonly SelectedItem[];
  /** The look previewed by pointer or focus. */
  currentOutfitHover: Outfit | null;
  /** Pieces that every suggestion must contain, on the canvas or not. */
  lockedIds: readonly string[];
  /** The canvas as it was last laid out whole or saved: nothing is lost when another look is laid over it. */
  settledList: readonly SelectedItem[];
  /** Steps that can be undone, the last one at the end, and those that were. */
  past: readonly Step[];
  future: readonly Step[];
  receiveOutfits: (outfits: readonly Outfit[]) => void;
  layOut: (items: readonly SelectedItem[], head: LookHead) => void;
  /** Changes which pieces lie there, or where, as one step. */
  arrange: (items: readonly SelectedItem[]) => void;
  clearSelection: () => void;
  removeItem: (id: string) => void;
  /** @param isContinued part of the step before: a drag, or a key that is held down */
  moveItem: (id: string, x: number, y: number, isContinued?: boolean) => void;
  resizeItem: (id: string, size: number, isContinued?: boolean) => void;
  /** @param angle to the right, in degrees */
  turnItem: (id: string, angle: number, isContinued?: boolean) => void;
  bringForward: (id: string) => void;
  sendBack: (id: string) => void;
  undo: () => void;
  redo: () => void;
  changeHead: (head: Partial<LookHead>) => void;
  /** The canvas is saved as that look. */
  settle: (head: LookHead) => void;
  /** Marks the look as saved in every undo step, so that a save after Undo updates it and creates no second look. */
  markSaved: (look: number, openedId: string) => void;
  toggleLock: (id: string) => void;
  /** Restores the canvas after a reload. */
  restore: (draft: Omit<Step, 'look'>) => void;
  /** Removes pieces that are no longer in the wardrobe. */
  keepOnly: (isThere: (id: string) => boolean) => void;
  preview: (outfit: Outfit | null) => void;
}

const STEPS = 10;
const EDGE = 1000;
const onCanvas = (value: number) => Math.min(EDGE, Math.max(0, Math.round(value)));

const stepOf = ({ selectedList, lockedIds, openedId, name, look }: OutfitState): Step => ({
  selectedList,
  lockedIds,
  openedId,
  name,
  look,
});

/** The canvas after a change, which can be undone. */
function changed(state: OutfitState, change: Partial<Step>, isContinued = false): Partial<OutfitState> {
  return isContinued ? change : { ...change, past: [...state.past, stepOf(state)].slice(-STEPS), future: [] };
}

function withItem(
  state: OutfitState,
  id: string,
  change: (item: SelectedItem) => SelectedItem,
  isContinued?: boolean,
): Partial<OutfitState> {
  return changed(state, { selectedList: state.selectedList.map((item) => (item.id === id ? change(item) : item)) }, isContinued);
}

/** Back to a step. A name typed since stays. A piece that goes is no longer kept for suggestions; one that comes back is, if it was. */
function returned(state: OutfitState, step: Step): Partial<OutfitState> {
  const before = new Set(state.selectedList.map(({ id }) => id));
  const after = new Set(step.selectedList.map(({ id }) => id));
  return {
    selectedList: step.selectedList,
    lockedIds: [
      ...state.lockedIds.filter((id) => !before.has(id) || after.has(id)),
      ...step.lockedIds.filter((id) => !before.has(id) && !state.lockedIds.includes(id)),
    ],
    openedId: step.openedId,
    look: step.look,
    name: step.openedId === state.openedId && state.name !== '' ? state.name : step.name,
  };
}

function restacked({ selectedList }: OutfitState, id: string, isOnTop: boolean): SelectedItem[] | null {
  const item = selectedList.find((other) => other.id === id);
  const others = selectedList.filter((other) => other !== item);
  if (!item || selectedList.indexOf(item) === (isOnTop ? others.length : 0)) return null;
  return isOnTop ? [...others, item] : [item, ...others];
}

export function createOutfitStore() {
  return createStore<OutfitState>()((set) => {
    let looks = 0;
    const restack = (id: string, isOnTop: boolean) =>
      set((state) => {
        const selectedList = restacked(state, id, isOnTop);
        return selectedList ? changed(state, { selectedList }) : {};
      });
    return {
      outfitList: [],
      selectedList: [],
      currentOutfitHover: null,
      lockedIds: [],
      look: looks,
      openedId: null,
      name: '',
      settledList: [],
      past: [],
      future: [],
      receiveOutfits: (outfitList) => set({ outfitList }),
      layOut: (selectedList, head) =>
        set((state) => ({
          ...changed(state, { selectedList, ...head, look: ++looks }),
          settledList: selectedList,
          currentOutfitHover: null,
        })),
      arrange: (selectedList) => set((state) => changed(state, { selectedList })),
      clearSelection: () =>
        set((state) => ({
          ...changed(state, { selectedList: [], lockedIds: [], openedId: null, name: '', look: ++looks }),
          settledList: [],
        })),
      removeItem: (id) =>
        set((state) =>
          changed(state, {
            selectedList: state.selectedList.filter((item) => item.id !== id),
            lockedIds: state.lockedIds.filter((other) => other !== id),
          }),
        ),
      moveItem: (id, x, y, isContinued) =>
        set((state) => withItem(state, id, (item) => ({ ...item, x: onCanvas(x), y: onCanvas(y) }), isContinued)),
      resizeItem: (id, size, isContinued) =>
        set((state) => withItem(state, id, (item) => ({ ...item, size: sizeWithin(size) }), isContinued)),
      turnItem: (id, angle, isContinued) =>
        set((state) => withItem(state, id, (item) => ({ ...item, angle: angleWithin(angle) }), isContinued)),
      bringForward: (id) => restack(id, true),
      sendBack: (id) => restack(id, false),
      undo: () =>
        set((state) => {
          const step = state.past.at(-1);
          return step ? { ...returned(state, step), past: state.past.slice(0, -1), future: [...state.future, stepOf(state)] } : {};
        }),
      redo: () =>
        set((state) => {
          const step = state.future.at(-1);
          return step ? { ...returned(state, step), past: [...state.past, stepOf(state)], future: state.future.slice(0, -1) } : {};
        }),
      changeHead: (head) => set(head),
      settle: (head) => set(({ selectedList }) => ({ ...head, settledList: selectedList })),
      markSaved: (look, openedId) =>
        set(({ past, future }) => {
          const saved = (step: Step): Step => (step.look === look ? { ...step, openedId } : step);
          return { past: past.map(saved), future: future.map(saved) };
        }),
      toggleLock: (id) =>
        set(({ lockedIds }) => ({ lockedIds: lockedIds.includes(id) ? lockedIds.filter((other) => other !== id) : [...lockedIds, id] })),
      restore: (draft) => set(draft),
      keepOnly: (isThere) =>
        set((state) => {
          const kept = (step: Step): Step => ({
            ...step,
            selectedList: step.selectedList.filter(({ id }) => isThere(id)),
            lockedIds: step.lockedIds.filter(isThere),
          });
          const isWhole = state.selectedList.every(({ id }) => isThere(id)) && state.lockedIds.every(isThere);
          return isWhole ? {} : { ...kept(stepOf(state)), past: state.past.map(kept), future: state.future.map(kept) };
        }),
      preview: (currentOutfitHover) => set({ currentOutfitHover }),
    };
  });
}

export const {
  definition: outfitDefinition,
  useSelected: useOutfitStore,
  useStoreApi: useOutfitStoreApi,
} = createStoreContext<OutfitState>('outfit', { create: createOutfitStore, forget: emptyStore });
