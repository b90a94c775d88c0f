import { countryOfCurrency } from '@/lib/config/regions';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useEffect } from 'react';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { QueryLoading } from '@/components/ui/feedback/query-loading';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { useWholeWardrobe } from '@/components/wardrobe/list/use-whole-wardrobe';
import { RoomNotices } from '@/components/wardrobe/room/room-notices';
import { useLiveWardrobe } from '@/components/wardrobe/room/use-live-wardrobe';
import { refetchNow } from '@/services/http/query-client';
import { isNotOffered } from '@/services/http/query-failure';
import { outfitsQuery } from '@/services/outfit';
import { itemsQuery } from '@/services/wardrobe/items';
import { useOutfitStore } from '@/stores/outfit-store';
import { ROUTES } from '@/lib/config/routes';
import { ButtonLink } from '@/components/ui/actions/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { HangerIcon } from '@/components/ui/member-icons';
import { isWearable } from './model/piece';
import { OutfitSkeleton } from './outfit-skeleton';
import { OutfitWorkspace } from './outfit-workspace';
import { NotOffered } from './not-offered';

/** Shown when the wardrobe has no wearable piece. */
function NothingToWear() {
  const { t } = useTranslation('outfit');
  return (
    <EmptyState
      picture={<HangerIcon size={32} />}
      title={t('empty.title')}
      body={t('empty.body')}
      actions={<ButtonLink href={ROUTES.servicesPricing.path}>{t('empty.action')}</ButtonLink>}
    />
  );
}

/** Loads the wardrobe and the looks; the components below get loaded data. */
export function OutfitRoom() {
  const { t } = useTranslation('outfit');
  const { locale } = useLocale();
  const { query: pieces, isComplete, isStopped, resumeLoading } = useWholeWardrobe(locale);
  useLiveWardrobe(locale);
  const saved = useQuery(outfitsQuery());
  const receiveOutfits = useOutfitStore((state) => state.receiveOutfits);
  useEffect(() => {
    if (saved.data) receiveOutfits(saved.data);
  }, [saved.data, receiveOutfits]);

  const failure = pieces.error ?? saved.error;
  if (pieces.data && saved.data) {
    const { items } = pieces.data;
    if (isComplete && !items.some(isWearable)) return <NothingToWear />;
    return (
      <>
        <RoomNotices rest={isStopped ? { onResume: resumeLoading } : null} />
        <OutfitWorkspace items={items} isComplete={isComplete} country={countryOfCurrency(pieces.data.currency)} />
      </>
    );
  }
  if (!failure) {
    return (
      <QueryLoading
        failures={pieces.failureCount + saved.failureCount}
        onRetry={() => void refetchNow(itemsQuery(locale).queryKey, outfitsQuery().queryKey)}
      >
        <OutfitSkeleton />
      </QueryLoading>
    );
  }
  if (isNotOffered(failure)) return <NotOffered />;
  const retry = () => void Promise.all([pieces.refetch(), saved.refetch()]);
  return (
    <ErrorState
      title={t('load.failedTitle')}
      body={t('load.failedBody')}
      onRetry={retry}
      isRetrying={pieces.isFetching || saved.isFetching}
    />
  );
}
