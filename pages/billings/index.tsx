import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { Seo } from '@/components/layout/seo';
import { staticPage } from '@/services/content/static-page';

const BillingsView = dynamic(() => import('@/components/billing/billings-view').then((part) => part.BillingsView));

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
