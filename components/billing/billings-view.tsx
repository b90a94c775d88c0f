import { useTranslation } from 'next-i18next/pages';
import { MemberArea } from '@/components/auth/member-area';
import { clientOnly, dynamicLoading } from '@/components/ui/feedback/client-only';
import { LoadingRegion } from '@/components/ui/feedback/loading-region';
import { AccountPage, RowsSkeleton } from './account-page';

const Billings = clientOnly(
  () => import('./billings').then((part) => part.Billings),
  dynamicLoading(() => (
    <LoadingRegion>
      <RowsSkeleton />
    </LoadingRegion>
  )),
);

export function BillingsView() {
  const { t } = useTranslation('billing');
  return (
    <MemberArea
      skeleton={
        <AccountPage title={t('list.title')} lead={t('list.lead')}>
          <RowsSkeleton />
        </AccountPage>
      }
    >
      {() => (
        <AccountPage title={t('list.title')} lead={t('list.lead')}>
          <Billings />
        </AccountPage>
      )}
    </MemberArea>
  );
}
