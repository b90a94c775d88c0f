import { useTranslation } from 'next-i18next/pages';
import { Notice } from '@/components/ui/feedback/notice';
import { useIsHydrated } from '@/components/ui/hooks/use-is-hydrated';

declare global {
  interface Window {
    /** Left by `public/session-start.js`: a session came with the address, and the browser did not keep its cookie. */
    __refusedToken?: boolean;
  }
}

/** Why a link that brings a session has brought none. */
export function RefusedTokenNotice() {
  const { t } = useTranslation('layout');
  if (!useIsHydrated() || !window.__refusedToken) return null;
  return (
    <Notice tone="danger" role="alert">
      {t('signedOut.noCookies')}
    </Notice>
  );
}
