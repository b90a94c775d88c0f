import { useTranslation } from 'next-i18next/pages';
import { Seo } from '@/components/layout/seo';
import { staticPage } from '@/services/content/static-page';
import { BillingsView } from '@/components/billing/billings-view';

export default function BillingsPage() {
  const { t } = useTranslation('billing');
  return (
    <>
      <Seo route="billings" title={t('seo.billings.title')} description={t('seo.billings.description')} />
      <BillingsView />
    </>
  );
}

export const getStaticProps = staticPage({ route: 'billings', namespaces: ['billing', 'account', 'errors'] });
