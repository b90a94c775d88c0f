import { Seo } from '@/components/layout/seo';
import type { ArtworkPicture } from '@/components/ui/media/artwork-picture';
import { resolveArtwork } from '@/components/ui/media/resolve-artwork';
import { getPress, type Press } from '@/services/content/get-pages';
import { staticPage } from '@/services/content/static-page';
import { PressView } from '@/components/press/press-view';

export default function PressPage({ page, items, picture }: Press & { picture: ArtworkPicture }) {
  return (
    <>
      <Seo {...page.seo} route="press" />
      <PressView page={page} items={items} picture={picture} />
    </>
  );
}

export const getStaticProps = staticPage({
  route: 'press',
  namespaces: ['press'],
  load: async ({ locale }) => ({ ...(await getPress(locale)), picture: resolveArtwork('press') }),
});
