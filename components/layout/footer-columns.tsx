import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { regionOfLocale, type Locale } from '@/lib/config/locales';
import { ROUTES, SERVICE_TYPES, type RouteName } from '@/lib/config/routes';
import { FooterList } from './footer-list';
import { SocialLinks } from './social-links';
import { WorldLink } from './world-link';

const SERVICES = ['additionalServices', 'giftPackages', 'referralProgram'] as const satisfies readonly RouteName[];
const COMPANY = ['press', 'contactUs', 'faqs'] as const satisfies readonly RouteName[];

export function ServicesColumn() {
  const { t } = useTranslation('layout');
  return (
    <FooterList title={t('footerServices')}>
      {SERVICE_TYPES.map((type) => (
        <li key={type}>
          <Link href={`${ROUTES.servicesPricing.path}?type=${type}`}>{t(type)}</Link>
        </li>
      ))}
      {SERVICES.map((name) => (
        <li key={name}>
          <Link href={ROUTES[name].path}>{t(name)}</Link>
        </li>
      ))}
    </FooterList>
  );
}

interface CompanyColumnProps {
  locale: Locale;
  /** Not where the world link stands beside it. */
  hasWorld?: boolean;
}

export function CompanyColumn({ locale, hasWorld = true }: CompanyColumnProps) {
  const { t } = useTranslation('layout');
  return (
    <FooterList title={t('footerCompany')}>
      <li>
        <Link href={ROUTES.aboutUs.path}>{t('aboutUs')}</Link>
      </li>
      {hasWorld ? (
        <li>
          <WorldLink locale={locale} />
        </li>
      ) : null}
      {COMPANY.map((name) => (
        <li key={name}>
          <Link href={ROUTES[name].path}>{t(name)}</Link>
        </li>
      ))}
      <SocialLinks region={regionOfLocale(locale)} />
    </FooterList>
  );
}
