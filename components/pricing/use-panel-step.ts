import { useServicesPricingStore } from '@/stores/services-pricing-store';

/** The calculator's current panel (`panels.ts`) and its setter. */
export function usePanelStep() {
  const step = useServicesPricingStore((state) => state.step);
  const goToStep = useServicesPricingStore((state) => state.goToStep);
  return { step, goToStep };
}
