import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { appReceiver } from '@/lib/browser/page-lifecycle';
import { publicEnv } from '@/lib/config/env';
import { ROUTES } from '@/lib/config/routes';
import { spaced } from '@/lib/text/join-words';
import type { ExternalProvider, SignInOffer } from '@/lib/domain/external-login/sign-in-offer';
import { isRefusedInApp, startExternalLogin } from '@/services/auth/external-login';
import { wantedPath } from '@/services/auth/wardrobe-address';
import { Button } from '@/components/ui/actions/button';
import { TextLink } from '@/components/ui/actions/text-link';
import { media } from '@/components/ui/theme/media';
import { Notice } from '@/components/ui/feedback/notice';
import { useLocale } from '@/components/ui/hooks/use-locale';

/** Files rather than inline SVG, which would add one per cent to the login's first load. */
const MARKS = { google: '/icon-google.svg', apple: '/icon-apple.svg' } as const satisfies Record<ExternalProvider, string>;
const WORDS = { google: 'external.google', apple: 'external.apple' } as const satisfies Record<ExternalProvider, string>;

/** The brand guidelines of both require logo and text on white with an outline, in one size, without our own colours. */
const Providers = styled.div`
  display: contents;
  & > button[data-provider] {
    border-color: #747775;
    background: #fff;
    color: #1f1f1f;
  }
  ${media.hover} {
    & > button[data-provider]:hover {
      background: #f2f2f2;
    }
  }
  & > button[data-provider='apple'] {
    border-color: #000;
    color: #000;
  }
`;

const Divider = styled.p`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  gap: var(--space-4);
  color: var(--muted);
  font-size: var(--text-sm);
  &::before,
  &::after {
    content: '';
    border-top: 1px solid var(--line);
  }
`;

/** The "or" between email and provider login. */
export function OrDivider() {
  const { t } = useTranslation('auth');
  return <Divider>{t('external.or')}</Divider>;
}

interface Props {
  offers: readonly SignInOffer[];
  /** Where to return to; default: the current page. */
  back?: string | null;
  /** Marketing choice; null: not asked here. */
  wantsNews?: boolean | null;
}

export function ExternalButtons({ offers, back, wantsNews = null }: Props) {
  const { t } = useTranslation('auth');
  const { locale } = useLocale();
  const [leaving, setLeaving] = useState<ExternalProvider | null>(null);
  const [obstacle, setObstacle] = useState<'blocked' | 'inApp' | 'inOwnApp' | null>(null);

  const canReset = obstacle !== 'blocked' && publicEnv.extApi;
  // After Back, the page may be restored from the back-forward cache with the button still busy.
  useEffect(() => {
    const resetOnReturn = () => setLeaving(null);
    window.addEventListener('pageshow', resetOnReturn);
    return () => window.removeEventListener('pageshow', resetOnReturn);
  }, []);

  const leave = async (offer: SignInOffer) => {
    if (isRefusedInApp(offer)) return setObstacle(appReceiver() ? 'inOwnApp' : 'inApp');
    setLeaving(offer.provider);
    setObstacle(null);
    const hasLeft = await startExternalLogin(offer, { back: back === undefined ? wantedPath() : back, locale, wantsNews });
    if (hasLeft) return; // stays busy until the browser has left the page
    setLeaving(null);
    setObstacle('blocked');
  };

  return (
    <>
      {obstacle ? (
        <Notice tone="danger" role="alert">
          <span>{canReset ? spaced(t(`external.${obstacle}`)) : t(`external.${obstacle}`)}</span>
          {canReset ? <TextLink href={ROUTES.resetPassword.path}>{t('external.setPassword')}</TextLink> : null}
        </Notice>
      ) : null}
      <Providers>
        {offers.map((offer) => (
          <Button
            key={offer.provider}
            data-provider={offer.provider}
            variant="neutral"
            isFullWidth
            isBusy={leaving === offer.provider}
            onClick={() => void leave(offer)}
          >
            {leaving === offer.provider ? null : (
              // oxlint-disable-next-line nextjs/no-img-element -- a small drawing, which next/image passes on as it is
              <img src={MARKS[offer.provider]} alt="" width={20} height={20} />
            )}
            <span>{t(WORDS[offer.provider])}</span>
          </Button>
        ))}
      </Providers>
    </>
  );
}
