import { useTranslation } from 'next-i18next/pages';
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden';

/** DB-IP's licence requires a link on each page that shows or uses a result of its data (docs/third-party.md). */
export function DataCredit() {
  const { t } = useTranslation('layout');
  return (
    <a href="https://db-ip.com/" target="_blank" rel="noopener noreferrer">
      <span>{t('creditGeolocation')}</span>
      <VisuallyHidden>{` (${t('opensInNewTab')})`}</VisuallyHidden>
    </a>
  );
}
