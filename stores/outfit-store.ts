import { createStore } from 'zustand/vanilla';
import { createStoreContext } from './create-store-context';

export interface SelectedItem {
  id: string;
}

export interface Outfit {
  id: string;
  name: string;
  itemIds: string[];
}

export interface OutfitState {
  outfitList: Outfit[];
  selectedList: SelectedItem[];
  /** The look previewed by pointer or focus. */
  currentOutfitHover: Outfit | null;
  receiveOutfits: (outfits: Outfit[]) => void;
  toggleItem: (item: SelectedItem) => void;
  clearSelection: () => void;
  preview: (outfit: Outfit | null) => void;
}

export function createOutfitStore() {
  return createStore<OutfitState>()((set) => ({
    outfitList: [],
    selectedList: [],
    currentOutfitHover: null,
    receiveOutfits: (outfitList) => set({ outfitList }),
    toggleItem: (item) =>
      set(({ selectedList }) => ({
        selectedList: selectedList.some(({ id }) => id === item.id) ? selectedList.filter(({ id }) => id !== item.id) : [...selectedList, item],
      })),
    clearSelection: () => set({ selectedList: [] }),
    preview: (currentOutfitHover) => set({ currentOutfitHover }),
  }));
}

export const { Provider: OutfitStoreProvider, useSelected: useOutfitStore } = createStoreContext<OutfitState>('outfit');
