import { regionOfLocale, type Locale } from '@/lib/config/locales';
import { REGIONS } from '@/lib/config/regions';
import { ROUTES } from '@/lib/config/routes';
import type { StructuredData } from '@/lib/domain/content/structured-data';
import { giftsData } from '@/lib/domain/pricing/gift-offers';
import { serviceOfPage } from '@/lib/domain/pricing/service-of-page';
import type { GiftProps } from './gift-props';

/** The gift packages with their prices in the region's currency. */
export function giftStructuredData({ content, gifts }: Pick<GiftProps, 'content' | 'gifts'>, locale: Locale): StructuredData {
  const { title, description } = content.seo;
  const page = serviceOfPage(locale, ROUTES.giftPackages.path, { name: title, description });
  return giftsData(page, gifts, REGIONS[regionOfLocale(locale)].currency);
}
