import { useTranslation } from 'next-i18next/pages';
import { Notice } from '@/components/ui/feedback/notice';
import { useIsHydrated } from '@/components/ui/hooks/use-is-hydrated';

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
