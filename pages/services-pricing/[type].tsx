import type { GetStaticPaths } from 'next';
import { ConsignmentSection } from '@/components/consignment/consignment-section';
import { PricingView } from '@/components/pricing/pricing-view';
import { loadPricing } from '@/components/pricing/load-pricing';
import type { PricingProps } from '@/components/pricing/pricing-props';
import { PricingStructuredData } from '@/components/pricing/pricing-structured-data';
import { Seo } from '@/components/layout/seo';
import { LOCALE_CODES } from '@/lib/config/locales';
import { SERVICE_TYPES } from '@/lib/config/routes';
import { staticPage } from '@/services/content/static-page';

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
