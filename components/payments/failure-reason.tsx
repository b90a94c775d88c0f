import { useTranslation } from 'next-i18next/pages';
import { useCallback } from 'react';
import { Notice } from '@/components/ui/feedback/notice';
import type { ActionFailure } from '@/services/http/outcome';

/** The reason of a failed call: our text for known codes, else the server's. */
export function useFailureText(): (failure: ActionFailure) => string {
  const { t } = useTranslation('errors');
  return useCallback(
    (failure) => {
      if (failure.kind === 'unreachable') return t('unreachable');
      return failure.code ? t(failure.code) : (failure.message ?? t('unknown'));
    },
    [t],
  );
}

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
