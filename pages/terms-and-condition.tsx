import { useTranslation } from 'next-i18next/pages';
import { Seo } from '@/components/layout/seo';
import { loadCoverLimits } from '@/components/pricing/load-pricing';
import { ROUTES } from '@/lib/config/routes';
import { getPolicy, type ShownPolicy } from '@/services/content/get-pages';
import { staticPage } from '@/services/content/static-page';
import { CoverLimits, type CoverLimit } from '@/components/policy/cover-limits';
import { PolicyView } from '@/components/policy/policy-view';

export default function TermsPage({ policy, limits }: { policy: ShownPolicy; limits: CoverLimit[] }) {
  const { t } = useTranslation('layout');
  return (
    <>
      <Seo {...policy.seo} route="termsAndCondition" />
      <PolicyView policy={policy} sibling={{ path: ROUTES.privacyPolicy.path, title: t('privacyPolicy') }}>
        <CoverLimits limits={limits} />
      </PolicyView>
    </>
  );
}

export const getStaticProps = staticPage({
  route: 'termsAndCondition',
  namespaces: ['policy'],
  load: async ({ locale, region }) => {
    const [policy, limits] = await Promise.all([getPolicy('terms-and-condition', locale), loadCoverLimits(locale, region)]);
    return { policy, limits };
  },
});
