import { useTranslation } from 'next-i18next/pages';
import { Seo } from '@/components/layout/seo';
import { staticPage } from '@/services/content/static-page';
import { MemberPage } from '@/components/auth/member-page';
import { SalesSkeleton } from '@/components/sales/sales-skeleton';
import { clientOnly } from '@/components/ui/feedback/client-only';
import { skeletonLoading } from '@/components/ui/feedback/loading-region';

const SalesRoom = clientOnly(() => import('@/components/sales/sales-room').then((part) => part.SalesRoom), skeletonLoading(SalesSkeleton));

export default function SalesPage() {
  const { t } = useTranslation('sales');
  return (
    <>
      <Seo route="sales" title={t('title')} description={t('lead')} />
      <MemberPage title={t('title')} lead={t('lead')} skeleton={<SalesSkeleton />}>
        {({ id }) => <SalesRoom key={id} />}
      </MemberPage>
    </>
  );
}

export const getStaticProps = staticPage({ route: 'sales', namespaces: ['sales', 'items', 'account', 'errors'] });
