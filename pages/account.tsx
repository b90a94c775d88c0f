import { useTranslation } from 'next-i18next/pages';
import { LogoutButton } from '@/components/layout/logout-button';
import { Seo } from '@/components/layout/seo';
import { staticPage } from '@/services/content/static-page';
import { AccountView } from '@/components/account/account-view';

export default function AccountPage() {
  const { t } = useTranslation('account');
  return (
    <>
      <Seo route="account" title={t('seo.title')} description={t('seo.description')} />
      <AccountView logout={<LogoutButton />} />
    </>
  );
}

export const getStaticProps = staticPage({ route: 'account', namespaces: ['account', 'auth', 'errors'] });
