import type { GetStaticProps } from 'next';
import Head from 'next/head';
import { useTranslation } from 'next-i18next/pages';
import { ServerErrorView } from '@/components/errors/server-error-view';
import type { ArtworkPicture } from '@/components/ui/media/artwork-picture';
import { resolveArtwork } from '@/components/ui/media/resolve-artwork';
import { publicEnv } from '@/lib/config/env';
import { isLocale } from '@/lib/config/locales';
import { DEFAULT_REGION, REGIONS } from '@/lib/config/regions';
import { staticPage } from '@/services/content/static-page';

export default function ServerErrorPage({ picture }: { picture: ArtworkPicture }) {
  const { t } = useTranslation('error-pages');
  return (
    <>
      <Head>
        <title>{`${t('serverError.title')} · ${publicEnv.brand}`}</title>
        <meta key="robots" name="robots" content="noindex" />
      </Head>
      <ServerErrorView picture={picture} />
    </>
  );
}

const localised = staticPage({ route: null, namespaces: ['error-pages'], load: async () => ({ picture: resolveArtwork('empty-rail') }) });

/** Like the 404 page, it must exist for the dummy locale too. */
export const getStaticProps: GetStaticProps = (context) =>
  localised({ ...context, locale: isLocale(context.locale) ? context.locale : REGIONS[DEFAULT_REGION].defaultLocale });
