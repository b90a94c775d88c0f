import { useTranslation } from 'next-i18next/pages';
import { Seo } from '@/components/layout/seo';
import { staticPage } from '@/services/content/static-page';
import { MemberPage } from '@/components/auth/member-page';
import { PlanSkeleton } from '@/components/plan/plan-skeleton';
import { clientOnly } from '@/components/ui/feedback/client-only';
import { skeletonLoading } from '@/components/ui/feedback/loading-region';

const PlanRoom = clientOnly(() => import('@/components/plan/plan-room').then((part) => part.PlanRoom), skeletonLoading(PlanSkeleton));

export default function PlanPage() {
  const { t } = useTranslation('plan');
  return (
    <>
      <Seo route="plan" title={t('title')} description={t('lead')} />
      <MemberPage title={t('title')} lead={t('lead')} skeleton={<PlanSkeleton />}>
        {({ id }) => <PlanRoom key={id} />}
      </MemberPage>
    </>
  );
}

export const getStaticProps = staticPage({ route: 'plan', namespaces: ['plan', 'items', 'account', 'payments', 'errors'] });
