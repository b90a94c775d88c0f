import { useTranslation } from 'next-i18next/pages';
import { MemberPage } from '@/components/auth/member-page';
import { clientOnly } from '@/components/ui/feedback/client-only';
import { skeletonLoading } from '@/components/ui/feedback/loading-region';
import { PlanSkeleton } from './plan-skeleton';

const PlanRoom = clientOnly(() => import('./plan-room').then((part) => part.PlanRoom), skeletonLoading(PlanSkeleton));

export function PlanView() {
  const { t } = useTranslation('plan');
  return (
    <MemberPage title={t('title')} lead={t('lead')} skeleton={<PlanSkeleton />}>
      {({ id }) => <PlanRoom key={id} />}
    </MemberPage>
  );
}
