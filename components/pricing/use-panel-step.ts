import Router from 'next/router';
import { useEffect } from 'react';
import { useServicesPricingStore } from '@/stores/services-pricing-store';

/** The calculator's current panel (`panels.ts`) and its setter. */
export function usePanelStep() {
  const step = useServicesPricingStore((state) => state.step);
  const goToStep = useServicesPricingStore((state) => state.goToStep);
  return { step, goToStep };
}

/** Each navigation begins the calculator at its first panel, also the one between its tabs. */
export function usePanelReset(): void {
  const resetStep = useServicesPricingStore((state) => state.resetStep);
  useEffect(() => {
    Router.events.on('routeChangeStart', resetStep);
    return () => Router.events.off('routeChangeStart', resetStep);
  }, [resetStep]);
}
