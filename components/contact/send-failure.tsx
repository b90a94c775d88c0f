import { useTranslation } from 'next-i18next/pages';
import { spokenDuration } from '@/lib/spoken-duration';
import type { ActionFailure } from '@/services/http/outcome';
import { Notice } from '@/components/ui/notice';
import { useLocale } from '@/components/ui/use-locale';

/** Why it was not sent: our words for what we know, the server's for the rest. Everything typed stands as it was. */
export function SendFailure({ failure }: { failure: ActionFailure }) {
  const { t } = useTranslation(['errors', 'contact']);
  const { localeTag } = useLocale();
  const reason =
    failure.kind === 'unreachable'
      ? t('errors:unreachable')
      : failure.code
        ? t(`errors:${failure.code}`)
        : (failure.message ?? t('errors:unknown'));
  const wait =
    failure.kind === 'rejected' && failure.retryAfterSeconds
      ? t('contact:wait', { wait: spokenDuration(failure.retryAfterSeconds, localeTag) })
      : null;
  return (
    <Notice tone="danger" title={t('contact:notSent')} role="alert">
      {wait ? `${reason} ${wait}` : reason}
    </Notice>
  );
}
