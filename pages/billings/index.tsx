import { useTranslation } from 'next-i18next/pages';
import { Seo } from '@/components/layout/seo';
import { staticPage } from '@/services/content/static-page';
import { MemberArea } from '@/components/auth/member-area';
import { clientOnly, dynamicLoading } from '@/components/ui/feedback/client-only';
import { LoadingRegion } from '@/components/ui/feedback/loading-region';
import { AccountPage, RowsSkeleton } from '@/components/billing/account-page';

const Billings = clientOnly(
  () => import('@/components/billing/billings').then((part) => part.Billings),
  dynamicLoading(() => (
    <LoadingRegion>
      <RowsSkeleton />
    </LoadingRegion>
  )),
);

function BillingsView() {
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

export default function BillingsPage() {
  const { t } = useTranslation('billing');
  return (
    <>
      <Seo route="billings" title={t('seo.billings.title')} description={t('seo.billings.description')} />
      <BillingsView />
    </>
  );
}

export const getStaticProps = staticPage({ route: 'billings', namespaces: ['billing', 'account', 'errors'], load: async () => ({}) });
