import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import type { OfferedService } from '@/components/additional-services/service-card';
import { Seo } from '@/components/layout/seo';
import { resolveContentPicture } from '@/components/ui/resolve-content-picture';
import { REGIONS } from '@/lib/config/regions';
import { actionOfService } from '@/lib/domain/wardrobe/chosen-service';
import { priceOfService } from '@/lib/domain/pricing/service-price';
import { getAdditionalServices } from '@/services/content/get-additional-services';
import { staticPage } from '@/services/content/static-page';
import { getPriceService } from '@/services/pricing/get-price-service';

const AdditionalServicesView = dynamic(() => import('@/components/additional-services/additional-services-view').then((part) => part.AdditionalServicesView));

export default function AdditionalServicesPage({ services, isSample }: { services: OfferedService[]; isSample: boolean }) {
  const { t } = useTranslation('additional-services');
  return (
    <>
      <Seo title={t('title')} description={t('description')} route="additionalServices" />
      <AdditionalServicesView services={services} isSample={isSample} />
    </>
  );
}

export const getStaticProps = staticPage({
  route: 'additionalServices',
  namespaces: ['additional-services'],
  load: async ({ locale, region }) => {
    const [services, prices] = await Promise.all([getAdditionalServices(locale), getPriceService(region)]);
    return {
      isSample: prices?.isSample ?? false,
      services: services.map(({ priceKey, picture, ...service }): OfferedService => {
        const price = priceOfService(prices?.shoppingCarts ?? null, priceKey);
        return {
          ...service,
          isForPieces: actionOfService(service.slug) !== null,
          price: price && { ...price, currency: REGIONS[region].currency },
          picture: resolveContentPicture(picture, '').picture,
        };
      }),
    };
  },
});
