import { useTranslation } from 'next-i18next/pages';
import { ROUTES } from '@/lib/config/routes';
import type { ShoppingCart } from '@/lib/contract/pricing';
import { referralRewardOf } from '@/lib/domain/pricing/price-list';
import { ButtonLink } from '@/components/ui/button-link';
import { Card } from '@/components/ui/card';
import { Cluster } from '@/components/ui/cluster';
import { CopyButton } from '@/components/ui/copy-button';
import { Heading } from '@/components/ui/heading';
import { Stack } from '@/components/ui/stack';
import { Text } from '@/components/ui/text';
import { usePricingStore } from '@/stores/pricing-store';
import { useUserStore } from '@/stores/user-store';
import { useMoney } from '../use-money';

/** What a friend and the customer get; with the own link as soon as the session has brought it. */
export function DoneReferral({ priceList }: { priceList: readonly ShoppingCart[] }) {
  const { t } = useTranslation('order');
  const money = useMoney();
  const own = useUserStore((state) => state.detailReferralCode);
  const program = usePricingStore((state) => state.referralProgram);
  const friend = own?.friendReward ?? program?.friendReward ?? referralRewardOf(priceList, 'friend');
  const referrer = own?.referrerReward ?? program?.referrerReward ?? referralRewardOf(priceList, 'referrer');
  if (!friend || !referrer) return null;
  return (
    <Card $tone="sunken" data-print="hide">
      <Stack $gap={3} $align="start">
        <Heading level={3} look="h4">
          {t('referral.heading')}
        </Heading>
        <Text $size="sm">{t('referral.body', { friend: money(friend), referrer: money(referrer) })}</Text>
        <Cluster>
          {own?.link ? (
            <CopyButton text={own.link} size="small">
              {t('referral.copy')}
            </CopyButton>
          ) : null}
          <ButtonLink size="small" variant="quiet" href={ROUTES.referralProgram.path}>
            {t('referral.more')}
          </ButtonLink>
        </Cluster>
      </Stack>
    </Card>
  );
}
