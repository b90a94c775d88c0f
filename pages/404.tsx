import type { GetStaticProps } from 'next';
import Head from 'next/head';
import { useTranslation } from 'next-i18next/pages';
import type { ArtworkPicture } from '@/components/ui/media/artwork-picture';
import { resolveArtwork } from '@/components/ui/media/resolve-artwork';
import { resolveCover } from '@/components/ui/media/cover-picture';
import { publicEnv } from '@/lib/config/env';
import { isLocale } from '@/lib/config/locales';
import { DEFAULT_REGION, REGIONS } from '@/lib/config/regions';
import { getArticles } from '@/services/content/get-articles';
import { staticPage } from '@/services/content/static-page';
import { NotFoundView, type SuggestedArticle } from '@/components/errors/not-found-view';

const SUGGESTIONS = 3;

interface Props {
  picture: ArtworkPicture;
  articles: SuggestedArticle[];
}

export default function NotFoundPage(props: Props) {
  const { t } = useTranslation('error-pages');
  return (
    <>
      <Head>
        <title>{`${t('notFound.title')} · ${publicEnv.brand}`}</title>
        <meta key="robots" name="robots" content="noindex" />
      </Head>
      <NotFoundView {...props} />
    </>
  );
}

const localised = staticPage<Props>({
  route: null,
  namespaces: ['error-pages'],
  load: async ({ locale }) => ({
    picture: resolveArtwork('not-found'),
    articles: (await getArticles(locale))
      .slice(0, SUGGESTIONS)
      .map(({ slug, title, ...article }) => ({ slug, title, cover: resolveCover(article) })),
  }),
});

/** This page must exist for the dummy locale too, but behind the middleware no visitor gets that one. */
export const getStaticProps: GetStaticProps = (context) =>
  localised({ ...context, locale: isLocale(context.locale) ? context.locale : REGIONS[DEFAULT_REGION].defaultLocale });
