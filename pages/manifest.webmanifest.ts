import { publicEnv } from '@/lib/config/env';
import { webManifest } from '@/lib/domain/content/web-manifest';
import { COLOURS } from '@/components/ui/theme/tokens';
import { getHomePage } from '@/services/content/get-pages';
import { loadText } from '@/services/content/load-texts';
import { writeDocument } from '@/services/content/write-document';

/** The web app manifest of one language. */
export default function WebManifest() {
  return null;
}

export const getServerSideProps = writeDocument(async (locale) => {
  const [{ content }, text] = await Promise.all([getHomePage(locale), loadText(locale, 'layout')]);
  const manifest = webManifest({
    locale,
    brand: publicEnv.brand,
    tagline: text('tagline'),
    description: content.seo.description,
    colour: COLOURS.paper,
  });
  return { type: 'application/manifest+json; charset=utf-8', body: JSON.stringify(manifest) };
});
