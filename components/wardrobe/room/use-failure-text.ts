import { useTranslation } from 'next-i18next/pages';
import { useCallback } from 'react';
import type { ActionFailure } from '@/services/http/outcome';

/** Why a call failed, in a sentence: our words for a known code, the server's own for others. */
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
