import { useTranslation } from 'next-i18next/pages';
import type { ActionFailure } from '@/services/http/outcome';

/** Why a call failed: our words for a known code, the server's own for others. */
export function FailureReason({ failure }: { failure: ActionFailure }) {
  const { t } = useTranslation('errors');
  if (failure.kind === 'unreachable') return <span>{t('unreachable')}</span>;
  return <span>{failure.code ? t(failure.code) : (failure.message ?? t('unknown'))}</span>;
}
