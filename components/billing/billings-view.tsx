import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { MemberArea } from '@/components/auth/member-area';
import { dynamicLoading, LoadingRegion } from '@/components/ui/feedback/loading-region';
import { AccountPage } from './account-page';
import { RowsSkeleton } from './invoice-status';

const Billings = dynamic(() => import('./billings').then((part) => part.Billings), {
  ssr: false,
  loading: dynamicLoading(() => (
    <LoadingRegion>
      <RowsSkeleton />
    </LoadingRegion>
  )),
});

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
