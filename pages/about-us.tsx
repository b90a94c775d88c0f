import type { ArtworkName } from '@/artwork/manifest';
import { Seo } from '@/components/layout/seo';
import type { ArtworkPicture } from '@/components/ui/media/artwork-picture';
import { resolveArtwork } from '@/components/ui/media/resolve-artwork';
import { regionOfLocale } from '@/lib/config/locales';
import type { RegionCode } from '@/lib/config/regions';
import { getAboutPage, type ShownAboutPage } from '@/services/content/get-pages';
import { staticPage } from '@/services/content/static-page';
import { AboutView } from '@/components/about/about-view';

/** The same room with the region's city outside the window. */
const TEAM: Record<RegionCode, ArtworkName> = { hk: 'about-team', sg: 'about-team-sg' };

interface Props {
  page: ShownAboutPage;
  pictures: { team: ArtworkPicture; facility: ArtworkPicture };
}

export default function AboutUsPage({ page, pictures }: Props) {
  return (
    <>
      <Seo {...page.seo} route="aboutUs" />
      <AboutView page={page} pictures={pictures} />
    </>
  );
}

export const getStaticProps = staticPage<Props>({
  route: 'aboutUs',
  namespaces: ['about'],
  load: async ({ locale }) => ({
    page: await getAboutPage(locale),
    pictures: { team: resolveArtwork(TEAM[regionOfLocale(locale)]), facility: resolveArtwork('facility') },
  }),
});
