import type { GetStaticPaths } from 'next';
import { useTranslation } from 'next-i18next/pages';
import { type ArticleCardContent, articleCardContent } from '@/components/blog/article-summary';
import { ArticleView, type Article } from '@/components/blog/article-view';
import { FeedLink } from '@/components/blog/feed-link';
import type { SharePicture } from '@/components/layout/crawler-tags';
import { Seo } from '@/components/layout/seo';
import { largestFile } from '@/components/ui/media/cover-picture';
import { JsonLd } from '@/components/ui/layout/json-ld';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { publicEnv } from '@/lib/config/env';
import { LOCALE_CODES } from '@/lib/config/locales';
import { relatedArticles } from '@/lib/domain/content/dated-lists';
import { blogPostingData, breadcrumbData } from '@/lib/domain/content/structured-data';
import type { PageInShell } from '@/lib/domain/shared/shell-props';
import { siteAddress, siteOrigin } from '@/lib/site/site-address';
import { isBundled } from '@/services/content/bundled-content';
import { getArticleLocales, getArticle, getArticles } from '@/services/content/get-articles';
import { getBlogPage } from '@/services/content/get-pages';
import { staticPage } from '@/services/content/static-page';

const RELATED = 3;

interface Props {
  article: Article;
  changedOn: string;
  seo: { title: string; description: string };
  related: ArticleCardContent[];
  /** Title of the feed: that of the blog. */
  feedTitle: string;
  sharePicture: SharePicture;
  shell: PageInShell;
}

export default function ArticlePage({ article, changedOn, seo, related, feedTitle, sharePicture, shell }: Props) {
  const { t } = useTranslation('layout');
  const { locale, localeTag, region } = useLocale();
  const url = siteAddress(locale, `/blog/${article.slug}`);
  return (
    <>
      <Seo
        {...seo}
        route="blog"
        below={`/${article.slug}`}
        sharePicture={sharePicture}
        locales={shell.locales}
        publishedAt={article.publishedAt}
      />
      <FeedLink title={feedTitle} />
      <ArticleView article={article} related={related} url={url} />
      <JsonLd
        data={
          typeof window === 'undefined'
            ? blogPostingData({
                ...article,
                changedOn,
                url,
                imageUrl: `${siteOrigin(region.code)}${largestFile(article.cover)}`,
                language: localeTag,
                publisher: { name: publicEnv.brand, logoUrl: `${siteOrigin(region.code)}/icon-512.png` },
              })
            : null
        }
      />
      <JsonLd
        data={
          typeof window === 'undefined'
            ? breadcrumbData([
                { name: t('home'), url: siteAddress(locale, '/') },
                { name: t('world'), url: siteAddress(locale, '/blog') },
                { name: article.title, url },
              ])
            : null
        }
      />
    </>
  );
}

/** Articles known at build time; later ones are built when first requested. */
export const getStaticPaths: GetStaticPaths = async () => {
  const paths = await Promise.all(
    LOCALE_CODES.map(async (locale) => (await getArticles(locale)).map(({ slug }) => ({ params: { slug }, locale }))),
  );
  return { paths: paths.flat(), fallback: 'blocking' };
};

export const getStaticProps = staticPage<Props>({
  route: 'blog',
  namespaces: ['blog'],
  load: async ({ locale, params }) => {
    const [found, articles, blog] = await Promise.all([getArticle(String(params?.slug), locale), getArticles(locale), getBlogPage(locale)]);
    if (found.kind !== 'found') return found.kind === 'absent' ? null : 'unread';
    const article = found.document;
    const { author, relatedService, body, seo, changedOn } = article;
    return {
      article: { ...articleCardContent(article), author, relatedService, body },
      changedOn,
      seo,
      feedTitle: blog.seo.title,
      sharePicture: article.coverPicture ?? ((await isBundled('blog-articles', article.slug)) ? 'own' : 'site'),
      shell: { path: `/blog/${article.slug}`, locales: await getArticleLocales(article.slug, locale) },
      related: relatedArticles(articles, article, RELATED).map(articleCardContent),
    };
  },
});
