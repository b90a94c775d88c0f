import { useState } from 'react';
import { StepsFailed } from '@/components/ui/feedback/error-state';
import { StepsLoading } from '@/components/ui/feedback/loading-region';
import { useLazyTexts } from '@/services/content/lazy-texts';
import { usePricingStoreApi } from '@/stores/pricing-store';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { OrderSteps, type OrderProps } from './order-steps';
import { restoreOrder } from './restore-order';

const NAMESPACES = ['order', 'booking', 'payments', 'auth', 'errors', 'districts'] as const;

/** The order flow, in place of the calculator. Code and texts load with the first use. */
export function OrderFlow(props: OrderProps) {
  const texts = useLazyTexts(NAMESPACES);
  const { region } = useLocale();
  const store = usePricingStoreApi();
  // Before the first render of a step: none may show itself empty, and be judged so.
  useState(() => restoreOrder(store.getState(), region.code));
  if (texts.status === 'failed') return <StepsFailed onRetry={texts.retry} />;
  if (texts.status === 'loading') return <StepsLoading />;
  return <OrderSteps {...props} />;
}
