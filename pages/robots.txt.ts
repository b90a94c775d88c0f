import { isDefaultLocaleOfItsRegion, regionOfLocale } from '@/lib/config/locales';
import { siteOrigin } from '@/lib/site/site-address';
import { writeDocument } from '@/services/content/write-document';

/** Private pages are not disallowed: a crawler has to read their noindex. */
export default function Robots() {
  return null;
}

export const getServerSideProps = writeDocument(async (locale) => {
  if (!isDefaultLocaleOfItsRegion(locale)) return null;
  const lines = ['User-agent: *', 'Allow: /', 'Disallow: /api/', '', `Sitemap: ${siteOrigin(regionOfLocale(locale))}/sitemap.xml`, ''];
  return { type: 'text/plain; charset=utf-8', body: lines.join('\n') };
});
