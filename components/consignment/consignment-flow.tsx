import type { ComponentProps } from 'react';
import { StepsFailed } from '@/components/ui/feedback/error-state';
import { StepsLoading } from '@/components/ui/feedback/loading-region';
import { useLazyTexts } from '@/services/content/lazy-texts';
import { ConsignmentSteps } from './consignment-steps';
import { DonePanel } from './done-panel';
import { useConsignmentSteps } from './use-consignment-steps';

const NAMESPACES = ['consignment', 'booking', 'auth', 'errors', 'districts'] as const;

/** The flow and its texts, loaded when somebody starts. */
export function ConsignmentFlow(props: ComponentProps<typeof ConsignmentSteps>) {
  const texts = useLazyTexts(NAMESPACES);
  if (texts.status === 'failed') return <StepsFailed onRetry={texts.retry} />;
  if (texts.status === 'loading') return <StepsLoading />;
  return <Flow {...props} />;
}

function Flow(props: ComponentProps<typeof ConsignmentSteps>) {
  const { asked } = useConsignmentSteps();
  return asked === 'sell-done' ? <DonePanel /> : <ConsignmentSteps {...props} />;
}
