import { useTranslation } from 'next-i18next/pages';
import type { ActionFailure } from '@/services/http/outcome';

/** Why a call failed: our text for known codes, else the server's. */
export function FailureReason({ failure }: { failure: ActionFailure }) {
  const { t } = useTranslation('errors');
  if (failure.kind === 'unreachable') return <span>{t('unreachable')}</span>;
  return <span>{failure.code ? t(failure.code) : (failure.message ?? t('unknown'))}</span>;
}
