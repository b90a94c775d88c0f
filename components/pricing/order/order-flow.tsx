import styled from 'styled-components';
import { ErrorState } from '@/components/ui/error-state';
import { LoadingRegion } from '@/components/ui/loading-region';
import { Skeleton } from '@/components/ui/skeleton';
import { useLateTexts } from '@/services/content/late-texts';
import { OrderSteps, type OrderProps } from './order-steps';

const Waiting = styled.div`
  display: grid;
  gap: var(--space-4);
  min-height: 28rem;
  align-content: start;
`;

const NAMESPACES = ['order', 'booking', 'payments', 'auth', 'errors', 'districts'] as const;

/** From the basket to the reference, in the place of the calculator. Code and texts arrive with the first use. */
export function OrderFlow(props: OrderProps) {
  const texts = useLateTexts(NAMESPACES);
  if (texts.status === 'failed') return <ErrorState onRetry={texts.retry} />;
  if (texts.status === 'loading') {
    return (
      <LoadingRegion>
        <Waiting>
          <Skeleton $height="2rem" />
          <Skeleton $height="3rem" $width="60%" />
          <Skeleton $height="14rem" />
        </Waiting>
      </LoadingRegion>
    );
  }
  return <OrderSteps {...props} />;
}
