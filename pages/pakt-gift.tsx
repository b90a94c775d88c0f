import type { GiftProps } from '@/components/gift/gift-props';
import { GiftView } from '@/components/gift/gift-view';
import { loadGift } from '@/components/gift/load-gift';
import { Seo } from '@/components/layout/seo';
import { staticPage } from '@/services/content/static-page';

export default function GiftPage(props: GiftProps) {
  return (
    <>
      <Seo {...props.content.seo} route="giftPackages" />
      <GiftView {...props} />
    </>
  );
}

export const getStaticProps = staticPage({ route: 'giftPackages', namespaces: ['gift'], load: loadGift });
