import type { GetStaticPaths } from 'next';
import dynamic from 'next/dynamic';
import { loadPricing } from '@/components/pricing/load-pricing';
import type { PricingProps } from '@/components/pricing/pricing-props';
import { Seo } from '@/components/layout/seo';
import { LOCALE_CODES } from '@/lib/config/locales';
import { SERVICE_TYPES } from '@/lib/config/routes';
import { staticPage } from '@/services/content/static-page';

const PricingView = dynamic(() => import('@/components/pricing/pricing-view').then((part) => part.PricingView));
const ConsignmentSection = dynamic(() => import('@/components/consignment/consignment-section').then((part) => part.ConsignmentSection));
const PricingStructuredData = dynamic(() => import('@/components/pricing/pricing-structured-data').then((part) => part.PricingStructuredData));

/** The middleware rewrites `?type=` to these pages; the address bar keeps the query. */
export default function ServicesPricingPage(props: PricingProps) {
  const { type, content, termsVersion } = props;
  return (
    <>
      <Seo {...content.seo} route="servicesPricing" query={type === SERVICE_TYPES[0] ? undefined : `?type=${type}`} />
      <PricingStructuredData {...props} />
      <PricingView {...props} consignment={type === 'sell' ? <ConsignmentSection termsVersion={termsVersion} /> : null} />
    </>
  );
}

export const getStaticPaths: GetStaticPaths = () => ({
  paths: LOCALE_CODES.flatMap((locale) => SERVICE_TYPES.map((type) => ({ params: { type }, locale }))),
  fallback: false,
});

export const getStaticProps = staticPage({ route: 'servicesPricing', namespaces: ['pricing'], load: loadPricing });
