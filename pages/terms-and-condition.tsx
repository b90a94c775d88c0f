import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { Seo } from '@/components/layout/seo';
import { ROUTES } from '@/lib/config/routes';
import { getPolicy, type ShownPolicy } from '@/services/content/get-policy';
import { staticPage } from '@/services/content/static-page';

const PolicyView = dynamic(() => import('@/components/policy/policy-view').then((part) => part.PolicyView));

export default function TermsPage({ policy }: { policy: ShownPolicy }) {
  const { t } = useTranslation('layout');
  return (
    <>
      <Seo {...policy.seo} route="termsAndCondition" />
      <PolicyView policy={policy} sibling={{ path: ROUTES.privacyPolicy.path, title: t('privacyPolicy') }} />
    </>
  );
}

export const getStaticProps = staticPage({
  route: 'termsAndCondition',
  namespaces: ['policy'],
  load: async ({ locale }) => ({ policy: await getPolicy('terms-and-condition', locale) }),
});
