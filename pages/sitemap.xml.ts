import { isDefaultLocaleOfItsRegion, regionOfLocale } from '@/lib/config/locales';
import { ROUTES } from '@/lib/config/routes';
import { buildSitemap, type SitemapPage } from '@/lib/domain/content/build-sitemap';
import { getArticles } from '@/services/content/get-articles';
import { writeDocument } from '@/services/content/write-document';

/** Every page of this host that may be listed. */
export default function Sitemap() {
  return null;
}

export const getServerSideProps = writeDocument(async (locale) => {
  // One a host: without locale prefix.
  if (!isDefaultLocaleOfItsRegion(locale)) return null;
  const articles = await getArticles(locale);
  const pages: SitemapPage[] = [
    ...Object.values(ROUTES).filter(({ indexable }) => indexable).map(({ path }) => ({ path })),
    ...articles.map(({ slug, publishedAt }): SitemapPage => ({ path: `/blog/${slug}`, changed: publishedAt })),
  ];
  return { type: 'application/xml; charset=utf-8', body: buildSitemap(regionOfLocale(locale), pages) };
});
