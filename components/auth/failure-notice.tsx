import { useTranslation } from 'next-i18next/pages';
import { spokenDuration } from '@/lib/text/spoken-duration';
import type { ActionFailure } from '@/services/http/outcome';
import { Notice } from '@/components/ui/feedback/notice';
import { useLocale } from '@/components/ui/hooks/use-locale';

const TOO_MANY_REQUESTS = 429;

/** Why a login call failed: our text for known codes, else the server's. */
export function FailureNotice({ failure }: { failure: ActionFailure }) {
  const { t } = useTranslation(['auth', 'errors']);
  const { localeTag } = useLocale();
  return (
    <Notice tone="danger" role="alert">
      {text()}
    </Notice>
  );

  function text(): string {
    if (failure.kind === 'unreachable') return t('errors:unreachable');
    if (failure.status === TOO_MANY_REQUESTS) {
      const seconds = failure.retryAfterSeconds;
      return seconds ? t('auth:tooMany', { wait: spokenDuration(seconds, localeTag) }) : t('errors:TOO_MANY_REQUESTS');
    }
    if (failure.code) return t(`errors:${failure.code}`);
    return failure.message ?? t('errors:unknown');
  }
}
