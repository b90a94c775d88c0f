import type { GetStaticPaths } from 'next';
import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { loadPricing } from '@/components/pricing/load-pricing';
import type { PricingProps } from '@/components/pricing/pricing-props';
import { serviceStructuredData } from '@/components/pricing/service-structured-data';
import { Seo } from '@/components/layout/seo';
import { JsonLd } from '@/components/ui/layout/json-ld';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { LOCALE_CODES } from '@/lib/config/locales';
import { queryOfService, ROUTES, SERVICE_TYPES } from '@/lib/config/routes';
import { breadcrumbData } from '@/lib/domain/content/structured-data';
import { siteAddress } from '@/lib/site/site-address';
import { staticPage } from '@/services/content/static-page';
import { DynamicLoading } from '@/components/ui/feedback/client-only';
import { PricingView } from '@/components/pricing/pricing-view';

/** One of the three pages has it. */
const ConsignmentSection = dynamic(() => import('@/components/consignment/consignment-section').then((part) => part.ConsignmentSection), {
  loading: DynamicLoading,
});

/** The middleware rewrites `?type=` to these pages; the address bar keeps the query. */
export default function ServicesPricingPage(props: PricingProps) {
  const { type, content, termsVersion } = props;
  const { t } = useTranslation('layout');
  const { locale } = useLocale();
  const { path } = ROUTES.servicesPricing;
  const query = queryOfService(type);
  return (
    <>
      <Seo {...content.seo} route="servicesPricing" query={query || undefined} />
      <PricingView {...props} consignment={type === 'sell' ? <ConsignmentSection termsVersion={termsVersion} /> : null} />
      <JsonLd data={typeof window === 'undefined' ? serviceStructuredData(props, locale, t(type)) : null} />
      {/* Structured data only: on the page the tabs replace breadcrumbs. */}
      <JsonLd
        data={
          typeof window === 'undefined'
            ? breadcrumbData([
                { name: t('home'), url: siteAddress(locale, '/') },
                { name: t('servicesPricing'), url: siteAddress(locale, path) },
                ...(query ? [{ name: t(type), url: siteAddress(locale, `${path}${query}`) }] : []),
              ])
            : null
        }
      />
    </>
  );
}

export const getStaticPaths: GetStaticPaths = () => ({
  paths: LOCALE_CODES.flatMap((locale) => SERVICE_TYPES.map((type) => ({ params: { type }, locale }))),
  fallback: false,
});

export const getStaticProps = staticPage({
  route: 'servicesPricing',
  namespaces: ['pricing'],
  load: async (context) => {
    const props = await loadPricing(context);
    return props && { ...props, shell: { path: `${ROUTES.servicesPricing.path}${queryOfService(props.type)}` as const } };
  },
});
