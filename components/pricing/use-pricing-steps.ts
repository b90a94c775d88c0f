import { useRouter } from 'next/router';
import { useEffect, useLayoutEffect } from 'react';
import { ORDER_STEPS, orderNumbers, type OrderStep } from './order-flow';
import { usePricingStoreApi } from '@/stores/pricing-store';
import { useServicesPricingStore } from '@/stores/services-pricing-store';
import { stopAtWrongNumber } from '@/components/ui/forms/use-number-field';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { useSteps, type Steps } from '@/components/ui/hooks/use-steps';
import { isOrderWaiting } from './saved-draft';

/** The panels of the calculator in order; `servicesPricing.step` counts them from 1. The first is the page without a step. */
export const PANELS = ['choose', 'compare', 'total'] as const;
export type Panel = (typeof PANELS)[number];

const ORDER_FACTS = ['order'];

/** The steps of an order, behind the calculator's panels. A confirmation also says which order. */
export const useOrderSteps = (): Steps<OrderStep> => useSteps(ORDER_STEPS, ORDER_FACTS);

/** The current panel and the way to another. */
export function usePanel(): { panel: Panel; goToPanel: (panel: Panel) => void } {
  const panel = useServicesPricingStore((state) => PANELS[state.step - 1] ?? PANELS[0]);
  const { goTo } = useSteps(PANELS);
  return {
    panel,
    // A number out of bounds stops here: the sums would belong to another number.
    goToPanel: (next) => {
      if (!stopAtWrongNumber()) goTo(next === PANELS[0] ? null : next);
    },
  };
}

/** Starts the order, or returns to an open one. */
export function useBook(): () => void {
  const { goTo } = useOrderSteps();
  const { region } = useLocale();
  return () => goTo(isOrderWaiting(region.code) ? 'pay' : 'who');
}

/** Copies the step of the address into the stores; a navigation begins at the first panel. */
export function useStepsInStores(): void {
  const { events } = useRouter();
  const { asked: panel } = useSteps(PANELS);
  const { asked: step } = useOrderSteps();
  const goToPanel = useServicesPricingStore((state) => state.goToStep);
  const resetPanel = useServicesPricingStore((state) => state.resetStep);
  const pricing = usePricingStoreApi();
  useLayoutEffect(() => goToPanel(PANELS.indexOf(panel ?? PANELS[0]) + 1), [panel, goToPanel]);
  useLayoutEffect(() => {
    const { goToStep, goToBookingStep } = pricing.getState();
    const numbers = orderNumbers(step);
    if (numbers.stepBookCollection !== undefined) goToBookingStep(numbers.stepBookCollection);
    goToStep(numbers.step);
  }, [step, pricing]);
  useEffect(() => {
    const leave = (_url: string, { shallow }: { shallow: boolean }) => {
      if (!shallow) resetPanel();
    };
    events.on('routeChangeStart', leave);
    return () => events.off('routeChangeStart', leave);
  }, [events, resetPanel]);
}
