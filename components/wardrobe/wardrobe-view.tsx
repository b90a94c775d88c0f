import { useQueryClient } from '@tanstack/react-query';
import { addressQuery } from '@/lib/site/site-address';
import { useEffect } from 'react';
import { useRouter } from 'next/router';
import { publicEnv } from '@/lib/config/env';
import { isDefaultLocaleOfItsRegion, localeOfScript } from '@/lib/config/locales';
import { readAccessToken } from '@/services/auth/session';
import { MemberArea } from '@/components/auth/member-area';
import type { ArtworkPicture } from '@/components/ui/media/artwork-picture';
import { clientOnly, dynamicLoading } from '@/components/ui/feedback/client-only';
import { LoadingRegion } from '@/components/ui/feedback/loading-region';
import { useLocale } from '@/components/ui/hooks/use-locale';
import type { CarePrices } from './model/chosen-service';
import { WardrobeSkeleton } from './room/wardrobe-skeleton';

/**
 * The `locale` parameter sent by our other site (en_US or zh_CN): a locale prefix in the path wins, and the parameter is removed once read.
 */
export function useArrivalLocale(): void {
  const router = useRouter();
  const { locale, region } = useLocale();
  const wanted = router.isReady ? router.query.locale : undefined;

  useEffect(() => {
    if (wanted === undefined) return;
    const next = wanted === 'zh_CN' && isDefaultLocaleOfItsRegion(locale) ? localeOfScript(region.code, 'simplified') : locale;
    // Only that parameter: an open passport, filters and search stay.
    const rest = addressQuery(router.asPath);
    rest.delete('locale');
    void router.replace(`${router.pathname}${rest.size > 0 ? `?${rest.toString()}` : ''}`, undefined, { locale: next });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the router object changes with every navigation, the parameter does not
  }, [wanted]);
}

const Waiting = () => (
  <LoadingRegion>
    <WardrobeSkeleton />
  </LoadingRegion>
);
const loadRoom = () => import('./room/wardrobe-room').then((part) => part.WardrobeRoom);
const WardrobeRoom = clientOnly(loadRoom, dynamicLoading(Waiting));
const WardrobeWelcome = clientOnly(() => import('./room/wardrobe-welcome').then((part) => part.WardrobeWelcome), dynamicLoading(Waiting));

/** The pieces are asked for and the room's code comes while the member is asked for, not after: on a slow network each way there and back counts. */
function useEarlyRoom(): void {
  const client = useQueryClient();
  const { locale } = useLocale();
  useEffect(() => {
    if (!publicEnv.extApi || readAccessToken() === null) return;
    const ask = async () => {
      const { itemsQuery } = await import('@/services/wardrobe/items');
      const token = readAccessToken();
      await client.prefetchQuery(itemsQuery(locale));
      // Another member has logged in meanwhile, in another tab.
      if (readAccessToken() !== token) client.removeQueries(itemsQuery(locale));
    };
    for (const early of [ask, loadRoom]) early().catch(() => undefined);
  }, [client, locale]);
}

/** /items: a static page; a member's pieces load in the browser. */
export function WardrobeView({ picture, carePrices }: { picture: ArtworkPicture; carePrices: CarePrices }) {
  useArrivalLocale();
  useEarlyRoom();
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
