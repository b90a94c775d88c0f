import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import type { DetailReferralCode } from '@/lib/contract/account';
import { afterLoad } from '@/lib/browser/page-lifecycle';
import { readStored, REFERRAL_STORAGE_KEY } from '@/lib/browser/storage';
import { readAccessToken } from '@/services/auth/session';
import { clientOnly, SilentDynamicLoading } from '@/components/ui/feedback/client-only';
import { media } from '@/components/ui/theme/media';

const FriendOffer = clientOnly(() => import('./friend-offer').then((part) => part.FriendOffer), SilentDynamicLoading);

/** Its room is there from the first paint, by a mark that the document's first script sets: what fills it shifts nothing. */
const Root = styled.aside`
  display: none;
  html[data-friend]:not([data-session='in']) & {
    display: grid;
  }
  align-items: center;
  min-height: 4rem;
  padding: var(--space-2) var(--gutter);
  --focus: var(--on-ink);
  background: var(--ink);
  color: var(--on-ink);
  font-size: var(--text-sm);
  line-height: 1.45;
  text-align: center;
  text-wrap: balance;
  ${media.md} {
    min-height: 2.75rem;
  }
  && {
    @media print {
      display: none;
    }
  }
`;

/** Loaded only for visitors with a code: most have none. */
const loadReferral = () => import('@/services/referral/offer').catch(() => null);
const isLinked = (search: string) => /[?&]ref=./.test(search);

/** Says on every page what a friend's link is worth, until it is used. */
export function ReferralGate() {
  const { asPath } = useRouter();
  const [offer, setOffer] = useState<DetailReferralCode | null>(null);

  useEffect(() => {
    const { dataset } = document.documentElement;
    const show = (current: DetailReferralCode | null) => {
      setOffer(current);
      if (current) dataset.friend = '';
      else delete dataset.friend;
    };
    const { search } = location;
    // For members the code is sent when the session loads.
    if (readAccessToken() !== null || (!isLinked(search) && readStored(REFERRAL_STORAGE_KEY) === null)) {
      delete dataset.friend;
      return;
    }
    let isGone = false;
    const ask = async () => {
      const current = (await (await loadReferral())?.currentReferralOffer(search)) ?? null;
      if (!isGone) show(current);
    };
    const forget = afterLoad(() => void ask());
    return () => {
      isGone = true;
      forget();
    };
  }, [asPath]);

  return <Root>{offer ? <FriendOffer offer={offer} /> : null}</Root>;
}
