import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { refetchNow } from '@/services/http/query-client';
import { isNotOffered } from '@/services/http/query-failure';
import { itemsQuery, wardrobeSummaryQuery } from '@/services/wardrobe/items';
import type { CarePrices } from '@/components/wardrobe/model/chosen-service';
import type { ArtworkPicture } from '@/components/ui/media/artwork-picture';
import { clientOnly, dynamicLoading } from '@/components/ui/feedback/client-only';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { LoadingRegion } from '@/components/ui/feedback/loading-region';
import { StillTrying } from '@/components/ui/feedback/query-loading';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { FilledWardrobe } from './filled-wardrobe';
import { useLiveWardrobe } from './use-live-wardrobe';
import { useWholeWardrobe } from '@/components/wardrobe/list/use-whole-wardrobe';
import { OpenedVisit } from '@/components/wardrobe/visits/next-visit';
import { RoomPage, WardrobeSkeleton, WardrobeWait } from './wardrobe-skeleton';

const Waiting = () => (
  <LoadingRegion>
    <WardrobeSkeleton />
  </LoadingRegion>
);
const WardrobeWelcome = clientOnly(() => import('./wardrobe-welcome').then((part) => part.WardrobeWelcome), dynamicLoading(Waiting));

export interface RoomProps {
  firstName: string | undefined;
  picture: ArtworkPicture;
  carePrices: CarePrices;
}

/** The wardrobe, and over it the visit that the address names. */
export function WardrobeRoom(props: RoomProps) {
  return (
    <>
      <Room {...props} />
      <OpenedVisit />
    </>
  );
}

/** Chooses the state: loading, failed, empty or filled. */
function Room({ firstName, picture, carePrices }: RoomProps) {
  const { t } = useTranslation('items');
  const { locale } = useLocale();
  const { query, isComplete, isStopped, resumeLoading } = useWholeWardrobe(locale);
  const summary = useQuery(wardrobeSummaryQuery());
  const offered = summary.isError && isNotOffered(summary.error) ? null : summary;
  useLiveWardrobe(locale);

  if (query.isPending) {
    return (
      <>
        <WardrobeWait>
          <StillTrying failures={query.failureCount} onRetry={() => void refetchNow(itemsQuery(locale).queryKey)} />
        </WardrobeWait>
        <Waiting />
      </>
    );
  }
  if (query.isError && isNotOffered(query.error)) return <WardrobeWelcome firstName={firstName} picture={picture} />;
  if (!query.data) {
    return (
      <RoomPage>
        <ErrorState
          level={1}
          title={t('failed.title')}
          body={t('failed.body')}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      </RoomPage>
    );
  }
  if (query.data.itemCount === 0) return <WardrobeWelcome firstName={firstName} picture={picture} summary={offered} />;
  return (
    <FilledWardrobe
      firstName={firstName}
      loaded={query.data}
      isComplete={isComplete}
      rest={isStopped ? { onResume: resumeLoading } : null}
      summary={offered}
      carePrices={carePrices}
    />
  );
}
