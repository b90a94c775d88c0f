import { isDefaultLocaleOfItsRegion, regionOfLocale } from '@/lib/config/locales';
import { siteOrigin } from '@/lib/site-address';
import { writeDocument } from '@/services/content/write-document';

/** Private pages are not shut out here: a crawler has to read them to see that they say noindex. */
export default function Robots() {
  return null;
}

export const getServerSideProps = writeDocument(async (locale) => {
  if (!isDefaultLocaleOfItsRegion(locale)) return null;
  const lines = ['User-agent: *', 'Allow: /', 'Disallow: /api/', '', `Sitemap: ${siteOrigin(regionOfLocale(locale))}/sitemap.xml`, ''];
  return { type: 'text/plain; charset=utf-8', body: lines.join('\n') };
});
