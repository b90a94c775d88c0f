import { createStore } from 'zustand/vanilla';
import { createStoreContext } from './create-store-context';

export interface PaktGiftPackage {
  id: string;
  name: string;
}

export interface PaktGiftState {
  /** Gift packages of the CMS. */
  packages: PaktGiftPackage[];
  /** The package on the preview card. */
  previewedId: string | null;
  receivePackages: (packages: PaktGiftPackage[]) => void;
  preview: (id: string) => void;
}

function createPaktGiftStore() {
  return createStore<PaktGiftState>()((set) => ({
    packages: [],
    previewedId: null,
    receivePackages: (packages) => set({ packages }),
    preview: (previewedId) => set({ previewedId }),
  }));
}

export const { useSelected: usePaktGiftStore } = createStoreContext<PaktGiftState>('paktGift', { create: createPaktGiftStore });
