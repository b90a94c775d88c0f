import dynamic from 'next/dynamic';
import { publicEnv } from '@/lib/config/env';
import type { CarePrices } from '@/lib/domain/wardrobe/chosen-service';
import { MemberArea } from '@/components/auth/member-area';
import type { ArtworkPicture } from '@/components/ui/artwork-picture';
import { dynamicLoading } from '@/components/ui/dynamic-loading';
import { LoadingRegion } from '@/components/ui/loading-region';
import { useArrivalLocale } from './use-arrival-locale';
import { WardrobeSkeleton } from './wardrobe-skeleton';

const Waiting = () => (
  <LoadingRegion>
    <WardrobeSkeleton />
  </LoadingRegion>
);
const WardrobeRoom = dynamic(() => import('./wardrobe-room').then((part) => part.WardrobeRoom), {
  ssr: false,
  loading: dynamicLoading(Waiting),
});
const WardrobeWelcome = dynamic(() => import('./wardrobe-welcome').then((part) => part.WardrobeWelcome), {
  ssr: false,
  loading: dynamicLoading(Waiting),
});

/** /items: static for everybody, a member's pieces arrive in the browser. */
export function WardrobeView({ picture, carePrices }: { picture: ArtworkPicture; carePrices: CarePrices }) {
  useArrivalLocale();
  return (
    <MemberArea skeleton={<WardrobeSkeleton />}>
      {({ id, firstName }) =>
        publicEnv.extApi ? (
          <WardrobeRoom key={id} firstName={firstName} picture={picture} carePrices={carePrices} />
        ) : (
          <WardrobeWelcome firstName={firstName} picture={picture} />
        )
      }
    </MemberArea>
  );
}
