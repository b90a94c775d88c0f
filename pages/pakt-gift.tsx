import type { GiftProps } from '@/components/gift/gift-props';
import { giftStructuredData } from '@/components/gift/gift-structured-data';
import { loadGift } from '@/components/gift/load-gift';
import { Seo } from '@/components/layout/seo';
import { JsonLd } from '@/components/ui/layout/json-ld';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { staticPage } from '@/services/content/static-page';
import { GiftView } from '@/components/gift/gift-view';

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
