import { useTranslation } from 'next-i18next/pages';
import { LoginView } from '@/components/auth/login-view';
import { Seo } from '@/components/layout/seo';
import type { ArtworkPicture } from '@/components/ui/artwork-picture';
import { resolveArtwork } from '@/components/ui/resolve-artwork';
import { staticPage } from '@/services/content/static-page';

export default function LoginPage({ picture }: { picture: ArtworkPicture }) {
  const { t } = useTranslation('auth');
  return (
    <>
      <Seo route="login" title={t('seo.title')} description={t('seo.description')} />
      <LoginView picture={picture} />
    </>
  );
}

export const getStaticProps = staticPage({
  route: 'login',
  namespaces: ['auth', 'errors'],
  load: async () => ({ picture: resolveArtwork('empty-rail') }),
});
