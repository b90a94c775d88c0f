import type { GetStaticPaths } from 'next';
import { useTranslation } from 'next-i18next/pages';
import { Seo } from '@/components/layout/seo';
import type { ArtworkPicture } from '@/components/ui/media/artwork-picture';
import { resolveArtwork } from '@/components/ui/media/resolve-artwork';
import { LOCALE_CODES } from '@/lib/config/locales';
import { EXTERNAL_PROVIDERS, isExternalProvider, type ExternalProvider } from '@/lib/domain/external-login/sign-in-offer';
import { staticPage } from '@/services/content/static-page';
import { SignInCallbackView } from '@/components/auth/sign-in-callback-view';

interface Props {
  provider: ExternalProvider;
  picture: ArtworkPicture;
}

/** GET only; `pages/api/sign-in-answer` turns Apple's POST into a GET. */
export default function SignInCallbackPage({ provider, picture }: Props) {
  const { t } = useTranslation('login-callback');
  return (
    <>
      <Seo route="loginCallback" below={`/${provider}`} title={t('seo.title')} description={t('seo.description')} />
      <SignInCallbackView key={provider} provider={provider} picture={picture} />
    </>
  );
}

export const getStaticPaths: GetStaticPaths = () => ({
  paths: LOCALE_CODES.flatMap((locale) => EXTERNAL_PROVIDERS.map((provider) => ({ params: { provider }, locale }))),
  fallback: false,
});

export const getStaticProps = staticPage<Props>({
  route: 'loginCallback',
  namespaces: ['auth', 'login-callback', 'errors'],
  load: async ({ params }) => {
    const provider = params?.provider;
    return isExternalProvider(provider) ? { provider, picture: resolveArtwork('empty-rail') } : null;
  },
});
