import { useTranslation } from 'next-i18next/pages';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden';
import { withRemark } from '@/lib/text/join-words';

/** DB-IP's licence requires a link on each page that shows or uses a result of its data (docs/third-party.md). */
export function DataCredit() {
  const { t } = useTranslation('layout');
  const { localeTag } = useLocale();
  return (
    <a href="https://db-ip.com/" target="_blank" rel="noopener noreferrer">
      <span>{t('creditGeolocation')}</span>
      <VisuallyHidden>{withRemark(localeTag, '', t('opensInNewTab'))}</VisuallyHidden>
    </a>
  );
}
