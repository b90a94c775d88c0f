import { useTranslation } from 'next-i18next/pages';
import { useEffect } from 'react';
import type { SignInOffer } from '@/lib/domain/external-login/sign-in-offer';
import { addressAfterLogin, wantedPath } from '@/services/auth/wardrobe-address';
import { wardrobeHref, onSessionMark, readAccessToken, syncSessionMark } from '@/services/auth/session';
import type { ArtworkPicture } from '@/components/ui/media/artwork-picture';
import { MemberOnly, VisitorOnly } from '@/components/ui/layout/session-visibility';
import { ButtonLink } from '@/components/ui/actions/button';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { AuthMessage } from './auth-message';
import { AuthPage } from './auth-page';
import { LoginFlow } from './login-flow';

/** With a session this page redirects at once: to a safe `redirect`, else to the wardrobe with locale and token. */
export function LoginView({ picture, offers }: { picture: ArtworkPicture; offers: readonly SignInOffer[] }) {
  const { t } = useTranslation('auth');
  const { locale } = useLocale();

  useEffect(() => {
    const pass = () => {
      if (readAccessToken() === null) return;
      // location.replace, so that Back does not lead to a page that redirects again.
      location.replace(addressAfterLogin(wantedPath(), locale));
    };
    syncSessionMark();
    pass();
    return onSessionMark(pass);
  }, [locale]);

  return (
    <AuthPage picture={picture}>
      <VisitorOnly>
        <LoginFlow offers={offers} />
      </VisitorOnly>
      <MemberOnly>
        <AuthMessage title={t('member.title')} body={t('member.body')}>
          <ButtonLink href={wardrobeHref()}>{t('member.action')}</ButtonLink>
        </AuthMessage>
      </MemberOnly>
    </AuthPage>
  );
}
