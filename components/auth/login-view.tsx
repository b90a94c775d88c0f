import { useTranslation } from 'next-i18next/pages';
import { useEffect } from 'react';
import type { SignInOffer } from '@/lib/domain/external-login/sign-in-offer';
import { addressAfterLogin, wantedPath } from '@/services/auth/wardrobe-address';
import { wardrobeHref, onSessionMark, readAccessToken, syncSessionMark } from '@/services/auth/session';
import type { ArtworkPicture } from '@/components/ui/media/artwork-picture';
import { MemberOnly, VisitorOnly } from '@/components/ui/layout/session-visibility';
import { ButtonLink } from '@/components/ui/actions/button';
import { useLeaveQuery } from '@/components/ui/hooks/use-leave-query';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { inTurn } from '@/components/ui/hooks/use-write-query';
import { AuthMessage } from './auth-message';
import { AuthPage } from './auth-page';
import { LoginFlow } from './login-flow';
import { SIGN_IN, SIGN_IN_CODE } from './login-step';

/** With a session this page redirects at once: to a safe `redirect`, else to the wardrobe with locale and token. */
export function LoginView({ picture, offers }: { picture: ArtworkPicture; offers: readonly SignInOffer[] }) {
  const { t } = useTranslation('auth');
  const { locale } = useLocale();
  const leave = useLeaveQuery();

  useEffect(() => {
    const pass = () => {
      if (readAccessToken() === null) return;
      const next = addressAfterLogin(wantedPath(), locale);
      // No entry of this page is left behind, so that Back does not lead to a page that redirects again.
      leave([SIGN_IN, SIGN_IN_CODE]);
      inTurn(async () => location.replace(next));
    };
    syncSessionMark();
    pass();
    return onSessionMark(pass);
  }, [locale, leave]);

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
