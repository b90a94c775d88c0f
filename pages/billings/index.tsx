import { useTranslation } from 'next-i18next/pages';
import { BillingsView } from '@/components/billing/billings-view';
import { Seo } from '@/components/layout/seo';
import { staticPage } from '@/services/content/static-page';

export default function BillingsPage() {
  const { t } = useTranslation('billing');
  return (
    <>
      <Seo route="billings" title={t('seo.billings.title')} description={t('seo.billings.description')} />
      <BillingsView />
    </>
  );
}

export const getStaticProps = staticPage({ route: 'billings', namespaces: ['billing', 'account', 'errors'], load: async () => ({}) });
