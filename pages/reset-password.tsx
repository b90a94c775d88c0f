import { useTranslation } from 'next-i18next/pages';
import { Seo } from '@/components/layout/seo';
import type { ArtworkPicture } from '@/components/ui/media/artwork-picture';
import { resolveArtwork } from '@/components/ui/media/resolve-artwork';
import { staticPage } from '@/services/content/static-page';
import { ResetPasswordView } from '@/components/auth/reset-password-view';

export default function ResetPasswordPage({ picture }: { picture: ArtworkPicture }) {
  const { t } = useTranslation('reset-password');
  return (
    <>
      <Seo route="resetPassword" title={t('seo.title')} description={t('seo.description')} />
      <ResetPasswordView picture={picture} />
    </>
  );
}

export const getStaticProps = staticPage({
  route: 'resetPassword',
  namespaces: ['auth', 'reset-password', 'errors'],
  load: async () => ({ picture: resolveArtwork('empty-rail') }),
});
