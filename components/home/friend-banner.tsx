import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { ROUTES } from '@/lib/config/routes';
import type { DetailReferralCode } from '@/lib/contract/account';
import type { HomePage } from '@/lib/contract/content/home-page';
import { fillPlaceholders } from '@/lib/text/fill-placeholders';
import { formatMoney } from '@/lib/money';
import { receiveReferral } from '@/services/referral';
import { helpButtonOffset } from '@/components/ui/overlays/help-button-offset';
import { ButtonLink } from '@/components/ui/actions/button-link';
import { IconButton } from '@/components/ui/actions/icon-button';
import { CloseIcon } from '@/components/ui/icons';
import { GiftIcon } from '@/components/ui/member-icons';
import { media } from '@/components/ui/theme/media';
import { useLocale } from '@/components/ui/hooks/use-locale';

const rise = keyframes`from { opacity: 0; translate: 0 1rem; }`;
/* Fixed over the page, so that it shifts nothing. */
const Root = styled.aside`
  position: fixed;
  inset: auto var(--gutter) max(1rem, env(safe-area-inset-bottom));
  z-index: var(--z-sticky);
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: 0.5rem 1rem;
  max-width: 27rem;
  padding: 1.125rem 0.75rem 1.25rem 1.25rem;
  border-radius: var(--radius-lg);
  background: var(--ink);
  color: var(--on-ink);
  --focus: var(--on-ink);
  box-shadow: var(--shadow-3);
  ${media.moving} {
    animation: ${rise} var(--slow) var(--ease-out);
  }
  ${media.md} {
    inset-inline-start: auto;
    body:has([data-consent]:not([data-choosing])) & {
      bottom: 13rem;
    }
  }
  /* Above the question about cookies and as wide, or after it while its boxes are open. */
  ${media.lg} {
    body:has([data-consent]:not([data-choosing])) & {
      bottom: 22rem;
      width: 27rem;
    }
    body:has([data-choosing]) & {
      display: none;
    }
  }
  body:has([data-consent]:not([data-choosing])) & {
    ${helpButtonOffset}
  }
  & > svg {
    margin-top: 0.25rem;
    color: #e9a296;
  }
  & > div {
    display: grid;
    gap: 0.25rem;
  }
  & strong {
    font-weight: 600;
    line-height: 1.4;
  }
  & p {
    font-size: var(--text-sm);
    line-height: 1.5;
    color: var(--on-ink-muted);
  }
  & a {
    justify-self: start;
    margin-top: 0.625rem;
  }
  & > button {
    margin-top: -0.5rem;
  }
`;

interface Props {
  code: string;
  text: HomePage['friendBanner'];
}

/** The reward of a referral link, once the server has confirmed the code. */
export function FriendBanner({ code, text }: Props) {
  const { t } = useTranslation(['home', 'common']);
  const { localeTag, region } = useLocale();
  const [offer, setOffer] = useState<DetailReferralCode | null>(null);

  useEffect(() => {
    let isMounted = true;
    void receiveReferral(code).then((answer) => {
      if (answer.kind === 'valid' && isMounted) setOffer(answer.offer);
    });
    return () => {
      isMounted = false;
    };
  }, [code]);

  if (!offer) return null;
  const { firstName, friendReward } = offer;
  const amount = friendReward === undefined ? null : formatMoney({ amount: friendReward, currency: region.currency }, localeTag);
  return (
    <Root aria-label={t('friend.label')}>
      <GiftIcon />
      <div>
        <strong>{firstName ? fillPlaceholders(text.headline, { firstName }) : text.anonymous}</strong>
        <p>{`${amount ? `${t('friend.amount', { amount })} · ` : ''}${text.text}`}</p>
        <ButtonLink href={ROUTES.servicesPricing.path} variant="inverse" size="small">
          {text.action}
        </ButtonLink>
      </div>
      <IconButton label={t('common:action.close')} icon={<CloseIcon />} onClick={() => setOffer(null)} />
    </Root>
  );
}
