import { createStore } from 'zustand/vanilla';
import type { Outfit } from '@/lib/contract/outfits';
import { createStoreContext, emptyStore } from './create-store-context';

/** A piece on the canvas; later ones lie above earlier ones. x and y are its centre, in thousandths from the top left. */
export interface SelectedItem {
  id: string;
  x: number;
  y: number;
}

export interface OutfitState {
  outfitList: readonly Outfit[];
  selectedList: readonly SelectedItem[];
  /** The look previewed by pointer or focus. */
  currentOutfitHover: Outfit | null;
  /** Pieces that every suggestion must contain, on the canvas or not. */
  lockedIds: readonly string[];
  receiveOutfits: (outfits: readonly Outfit[]) => void;
  layOut: (items: readonly SelectedItem[]) => void;
  addItem: (item: SelectedItem) => void;
  removeItem: (id: string) => void;
  moveItem: (id: string, x: number, y: number) => void;
  bringForward: (id: string) => void;
  clearSelection: () => void;
  toggleLock: (id: string) => void;
  /** Restores the canvas after a reload. */
  restore: (draft: { selectedList: readonly SelectedItem[]; lockedIds: readonly string[] }) => void;
  /** Removes pieces that are no longer in the wardrobe. */
  keepOnly: (isThere: (id: string) => boolean) => void;
  preview: (outfit: Outfit | null) => void;
}

const EDGE = 1000;
const onCanvas = (value: number) => Math.min(EDGE, Math.max(0, Math.round(value)));

export function createOutfitStore() {
  return createStore<OutfitState>()((set) => ({
    outfitList: [],
    selectedList: [],
    currentOutfitHover: null,
    lockedIds: [],
    receiveOutfits: (outfitList) => set({ outfitList }),
    layOut: (selectedList) => set({ selectedList, currentOutfitHover: null }),
    addItem: (item) =>
      set(({ selectedList }) => (selectedList.some(({ id }) => id === item.id) ? {} : { selectedList: [...selectedList, item] })),
    removeItem: (id) =>
      set(({ selectedList, lockedIds }) => ({
        selectedList: selectedList.filter((item) => item.id !== id),
        lockedIds: lockedIds.filter((other) => other !== id),
      })),
    moveItem: (id, x, y) =>
      set(({ selectedList }) => ({
        selectedList: selectedList.map((item) => (item.id === id ? { id, x: onCanvas(x), y: onCanvas(y) } : item)),
      })),
    bringForward: (id) =>
      set(({ selectedList }) => {
        const item = selectedList.find((other) => other.id === id);
        return item ? { selectedList: [...selectedList.filter((other) => other !== item), item] } : {};
      }),
    clearSelection: () => set({ selectedList: [], lockedIds: [] }),
    toggleLock: (id) =>
      set(({ lockedIds }) => ({ lockedIds: lockedIds.includes(id) ? lockedIds.filter((other) => other !== id) : [...lockedIds, id] })),
    restore: ({ selectedList, lockedIds }) => set({ selectedList, lockedIds }),
    keepOnly: (isThere) =>
      set(({ selectedList, lockedIds }) =>
        selectedList.every(({ id }) => isThere(id)) && lockedIds.every(isThere)
          ? {}
          : { selectedList: selectedList.filter(({ id }) => isThere(id)), lockedIds: lockedIds.filter(isThere) },
      ),
    preview: (currentOutfitHover) => set({ currentOutfitHover }),
  }));
}

export const {
  definition: outfitDefinition,
  useSelected: useOutfitStore,
  useStoreApi: useOutfitStoreApi,
} = createStoreContext<OutfitState>('outfit', { create: createOutfitStore, forget: emptyStore });
