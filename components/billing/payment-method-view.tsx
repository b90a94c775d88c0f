import { useTranslation } from 'next-i18next/pages';
import { MemberArea } from '@/components/auth/member-area';
import { clientOnly, dynamicLoading } from '@/components/ui/feedback/client-only';
import { LoadingRegion } from '@/components/ui/feedback/loading-region';
import { AccountPage, RowsSkeleton } from './account-page';

const SavedCards = clientOnly(
  () => import('./saved-cards').then((part) => part.SavedCards),
  dynamicLoading(() => (
    <LoadingRegion>
      <RowsSkeleton rows={2} />
    </LoadingRegion>
  )),
);

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
