import Router from 'next/router';
import { useEffect } from 'react';
import { useServicesPricingStore } from '@/stores/services-pricing-store';
import { stopAtWrongNumber } from '@/components/ui/forms/use-number-field';

/** The calculator's current panel (`panels.ts`) and its setter. */
export function usePanelStep() {
  const step = useServicesPricingStore((state) => state.step);
  const goToStep = useServicesPricingStore((state) => state.goToStep);
  return {
    step,
    /** Not past a number that is wrong: the sums would be of another one. */
    goToStep: (next: Parameters<typeof goToStep>[0]) => {
      if (!stopAtWrongNumber()) goToStep(next);
    },
  };
}

/** Each navigation begins the calculator at its first panel, also the one between its tabs. */
export function usePanelReset(): void {
  const resetStep = useServicesPricingStore((state) => state.resetStep);
  useEffect(() => {
    Router.events.on('routeChangeStart', resetStep);
    return () => Router.events.off('routeChangeStart', resetStep);
  }, [resetStep]);
}
