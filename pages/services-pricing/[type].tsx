import type { GetStaticPaths } from 'next';
import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { loadPricing } from '@/components/pricing/load-pricing';
import type { PricingProps } from '@/components/pricing/pricing-props';
import { serviceStructuredData } from '@/components/pricing/service-structured-data';
import { Seo } from '@/components/layout/seo';
import { JsonLd } from '@/components/ui/json-ld';
import { useLocale } from '@/components/ui/use-locale';
import { LOCALE_CODES } from '@/lib/config/locales';
import { ROUTES, SERVICE_TYPES, type ServiceType } from '@/lib/config/routes';
import { staticPage } from '@/services/content/static-page';

const PricingView = dynamic(() => import('@/components/pricing/pricing-view').then((part) => part.PricingView));
const ConsignmentSection = dynamic(() => import('@/components/consignment/consignment-section').then((part) => part.ConsignmentSection));

/** The first service is the page without a query. */
const queryOf = (type: ServiceType) => (type === SERVICE_TYPES[0] ? '' : (`?type=${type}` as const));

/** The middleware rewrites `?type=` to these pages; the address bar keeps the query. */
export default function ServicesPricingPage(props: PricingProps) {
  const { type, content, termsVersion } = props;
  const { t } = useTranslation('layout');
  const { locale } = useLocale();
  return (
    <>
      <Seo {...content.seo} route="servicesPricing" query={queryOf(type) || undefined} />
      <JsonLd data={typeof window === 'undefined' ? serviceStructuredData(props, locale, t(type)) : null} />
      <PricingView {...props} consignment={type === 'sell' ? <ConsignmentSection termsVersion={termsVersion} /> : null} />
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
    return props && { ...props, shell: { path: `${ROUTES.servicesPricing.path}${queryOf(props.type)}` as const } };
  },
});
