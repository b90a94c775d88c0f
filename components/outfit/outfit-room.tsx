import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { ROUTES } from '@/lib/config/routes';
import type { Outfit } from '@/lib/contract/outfits';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { layOut } from '@/lib/domain/outfit/lay-out';
import { isWearable } from '@/lib/domain/outfit/piece-of-item';
import { queryClient } from '@/services/http/query-client';
import { isNotOffered, outfitPiecesQuery, outfitsQuery } from '@/services/outfit/outfit-queries';
import { useOutfitStore } from '@/stores/outfit-store';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { HangerIcon } from '@/components/ui/icons/hanger';
import { LoadingRegion } from '@/components/ui/loading-region';
import { Stack } from '@/components/ui/stack';
import { Text } from '@/components/ui/text';
import { useLocale } from '@/components/ui/use-locale';
import { OutfitCanvas } from './outfit-canvas';
import { OutfitSkeleton } from './outfit-skeleton';
import { PiecePicker } from './piece-picker';
import { RoomGrid } from './room-grid';
import { SaveBar } from './save-bar';
import { SavedOutfits } from './saved-outfits';
import { SuggestSection } from './suggest-section';

/** Loads the wardrobe and the looks; everything below speaks of pieces that are here. */
export function OutfitRoom() {
  const { t } = useTranslation('outfit');
  const { locale } = useLocale();
  const pieces = useQuery(outfitPiecesQuery(locale), queryClient());
  const saved = useQuery(outfitsQuery(), queryClient());
  const receiveOutfits = useOutfitStore((state) => state.receiveOutfits);
  useEffect(() => {
    if (saved.data) receiveOutfits(saved.data);
  }, [saved.data, receiveOutfits]);

  const failure = pieces.error ?? saved.error;
  if (pieces.data && saved.data) return pieces.data.some(isWearable) ? <Room items={pieces.data} /> : <Nothing />;
  if (!failure) {
    return (
      <Stack $gap={4}>
        {pieces.failureCount + saved.failureCount > 0 ? <Text role="status" $tone="muted">{t('load.stillTrying')}</Text> : null}
        <LoadingRegion><OutfitSkeleton /></LoadingRegion>
      </Stack>
    );
  }
  if (isNotOffered(failure)) {
    return <EmptyState picture={<HangerIcon size={32} />} title={t('load.notOfferedTitle')} body={t('load.notOfferedBody')} actions={<ButtonLink href={ROUTES.items.path} variant="secondary">{t('load.wardrobe')}</ButtonLink>} />;
  }
  const retry = () => void Promise.all([pieces.refetch(), saved.refetch()]);
  return <ErrorState title={t('load.failedTitle')} body={t('load.failedBody')} onRetry={retry} isRetrying={pieces.isFetching || saved.isFetching} />;
}

function Nothing() {
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

function Room({ items }: { items: readonly WardrobeItem[] }) {
  const byId = useMemo(() => new Map(items.map((item) => [item.id, item])), [items]);
  const wearable = useMemo(() => items.filter(isWearable), [items]);
  /** The saved look that lies on the canvas; what is changed then can be kept under its name. */
  const [openedId, setOpenedId] = useState<string | null>(null);
  const lay = useOutfitStore((state) => state.layOut);
  const opened = useOutfitStore((state) => state.outfitList.find(({ id }) => id === openedId) ?? null);

  const open = (outfit: Outfit) => {
    setOpenedId(outfit.id);
    lay(layOut(outfit.items, (id) => byId.get(id)?.layer ?? null));
  };
  const wearLook = (ids: readonly string[]) => {
    setOpenedId(null);
    lay(layOut(ids.map((id) => ({ id })), (id) => byId.get(id)?.layer ?? null));
  };
  return (
    <Stack $gap={8}>
      <RoomGrid>
        <PiecePicker items={wearable} />
        <div data-part="canvas">
          <OutfitCanvas byId={byId} />
          <SaveBar key={openedId ?? ''} byId={byId} opened={opened} onOpened={setOpenedId} />
        </div>
        <div data-part="saved"><SavedOutfits byId={byId} openedId={openedId} onOpen={open} /></div>
      </RoomGrid>
      <SuggestSection items={items} byId={byId} onTake={wearLook} />
    </Stack>
  );
}
