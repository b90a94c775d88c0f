import { useTranslation } from 'next-i18next/pages';
import { loadSellers, type Seller } from '@/components/billing/load-sellers';
import { Seo } from '@/components/layout/seo';
import type { RegionCode } from '@/lib/config/regions';
import { staticPage } from '@/services/content/static-page';
import { InvoiceView } from '@/components/billing/invoice-view';

/** The middleware rewrites `/billings/{id}` to this page, which is the same for every invoice; the address bar keeps the id. */
export default function InvoicePage({ sellers }: { sellers: Record<RegionCode, Seller> }) {
  const { t } = useTranslation('billing');
  return (
    <>
      <Seo route="billings" title={t('seo.invoice.title')} description={t('seo.invoice.description')} />
      <InvoiceView sellers={sellers} />
    </>
  );
}

export const getStaticProps = staticPage({
  route: 'billings',
  namespaces: ['billing', 'payments', 'account', 'errors'],
  load: loadSellers,
});
