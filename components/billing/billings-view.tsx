import { useTranslation } from 'next-i18next/pages';
import { MemberPage } from '@/components/auth/member-page';
import { clientOnly } from '@/components/ui/feedback/client-only';
import { skeletonLoading } from '@/components/ui/feedback/loading-region';
import { RowsSkeleton } from './rows-skeleton';

const Billings = clientOnly(() => import('./billings').then((part) => part.Billings), skeletonLoading(RowsSkeleton));

export function BillingsView() {
  const { t } = useTranslation('billing');
  return (
    <MemberPage title={t('list.title')} lead={t('list.lead')} skeleton={<RowsSkeleton />}>
      {() => <Billings />}
    </MemberPage>
  );
}
