import { useTranslation } from 'next-i18next/pages';
import { useFailureText } from '@/components/payments/use-failure-text';
import { Notice } from '@/components/ui/feedback/notice';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { spokenDuration } from '@/lib/text/spoken-duration';
import { isRateLimited, type ActionFailure } from '@/services/http/outcome';

/** The credentials were right, but the browser blocks the session cookie. */
export function NoCookiesNotice() {
  const { t } = useTranslation('auth');
  return (
    <Notice tone="danger" role="alert">
      {t('noCookies')}
    </Notice>
  );
}

/** Why a login call failed: our text for known codes, else the server's. */
export function FailureNotice({ failure }: { failure: ActionFailure }) {
  const { t } = useTranslation(['auth', 'errors']);
  const { localeTag } = useLocale();
  const reason = useFailureText()(failure);
  return (
    <Notice tone="danger" role="alert">
      {text()}
    </Notice>
  );

  function text(): string {
    if (failure.kind === 'rejected' && isRateLimited(failure)) {
      const seconds = failure.retryAfterSeconds;
      return seconds ? t('auth:tooMany', { wait: spokenDuration(seconds, localeTag) }) : t('errors:TOO_MANY_REQUESTS');
    }
    return reason;
  }
}
