import { useCallback } from 'react';
import { useTranslation } from 'next-i18next/pages';
import type { ActionFailure } from '@/services/http/outcome';

/** Why a code takes nothing off: our words for what we know, the server's for the rest. */
export function useCouponMessage(): (failure: ActionFailure) => string {
  const { t } = useTranslation('errors');
  return useCallback(
    (failure) => (failure.kind === 'unreachable' ? t('unreachable') : failure.code ? t(failure.code) : (failure.message ?? t('unknown'))),
    [t],
  );
}
