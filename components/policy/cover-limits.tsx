import { useTranslation } from 'next-i18next/pages';
import { formatMoney } from '@/lib/money';
import { DefinitionList } from '@/components/ui/layout/definition-list';
import { Heading } from '@/components/ui/text/heading';
import { Stack } from '@/components/ui/layout/stack';
import { useLocale } from '@/components/ui/hooks/use-locale';

export interface CoverLimit {
  name: string;
  /** Minor units. */
  limit: number;
  per: 'piece' | 'bag';
}

/** The figures that the clause on loss and damage refers to, from the price list. */
export function CoverLimits({ limits }: { limits: readonly CoverLimit[] }) {
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
