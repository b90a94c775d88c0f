import { useServicesPricingStore } from '@/stores/services-pricing-store';

/** Which panel of the calculator stands (`panels.ts`), and the way to another. */
export function usePanelStep() {
  const step = useServicesPricingStore((state) => state.step);
  const goToStep = useServicesPricingStore((state) => state.goToStep);
  return { step, goToStep };
}
