import { useTranslation } from 'next-i18next/pages';
import { Seo } from '@/components/layout/seo';
import type { ArtworkPicture } from '@/components/ui/media/artwork-picture';
import { resolveArtwork } from '@/components/ui/media/resolve-artwork';
import { REGIONS } from '@/lib/config/regions';
import { priceOfService } from '@/lib/domain/pricing/service-price';
import { CHOSEN_SERVICES, type CarePrices } from '@/components/wardrobe/model/chosen-service';
import { staticPage } from '@/services/content/static-page';
import { getPriceService } from '@/services/pricing/prices';
import { WardrobeView } from '@/components/wardrobe/wardrobe-view';

export default function ItemsPage({ picture, carePrices }: { picture: ArtworkPicture; carePrices: CarePrices }) {
  const { t } = useTranslation('account');
  return (
    <>
      <Seo route="items" title={t('items.seo.title')} description={t('items.seo.description')} />
      <WardrobeView picture={picture} carePrices={carePrices} />
    </>
  );
}

export const getStaticProps = staticPage({
  route: 'items',
  namespaces: ['account', 'items', 'wardrobe', 'booking', 'errors'],
  load: async ({ region }) => {
    const priceList = (await getPriceService(region))?.shoppingCarts ?? null;
    const priced = CHOSEN_SERVICES.flatMap((service) => {
      const price = priceOfService(priceList, service, REGIONS[region].currency);
      return price.kind === 'listed' ? [[service, price.money]] : [];
    });
    return { picture: resolveArtwork('empty-rail'), carePrices: Object.fromEntries(priced) as CarePrices };
  },
});
