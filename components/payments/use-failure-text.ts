import { useTranslation } from 'next-i18next/pages';
import { useCallback } from 'react';
import type { ActionFailure } from '@/services/http/outcome';

/** The reason of a failed call: our text for known codes, else the server's. Apart from its notice: public pages load it. */
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
