import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { MemberArea } from '@/components/auth/member-area';
import { dynamicLoading, LoadingRegion } from '@/components/ui/feedback/loading-region';
import { AccountPage } from './account-page';
import { RowsSkeleton } from './invoice-status';

const SavedCards = dynamic(() => import('./saved-cards').then((part) => part.SavedCards), {
  ssr: false,
  loading: dynamicLoading(() => (
    <LoadingRegion>
      <RowsSkeleton rows={2} />
    </LoadingRegion>
  )),
});

export function PaymentMethodView() {
  const { t } = useTranslation('billing');
  return (
    <MemberArea
      skeleton={
        <AccountPage title={t('cards.title')} lead={t('cards.lead')}>
          <RowsSkeleton rows={2} />
        </AccountPage>
      }
    >
      {() => (
        <AccountPage title={t('cards.title')} lead={t('cards.lead')}>
          <SavedCards />
        </AccountPage>
      )}
    </MemberArea>
  );
}
