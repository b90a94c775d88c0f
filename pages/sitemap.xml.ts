import { isDefaultLocaleOfItsRegion, regionOfLocale } from '@/lib/config/locales';
import { queryOfService, ROUTES, SERVICE_TYPES } from '@/lib/config/routes';
import { buildSitemap, type SitemapPage } from '@/lib/domain/content/feeds';
import { getArticleVersions } from '@/services/content/get-articles';
import { writeDocument } from '@/services/content/write-document';

/** All indexable pages of this host. */
export default function Sitemap() {
  return null;
}

export const getServerSideProps = writeDocument(async (locale) => {
  // One per host, without locale prefix.
  if (!isDefaultLocaleOfItsRegion(locale)) return null;
  const region = regionOfLocale(locale);
  const articles = [...(await getArticleVersions())];
  const pages: SitemapPage[] = [
    ...Object.values(ROUTES)
      .filter(({ indexable }) => indexable)
      .map(({ path }) => ({ path })),
    // The first service has no query of its own.
    ...SERVICE_TYPES.slice(1).map((type): SitemapPage => ({ path: `${ROUTES.servicesPricing.path}${queryOfService(type)}` })),
    ...articles.map(([slug, versions]): SitemapPage => ({
      path: `/blog/${slug}`,
      locales: [...versions.keys()],
      changed: versions,
    })),
  ];
  return { type: 'application/xml; charset=utf-8', body: buildSitemap(region, pages) };
});
