import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { ROUTES } from '@/lib/config/routes';
import type { DetailReferralCode } from '@/lib/contract/account';
import { formatMoney } from '@/lib/money';
import { GiftIcon } from '@/components/ui/member-icons';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { DOT } from '@/lib/text/join-words';

const Root = styled.p`
  &:lang(zh) {
    word-break: keep-all;
  }
  & > svg {
    display: inline-block;
    margin-inline-end: 0.5em;
    vertical-align: -0.2em;
  }
  & > a {
    text-underline-offset: 0.2em;
    white-space: nowrap;
  }
`;

/** What a friend's link takes off the first order, and the way to it. */
export function FriendOffer({ offer: { firstName, friendReward } }: { offer: DetailReferralCode }) {
  const { t } = useTranslation('layout');
  const { localeTag, region } = useLocale();
  const amount = friendReward === undefined ? null : formatMoney({ amount: friendReward, currency: region.currency }, localeTag);
  const name = firstName || t('friend.somebody');
  return (
    <Root>
      <GiftIcon size={18} />
      <span>{amount === null ? t('friend.credit', { name }) : t('friend.amount', { name, amount })}</span>
      <span aria-hidden="true">{DOT}</span>
      <Link href={ROUTES.servicesPricing.path}>{t('friend.see')}</Link>
    </Root>
  );
}
