import { useTranslation } from 'next-i18next/pages';
import { Seo } from '@/components/layout/seo';
import { staticPage } from '@/services/content/static-page';
import { PlanView } from '@/components/plan/plan-view';

export default function PlanPage() {
  const { t } = useTranslation('plan');
  return (
    <>
      <Seo route="plan" title={t('title')} description={t('lead')} />
      <PlanView />
    </>
  );
}

export const getStaticProps = staticPage({ route: 'plan', namespaces: ['plan', 'items', 'account', 'payments', 'errors'] });
