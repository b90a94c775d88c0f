import { useTranslation } from 'next-i18next/pages';
import { useFailureText } from '@/components/payments/use-failure-text';
import { Notice } from '@/components/ui/feedback/notice';
import { useIsHydrated } from '@/components/ui/hooks/use-is-hydrated';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { spokenDuration } from '@/lib/text/spoken-duration';
import { isRateLimited, type ActionFailure } from '@/services/http/outcome';

declare global {
  interface Window {
    /** Set by `public/session-start.js`: a session token arrived in the address, but the browser blocked its cookie. */
    __refusedToken?: boolean;
  }
}

/** Explains why a login link did not log in. */
export function RefusedTokenNotice() {
  const { t } = useTranslation('layout');
  if (!useIsHydrated() || !window.__refusedToken) return null;
  return (
    <Notice tone="danger" role="alert">
      {t('signedOut.noCookies')}
    </Notice>
  );
}

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
