import { giftPackage, giftPage } from '@/lib/contract/content/gift';
import { priceOfGift } from '@/lib/domain/pricing/price-list';
import { resolveArtwork } from '@/components/ui/media/resolve-artwork';
import { getCollection, getDocument } from '@/services/content/get-document';
import { getFaqs } from '@/services/content/get-pages';
import type { StaticPageContext } from '@/services/content/static-page';
import { getPriceService } from '@/services/pricing/prices';
import type { GiftProps } from './gift-props';

/** Texts from the CMS, prices from price-service; without an answer a gift has no price. */
export async function loadGift({ locale, region }: StaticPageContext): Promise<GiftProps> {
  const [content, packages, faqs, prices] = await Promise.all([
    getDocument('gift-page', locale, giftPage),
    getCollection('gift-packages', locale, giftPackage, 'order:asc'),
    getFaqs(locale),
    getPriceService(region),
  ]);
  return {
    content,
    gifts: packages
      .sort((one, other) => one.order - other.order)
      .map(({ slug, name, tagline, description, occasion, includes, picture }) => ({
        slug,
        name,
        tagline,
        description,
        occasion,
        includes,
        picture: resolveArtwork(picture),
        price: prices ? priceOfGift(prices.shoppingCarts, slug) : null,
      })),
    picture: resolveArtwork('gift-card'),
    questions: content.questions.flatMap((slug) => faqs.filter((faq) => faq.slug === slug)),
  };
}
