import { createStore } from 'zustand/vanilla';
import { createStoreContext, emptyStore } from './create-store-context';

export interface ServicesPricingState {
  /** The calculator's panel: 1 choose, 2 compare, 3 total. Reset on each router change. */
  step: number;
  goToStep: (step: number) => void;
  resetStep: () => void;
}

export function createServicesPricingStore() {
  return createStore<ServicesPricingState>()((set) => ({
    step: 1,
    goToStep: (step) => set({ step }),
    resetStep: () => set({ step: 1 }),
  }));
}

export const { useSelected: useServicesPricingStore } = createStoreContext<ServicesPricingState>('servicesPricing', {
  create: createServicesPricingStore,
  forget: emptyStore,
});
