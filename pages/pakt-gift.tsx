import type { GiftProps } from '@/components/gift/gift-props';
import { giftStructuredData } from '@/components/gift/gift-structured-data';
import { Seo } from '@/components/layout/seo';
import { JsonLd } from '@/components/ui/layout/json-ld';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { staticPage, type StaticPageContext } from '@/services/content/static-page';
import { GiftView } from '@/components/gift/gift-view';
import { giftPackage, giftPage } from '@/lib/contract/content/gift';
import { priceOfGift } from '@/lib/domain/pricing/price-list';
import { resolveArtwork } from '@/components/ui/media/resolve-artwork';
import { getCollection, getDocument } from '@/services/content/get-document';
import { getFaqs } from '@/services/content/get-pages';
import { getPriceService } from '@/services/pricing/prices';

/** Texts from the CMS, prices from price-service; without an answer a gift has no price. */
async function loadGift({ locale, region }: StaticPageContext): Promise<GiftProps> {
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

export default function GiftPage(props: GiftProps) {
  const { locale } = useLocale();
  return (
    <>
      <Seo {...props.content.seo} route="giftPackages" />
      <GiftView {...props} />
      <JsonLd data={typeof window === 'undefined' ? giftStructuredData(props, locale) : null} />
    </>
  );
}

export const getStaticProps = staticPage({ route: 'giftPackages', namespaces: ['gift'], load: loadGift });
