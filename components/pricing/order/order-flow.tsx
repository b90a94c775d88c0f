import { useState } from 'react';
import styled from 'styled-components';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/loading-region';
import { useLazyTexts } from '@/services/content/lazy-texts';
import { usePricingStoreApi } from '@/stores/pricing-store';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { OrderSteps, type OrderProps } from './order-steps';
import { restoreOrder } from './restore-order';

const Waiting = styled.div`
  display: grid;
  gap: var(--space-4);
  min-height: 28rem;
  align-content: start;
  scroll-margin-top: calc(var(--header-height) + 1.5rem);
`;

/** The pressed button was at the end of a longer page: without this the viewport would show the footer. */
const intoView = (element: HTMLElement | null) => element?.scrollIntoView?.({ block: 'nearest' });

const NAMESPACES = ['order', 'booking', 'payments', 'auth', 'errors', 'districts'] as const;

/** The order flow, in place of the calculator. Code and texts load with the first use. */
export function OrderFlow(props: OrderProps) {
  const texts = useLazyTexts(NAMESPACES);
  const { region } = useLocale();
  const store = usePricingStoreApi();
  // Before the first render of a step: none may show itself empty, and be judged so.
  useState(() => restoreOrder(store.getState(), region.code));
  if (texts.status === 'failed') {
    return (
      <Waiting ref={intoView}>
        <ErrorState onRetry={texts.retry} />
      </Waiting>
    );
  }
  if (texts.status === 'loading') {
    return (
      <LoadingRegion>
        <Waiting ref={intoView}>
          <Skeleton $height="2rem" />
          <Skeleton $height="3rem" $width="60%" />
          <Skeleton $height="14rem" />
        </Waiting>
      </LoadingRegion>
    );
  }
  return <OrderSteps {...props} />;
}
