import { useTranslation } from 'next-i18next/pages';
import { MemberPage } from '@/components/auth/member-page';
import { clientOnly } from '@/components/ui/feedback/client-only';
import { skeletonLoading } from '@/components/ui/feedback/loading-region';
import { RowsSkeleton } from './rows-skeleton';

const SavedCards = clientOnly(
  () => import('./saved-cards').then((part) => part.SavedCards),
  skeletonLoading(() => <RowsSkeleton rows={2} />),
);

export function PaymentMethodView() {
  const { t } = useTranslation('billing');
  return (
    <MemberPage title={t('cards.title')} lead={t('cards.lead')} skeleton={<RowsSkeleton rows={2} />}>
      {() => <SavedCards />}
    </MemberPage>
  );
}
