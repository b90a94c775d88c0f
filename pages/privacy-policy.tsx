import { useTranslation } from 'next-i18next/pages';
import { Seo } from '@/components/layout/seo';
import { ROUTES } from '@/lib/config/routes';
import { getPolicy, type ShownPolicy } from '@/services/content/get-pages';
import { staticPage } from '@/services/content/static-page';
import { PolicyView } from '@/components/policy/policy-view';

export default function PrivacyPolicyPage({ policy }: { policy: ShownPolicy }) {
  const { t } = useTranslation('layout');
  return (
    <>
      <Seo {...policy.seo} route="privacyPolicy" />
      <PolicyView policy={policy} sibling={{ path: ROUTES.termsAndCondition.path, title: t('termsAndCondition') }} />
    </>
  );
}

export const getStaticProps = staticPage({
  route: 'privacyPolicy',
  namespaces: ['policy'],
  load: async ({ locale }) => ({ policy: await getPolicy('privacy-policy', locale) }),
});
