import type { OfferedService } from '@/components/additional-services/service-card';
import { servicesStructuredData } from '@/components/additional-services/services-structured-data';
import { Seo } from '@/components/layout/seo';
import { JsonLd } from '@/components/ui/layout/json-ld';
import { resolveArtwork } from '@/components/ui/media/resolve-artwork';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { REGIONS } from '@/lib/config/regions';
import type { AdditionalServicesPage as PageContent } from '@/lib/contract/content/additional-service-page';
import { wardrobeQueryOf } from '@/components/wardrobe/model/chosen-service';
import { priceOfService } from '@/lib/domain/pricing/service-price';
import { getAdditionalServices, getAdditionalServicesPage } from '@/services/content/get-pages';
import { staticPage } from '@/services/content/static-page';
import { getPriceService } from '@/services/pricing/prices';
import { AdditionalServicesView } from '@/components/additional-services/additional-services-view';

interface Props {
  page: PageContent;
  services: OfferedService[];
}

export default function AdditionalServicesPage({ page, services }: Props) {
  const { locale } = useLocale();
  return (
    <>
      <Seo {...page.seo} route="additionalServices" />
      <AdditionalServicesView page={page} services={services} />
      <JsonLd data={typeof window === 'undefined' ? servicesStructuredData(page.seo, services, locale) : null} />
    </>
  );
}

export const getStaticProps = staticPage<Props>({
  route: 'additionalServices',
  namespaces: ['additional-services'],
  load: async ({ locale, region }) => {
    const [page, services, prices] = await Promise.all([
      getAdditionalServicesPage(locale),
      getAdditionalServices(locale),
      getPriceService(region),
    ]);
    return {
      page,
      services: services.map(({ priceKey, picture, ...service }): OfferedService => ({
        ...service,
        wardrobeQuery: wardrobeQueryOf(service.slug),
        price: priceOfService(prices?.shoppingCarts ?? null, priceKey, REGIONS[region].currency),
        picture: resolveArtwork(picture),
      })),
    };
  },
});
