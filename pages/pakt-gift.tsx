import dynamic from 'next/dynamic';
import type { GiftProps } from '@/components/gift/gift-props';
import { loadGift } from '@/components/gift/load-gift';
import { Seo } from '@/components/layout/seo';
import { staticPage } from '@/services/content/static-page';

const GiftView = dynamic(() => import('@/components/gift/gift-view').then((part) => part.GiftView));

export default function GiftPage(props: GiftProps) {
  return (
    <>
      <Seo {...props.content.seo} route="giftPackages" />
      <GiftView {...props} />
    </>
  );
}

export const getStaticProps = staticPage({ route: 'giftPackages', namespaces: ['gift'], load: loadGift });
