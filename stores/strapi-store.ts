import { createStore } from 'zustand/vanilla';
import type { ShownPromoBanner } from '@/lib/domain/shared/shell-props';
import { createStoreContext } from './create-store-context';

export interface StrapiState {
  promoBanner: ShownPromoBanner | null;
  /** Replaces the CMS documents by those in the new page's props. */
  receiveGlobal: (promoBanner: ShownPromoBanner | null) => void;
}

export function createStrapiStore(promoBanner: ShownPromoBanner | null) {
  return createStore<StrapiState>()((set) => ({
    promoBanner,
    receiveGlobal: (next) => set({ promoBanner: next }),
  }));
}

/** Seeded by the provider from the page's props. */
export const { definition: strapiDefinition, useSelected: useStrapiStore } = createStoreContext<StrapiState>('strapi', {
  create: () => createStrapiStore(null),
});
