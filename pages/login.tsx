import { useTranslation } from 'next-i18next/pages';
import { Seo } from '@/components/layout/seo';
import type { ArtworkPicture } from '@/components/ui/media/artwork-picture';
import { resolveArtwork } from '@/components/ui/media/resolve-artwork';
import type { SignInOffer } from '@/lib/domain/external-login/sign-in-offer';
import { getSignInOffers } from '@/services/auth/external-login';
import { staticPage } from '@/services/content/static-page';
import { LoginView } from '@/components/auth/login-view';

export default function LoginPage({ picture, offers }: { picture: ArtworkPicture; offers: SignInOffer[] }) {
  const { t } = useTranslation('auth');
  return (
    <>
      <Seo route="login" title={t('seo.title')} description={t('seo.description')} />
      <LoginView picture={picture} offers={offers} />
    </>
  );
}

export const getStaticProps = staticPage({
  route: 'login',
  namespaces: ['auth', 'errors'],
  // Providers that were unavailable at build time are fetched again when an account needs one.
  load: async () => ({ picture: resolveArtwork('empty-rail'), offers: await getSignInOffers() }),
});
