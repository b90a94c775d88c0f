import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { Seo } from '@/components/layout/seo';
import { staticPage } from '@/services/content/static-page';

const InvoiceView = dynamic(() => import('@/components/billing/invoice-view').then((part) => part.InvoiceView));

/** The middleware rewrites `/billings/{id}` to this page, the same for every invoice; the address bar keeps the id. */
export default function InvoicePage() {
  const { t } = useTranslation('billing');
  return (
    <>
      <Seo route="billings" title={t('seo.invoice.title')} description={t('seo.invoice.description')} />
      <InvoiceView />
    </>
  );
}

export const getStaticProps = staticPage({ route: 'billings', namespaces: ['billing', 'payments', 'account', 'errors'], load: async () => ({}) });
