import { useTranslation } from 'next-i18next/pages';
import { VisuallyHidden } from '@/components/ui/visually-hidden';

interface CreditProps {
  name: 'creditGeolocation' | 'creditHolidays';
}

const SOURCES: Record<CreditProps['name'], string> = {
  creditGeolocation: 'https://db-ip.com/',
  creditHolidays: 'https://github.com/commenthol/date-holidays',
};

/**
 * Where data that others have gathered comes from, as their licences want it named (docs/third-party.md): DB-IP with a link on each
 * page that shows or uses a result of it, Wikipedia's holidays by way of date-holidays.
 */
export function DataCredit({ name }: CreditProps) {
  const { t } = useTranslation('layout');
  return (
    <a href={SOURCES[name]} target="_blank" rel="noopener noreferrer">
      <span>{t(name)}</span>
      <VisuallyHidden>{` (${t('opensInNewTab')})`}</VisuallyHidden>
    </a>
  );
}
