import { useTranslation } from 'next-i18next/pages';
import { MemberPage } from '@/components/auth/member-page';
import { clientOnly } from '@/components/ui/feedback/client-only';
import { skeletonLoading } from '@/components/ui/feedback/loading-region';
import { SalesSkeleton } from './sales-skeleton';

const SalesRoom = clientOnly(() => import('./sales-room').then((part) => part.SalesRoom), skeletonLoading(SalesSkeleton));

export function SalesView() {
  const { t } = useTranslation('sales');
  return (
    <MemberPage title={t('title')} lead={t('lead')} skeleton={<SalesSkeleton />}>
      {({ id }) => <SalesRoom key={id} />}
    </MemberPage>
  );
}
