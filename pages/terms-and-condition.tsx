import { useTranslation } from 'next-i18next/pages';
import { Seo } from '@/components/layout/seo';
import { ROUTES } from '@/lib/config/routes';
import { getPolicy, type ShownPolicy } from '@/services/content/get-pages';
import { staticPage } from '@/services/content/static-page';
import { PolicyView } from '@/components/policy/policy-view';

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
