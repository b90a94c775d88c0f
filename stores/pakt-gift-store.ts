import { createStore } from 'zustand/vanilla';
import type { Packages, Service } from '@/lib/contract/package-selection';
import { createStoreContext } from './create-store-context';

/** `packageService` of the specification: the basket and its sums. */
export interface PackageService {
  packages: Packages;
  service: Service;
}

export const EMPTY_PACKAGE_SERVICE: PackageService = {
  packages: {
    x: { numberItems: 0, totalPrice: 0, xType: 'basic' },
    lite: { numberItems: 0, totalPrice: 0 },
    luxe: { numberItems: 0, totalPrice: 0 },
    pix: { numberItems: 0, totalPrice: 0 },
    consignment: { numberItems: 0, totalPrice: 0 },
    serviceApartment: [],
  },
  service: { subTotalPrice: 0, totalPrice: 0, totalItems: 0, paktTotalMonthSelect: 1 },
};

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
