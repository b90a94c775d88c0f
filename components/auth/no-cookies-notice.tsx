import { useTranslation } from 'next-i18next/pages';
import { Notice } from '@/components/ui/feedback/notice';

/** The details were right, and the browser keeps nobody logged in. */
export function NoCookiesNotice() {
  const { t } = useTranslation('auth');
  return (
    <Notice tone="danger" role="alert">
      {t('noCookies')}
    </Notice>
  );
}
