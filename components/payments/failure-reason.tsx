import { Notice } from '@/components/ui/feedback/notice';
import type { ActionFailure } from '@/services/http/outcome';
import { useFailureText } from './use-failure-text';

export function FailureReason({ failure }: { failure: ActionFailure }) {
  return <span>{useFailureText()(failure)}</span>;
}

/** The reason in a notice, for as long as there is a failure. */
export function FailureAlert({ failure, title }: { failure: ActionFailure | null; title?: string }) {
  return failure ? (
    <Notice tone="danger" role="alert" title={title}>
      <FailureReason failure={failure} />
    </Notice>
  ) : null;
}
