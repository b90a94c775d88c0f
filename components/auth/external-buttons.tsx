import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import type { ExternalProvider, SignInOffer } from '@/lib/domain/external-login/sign-in-offer';
import { startExternalLogin } from '@/services/auth/external-login';
import { wantedPath } from '@/services/auth/wardrobe-address';
import { Button } from '@/components/ui/actions/button';
import { media } from '@/components/ui/theme/media';
import { Notice } from '@/components/ui/feedback/notice';
import { useLocale } from '@/components/ui/hooks/use-locale';

/** Files: drawn into the script they would be a hundredth of what the login loads first. */
const MARKS = { google: '/icon-google.svg', apple: '/icon-apple.svg' } as const satisfies Record<ExternalProvider, string>;
const WORDS = { google: 'external.google', apple: 'external.apple' } as const satisfies Record<ExternalProvider, string>;

/**
 * As the guidelines of both want them: their mark and the words on white, outlined, of one size. Nothing of the site's own colours, not
 * even where it is the one way that an account has.
 */
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

interface Props {
  offers: readonly SignInOffer[];
  /** Where to go afterwards; by default where the person is. */
  back?: string | null;
  /** The answer to the question about news; null: not asked here. */
  wantsNews?: boolean | null;
}

/** Leads to the provider's own page. */
export function ExternalButtons({ offers, back, wantsNews = null }: Props) {
  const { t } = useTranslation('auth');
  const { locale } = useLocale();
  const [leaving, setLeaving] = useState<ExternalProvider | null>(null);
  const [isBlocked, setIsBlocked] = useState(false);

  // Who comes back by the browser's own button may find the page as it was left, in the middle of going.
  useEffect(() => {
    const resetOnReturn = () => setLeaving(null);
    window.addEventListener('pageshow', resetOnReturn);
    return () => window.removeEventListener('pageshow', resetOnReturn);
  }, []);

  const leave = async (offer: SignInOffer) => {
    setLeaving(offer.provider);
    setIsBlocked(false);
    const hasLeft = await startExternalLogin(offer, { back: back === undefined ? wantedPath() : back, locale, wantsNews });
    if (hasLeft) return; // busy until the browser is gone
    setLeaving(null);
    setIsBlocked(true);
  };

  return (
    <>
      {isBlocked ? (
        <Notice tone="danger" role="alert">
          {t('external.blocked')}
        </Notice>
      ) : null}
      <Providers>
        {offers.map((offer) => {
          return (
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
          );
        })}
      </Providers>
    </>
  );
}
