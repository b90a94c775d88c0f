import { useTranslation } from 'next-i18next/pages';
import { Seo } from '@/components/layout/seo';
import { staticPage } from '@/services/content/static-page';
import { SalesView } from '@/components/sales/sales-view';

export default function SalesPage() {
  const { t } = useTranslation('sales');
  return (
    <>
      <Seo route="sales" title={t('title')} description={t('lead')} />
      <SalesView />
    </>
  );
}

export const getStaticProps = staticPage({ route: 'sales', namespaces: ['sales', 'items', 'account', 'errors'] });
