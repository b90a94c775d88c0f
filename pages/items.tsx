import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { AccountNavigation } from '@/components/layout/account-navigation';
import { Seo } from '@/components/layout/seo';
import type { ArtworkPicture } from '@/components/ui/artwork-picture';
import { resolveArtwork } from '@/components/ui/resolve-artwork';
import { staticPage } from '@/services/content/static-page';

const WardrobeView = dynamic(() => import('@/components/wardrobe/wardrobe-view').then((part) => part.WardrobeView));

export default function ItemsPage({ picture }: { picture: ArtworkPicture }) {
  const { t } = useTranslation('account');
  return (
    <>
      <Seo route="items" title={t('items.seo.title')} description={t('items.seo.description')} />
      <AccountNavigation route="items" />
      <WardrobeView picture={picture} />
    </>
  );
}

export const getStaticProps = staticPage({
  route: 'items',
  namespaces: ['account', 'items', 'wardrobe', 'booking', 'errors'],
  load: async () => ({ picture: resolveArtwork('empty-rail') }),
});
