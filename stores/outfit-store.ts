import { createStore } from 'zustand/vanilla';
import type { Outfit } from '@/lib/contract/outfits';
import { createStoreContext, emptyStore } from './create-store-context';

/** A piece on the canvas; later ones lie above earlier ones. Its middle, in thousandths from the top left. */
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
  receiveOutfits: (outfits: readonly Outfit[]) => void;
  layOut: (items: readonly SelectedItem[]) => void;
  addItem: (item: SelectedItem) => void;
  removeItem: (id: string) => void;
  moveItem: (id: string, x: number, y: number) => void;
  bringForward: (id: string) => void;
  clearSelection: () => void;
  preview: (outfit: Outfit | null) => void;
}

const EDGE = 1000;
const onCanvas = (value: number) => Math.min(EDGE, Math.max(0, Math.round(value)));

export function createOutfitStore() {
  return createStore<OutfitState>()((set) => ({
    outfitList: [],
    selectedList: [],
    currentOutfitHover: null,
    receiveOutfits: (outfitList) => set({ outfitList }),
    layOut: (selectedList) => set({ selectedList, currentOutfitHover: null }),
    addItem: (item) => set(({ selectedList }) => (selectedList.some(({ id }) => id === item.id) ? {} : { selectedList: [...selectedList, item] })),
    removeItem: (id) => set(({ selectedList }) => ({ selectedList: selectedList.filter((item) => item.id !== id) })),
    moveItem: (id, x, y) => set(({ selectedList }) => ({ selectedList: selectedList.map((item) => (item.id === id ? { id, x: onCanvas(x), y: onCanvas(y) } : item)) })),
    bringForward: (id) =>
      set(({ selectedList }) => {
        const item = selectedList.find((other) => other.id === id);
        return item ? { selectedList: [...selectedList.filter((other) => other !== item), item] } : {};
      }),
    clearSelection: () => set({ selectedList: [] }),
    preview: (currentOutfitHover) => set({ currentOutfitHover }),
  }));
}

export const { useSelected: useOutfitStore } = createStoreContext<OutfitState>('outfit', { create: createOutfitStore, forget: emptyStore });
