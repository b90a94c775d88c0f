import { useTranslation } from 'next-i18next/pages';
import { Seo } from '@/components/layout/seo';
import { loadCoverLimits } from '@/components/pricing/load-pricing';
import { ROUTES } from '@/lib/config/routes';
import { getPolicy, type ShownPolicy } from '@/services/content/get-pages';
import { staticPage } from '@/services/content/static-page';
import { PolicyView } from '@/components/policy/policy-view';
import { formatMoney } from '@/lib/money';
import { DefinitionList } from '@/components/ui/layout/definition-list';
import { Heading } from '@/components/ui/text/heading';
import { Stack } from '@/components/ui/layout/stack';
import { useLocale } from '@/components/ui/hooks/use-locale';

interface CoverLimit {
  name: string;
  /** Minor units. */
  limit: number;
  per: 'piece' | 'bag';
}

/** The figures that the clause on loss and damage refers to, from the price list. */
function CoverLimits({ limits }: { limits: readonly CoverLimit[] }) {
  const { t } = useTranslation('policy');
  const { localeTag, region } = useLocale();
  if (limits.length === 0) return null;
  return (
    <Stack $gap={3}>
      <Heading level={2} look="h4">
        {t('cover.heading')}
      </Heading>
      <DefinitionList
        entries={limits.map(({ name, limit, per }) => ({
          term: name,
          value: t(`cover.${per}`, { amount: formatMoney({ amount: limit, currency: region.currency }, localeTag) }),
        }))}
      />
    </Stack>
  );
}

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
