import { useTranslation } from 'next-i18next/pages';
import { Notice } from '@/components/ui/feedback/notice';

/** The credentials were right, but the browser blocks the session cookie. */
export function NoCookiesNotice() {
  const { t } = useTranslation('auth');
  return (
    <Notice tone="danger" role="alert">
      {t('noCookies')}
    </Notice>
  );
}
