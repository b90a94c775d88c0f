import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import dynamic from 'next/dynamic';
import { useEffect, useMemo, useRef } from 'react';
import styled from 'styled-components';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { DynamicLoading, LoadingRegion } from '@/components/ui/feedback/loading-region';
import { RetryingNotice } from '@/components/ui/feedback/retrying-notice';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { useQueryValue } from '@/components/ui/hooks/use-query-value';
import { Stack } from '@/components/ui/layout/stack';
import { Heading } from '@/components/ui/text/heading';
import { Text } from '@/components/ui/text/text';
import { media } from '@/components/ui/theme/media';
import { useWholeWardrobe } from '@/components/wardrobe/list/use-whole-wardrobe';
import { RoomNotices } from '@/components/wardrobe/room/room-notices';
import { useLiveWardrobe } from '@/components/wardrobe/room/use-live-wardrobe';
import type { Outfit } from '@/lib/contract/outfits';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { layOut } from '@/lib/domain/outfit/lay-out';
import { isWearable } from '@/lib/domain/outfit/piece-of-item';
import { refetchNow } from '@/services/http/query-client';
import { isNotOffered } from '@/services/http/query-failure';
import { outfitsQuery } from '@/services/outfit/outfits';
import { itemsQuery } from '@/services/wardrobe/items';
import { useOutfitStore } from '@/stores/outfit-store';
import { OutfitCanvas } from './outfit-canvas';
import { OutfitSkeleton, RoomGrid } from './outfit-skeleton';
import { PiecePicker } from './piece-picker';
import { SaveBar } from './save-bar';
import { SavedOutfit } from './saved-outfit';
import { SuggestSection } from './suggest-section';
import { useLookDraft } from './use-look-draft';

const Root = styled.section`
  display: grid;
  gap: var(--space-4);
`;
const List = styled.ul`
  display: grid;
  gap: var(--space-4);
  ${media.md} {
    grid-template-columns: 1fr 1fr;
  }
  ${media.xl} {
    grid-template-columns: 1fr;
  }
`;

interface Props {
  byId: ReadonlyMap<string, WardrobeItem>;
  openedId: string | null;
  onOpen: (outfit: Outfit) => void;
  onRenamed: (id: string, name: string) => void;
}

function SavedOutfits({ byId, openedId, onOpen, onRenamed }: Props) {
  const { t } = useTranslation('outfit');
  const outfits = useOutfitStore((state) => state.outfitList);
  return (
    <Root aria-labelledby="outfit-saved">
      <Heading level={2} look="h4" id="outfit-saved">
        {t('saved.title')}
      </Heading>
      {outfits.length === 0 ? (
        <Text $tone="muted">{t('saved.empty')}</Text>
      ) : (
        <List>
          {outfits.map((outfit) => (
            <li key={outfit.id}>
              <SavedOutfit outfit={outfit} byId={byId} isOpen={outfit.id === openedId} onOpen={onOpen} onRenamed={onRenamed} />
            </li>
          ))}
        </List>
      )}
    </Root>
  );
}

// Rare states, so loaded on demand.
const NotOffered = dynamic(() => import('./not-offered').then((part) => part.NotOffered), { ssr: false, loading: DynamicLoading });
const NothingToWear = dynamic(() => import('./nothing-to-wear').then((part) => part.NothingToWear), {
  ssr: false,
  loading: DynamicLoading,
});

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
        <Room items={items} isComplete={isComplete} />
      </>
    );
  }
  if (!failure) {
    return (
      <Stack $gap={4}>
        <RetryingNotice
          text={t('load.stillTrying')}
          failures={pieces.failureCount + saved.failureCount}
          onRetry={() => void refetchNow(itemsQuery(locale).queryKey, outfitsQuery().queryKey)}
        />
        <LoadingRegion>
          <OutfitSkeleton />
        </LoadingRegion>
      </Stack>
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

function Room({ items, isComplete }: { items: readonly WardrobeItem[]; isComplete: boolean }) {
  const byId = useMemo(() => new Map(items.map((item) => [item.id, item])), [items]);
  const wearable = useMemo(() => items.filter(isWearable), [items]);
  /** `openedId`: the saved look on the canvas; changes can be saved under its name. */
  const [{ openedId, name }, changeHead] = useLookDraft();
  const lay = useOutfitStore((state) => state.layOut);
  const keepOnly = useOutfitStore((state) => state.keepOnly);
  const opened = useOutfitStore((state) => state.outfitList.find(({ id }) => id === openedId) ?? null);
  useEffect(() => {
    if (isComplete) keepOnly((id) => byId.has(id));
  }, [isComplete, byId, keepOnly]);

  // A piece's passport links here with a look that contains it.
  const wantedId = useQueryValue('outfit');
  const wanted = useOutfitStore((state) => state.outfitList.find(({ id }) => id === wantedId) ?? null);
  const laidOut = useRef<string | null>(null);
  useEffect(() => {
    if (!wanted || !isComplete || laidOut.current === wanted.id) return;
    laidOut.current = wanted.id;
    changeHead({ openedId: wanted.id, name: wanted.name });
    lay(layOut(wanted.items, (id) => byId.get(id)?.layer ?? null));
  }, [wanted, isComplete, byId, changeHead, lay]);

  const layerOf = (id: string) => byId.get(id)?.layer ?? null;
  const open = (outfit: Outfit) => {
    changeHead({ openedId: outfit.id, name: outfit.name });
    lay(layOut(outfit.items, layerOf));
  };
  const wearLook = (ids: readonly string[]) => {
    changeHead({ openedId: null, name: '' });
    lay(
      layOut(
        ids.map((id) => ({ id })),
        layerOf,
      ),
    );
  };
  return (
    <Stack $gap={8}>
      <RoomGrid>
        <PiecePicker items={wearable} isComplete={isComplete} />
        <div data-part="canvas">
          <OutfitCanvas byId={byId} />
          <SaveBar byId={byId} opened={opened} name={name} onHead={changeHead} />
        </div>
        <div data-part="saved">
          <SavedOutfits
            byId={byId}
            openedId={openedId}
            onOpen={open}
            onRenamed={(id, given) => (id === openedId ? changeHead({ name: given }) : undefined)}
          />
        </div>
      </RoomGrid>
      <SuggestSection items={items} isComplete={isComplete} byId={byId} onTake={wearLook} />
    </Stack>
  );
}
