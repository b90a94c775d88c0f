import { useTranslation } from 'next-i18next/pages';
import { useId } from 'react';
import styled from 'styled-components';
import { ROUTES } from '@/lib/config/routes';
import type { DetailReferralCode } from '@/lib/contract/account';
import { formatMoney } from '@/lib/money';
import { countFriends } from '@/lib/domain/referral/count-friends';
import { Card } from '@/components/ui/layout/card';
import { DefinitionList } from '@/components/ui/layout/definition-list';
import { Heading } from '@/components/ui/text/heading';
import { Price } from '@/components/ui/text/price';
import { Stack } from '@/components/ui/layout/stack';
import { Text } from '@/components/ui/text/text';
import { TextLink } from '@/components/ui/actions/text-link';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { useSentenceGap } from '@/components/ui/text/use-sentence-gap';

const Figure = styled.p`
  font-family: var(--font-display);
  font-size: var(--text-h1);
  font-weight: var(--weight-display);
  line-height: 1.1;
  font-variant-numeric: lining-nums;
`;

/** The rewards earned and where they are credited. Hidden if the provider has no such sum. */
export function OwnRewards({ own }: { own: DetailReferralCode }) {
  const { t } = useTranslation('own-referrals');
  const { region, localeTag } = useLocale();
  const gap = useSentenceGap();
  const headingId = useId();
  const currency = own.currency ?? region.currency;
  const { invited, pending, rewarded } = countFriends(own.referrals ?? []);
  return (
    <Card as="section" aria-labelledby={headingId}>
      <Stack $gap={4}>
        <Heading level={3} look="h4" id={headingId}>
          {t('earned.heading')}
        </Heading>
        {own.earned === undefined ? null : (
          <div>
            <Figure>
              <Price money={{ amount: own.earned, currency }} />
            </Figure>
            <Text $size="sm" $tone="muted">
              {t('earned.earned')}
            </Text>
          </div>
        )}
        <DefinitionList
          entries={[
            { term: t('counters.invited'), value: invited },
            { term: t('counters.pending'), value: pending },
            { term: t('counters.rewarded'), value: rewarded },
            ...(own.credit === undefined
              ? []
              : [{ term: t('earned.credit'), value: <Price money={{ amount: own.credit, currency }} />, isTotal: true }]),
          ]}
        />
        <Text $size="sm" $tone="soft">
          {`${
            own.referrerReward === undefined
              ? ''
              : `${t('earned.reward', { amount: formatMoney({ amount: own.referrerReward, currency }, localeTag) })}${gap}`
          }${t('earned.how')}`}
        </Text>
        <TextLink isStandalone href={ROUTES.billings.path}>
          {t('earned.billing')}
        </TextLink>
      </Stack>
    </Card>
  );
}
