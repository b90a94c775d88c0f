import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { Seo } from '@/components/layout/seo';
import type { ArtworkPicture } from '@/components/ui/artwork-picture';
import { resolveArtwork } from '@/components/ui/resolve-artwork';
import { staticPage } from '@/services/content/static-page';

const ResetPasswordView = dynamic(() => import('@/components/auth/reset-password-view').then((part) => part.ResetPasswordView));

export default function ResetPasswordPage({ picture }: { picture: ArtworkPicture }) {
  const { t } = useTranslation('auth');
  return (
    <>
      <Seo route="resetPassword" title={t('reset.seo.title')} description={t('reset.seo.description')} />
      <ResetPasswordView picture={picture} />
    </>
  );
}

export const getStaticProps = staticPage({
  route: 'resetPassword',
  namespaces: ['auth', 'errors'],
  load: async () => ({ picture: resolveArtwork('empty-rail') }),
});
