import { useTranslation } from 'next-i18next/pages';
import { Seo } from '@/components/layout/seo';
import type { ArtworkPicture } from '@/components/ui/media/artwork-picture';
import { resolveArtwork } from '@/components/ui/media/resolve-artwork';
import { staticPage } from '@/services/content/static-page';
import { VerifyEmailView } from '@/components/auth/verify-email-view';

export default function VerifyEmailPage({ picture }: { picture: ArtworkPicture }) {
  const { t } = useTranslation('verify-email');
  return (
    <>
      <Seo route="verifyEmail" title={t('seo.title')} description={t('seo.description')} />
      <VerifyEmailView picture={picture} />
    </>
  );
}

export const getStaticProps = staticPage({
  route: 'verifyEmail',
  namespaces: ['auth', 'verify-email', 'errors'],
  load: async () => ({ picture: resolveArtwork('empty-rail') }),
});
