import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { Outfit } from '@/lib/contract/outfits';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import type { DraftDefinition } from '@/lib/browser/draft-store';
import { isRecord } from '@/lib/records';
import { useOutfitFeedback, outfitMemoryQuery } from '@/services/outfit';
import { useOutfitStore } from '@/stores/outfit-store';
import { FailureNotice } from '@/components/auth/failure-notice';
import { Button } from '@/components/ui/actions/button';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { media } from '@/components/ui/theme/media';
import { Notice } from '@/components/ui/feedback/notice';
import { Stack } from '@/components/ui/layout/stack';
import { Text } from '@/components/ui/text/text';
import { useDraft } from '@/components/ui/forms/use-draft';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { useToday } from '@/components/ui/hooks/use-today';
import { type DressOccasion, DRESS_OCCASIONS, RAINS, usualWeather } from './model/day';
import { lookKey, type TasteWord } from './model/taste';
import { SuggestForm, type SuggestWish } from './suggest-form';
import { SuggestedLook } from './suggested-look';
import { useSuggestions } from './use-suggestions';

/** The stored wish; one for a past day is dropped, as is one of another shape. */
function readWish({ date, occasion, weather, isHomeOnly }: Partial<Record<keyof SuggestWish, unknown>>, today: string): SuggestWish | null {
  const known = DRESS_OCCASIONS.find((each) => each === occasion);
  if (typeof date !== 'string' || date < today || known === undefined || !isRecord(weather)) return null;
  const { temperatureC, humidity, isIndoorAirConditioned } = weather;
  const rain = RAINS.find((each) => each === weather.rain);
  const isWeather = typeof temperatureC === 'number' && typeof humidity === 'number' && typeof isIndoorAirConditioned === 'boolean';
  if (!isWeather || !rain) return null;
  return {
    date,
    occasion: known,
    weather: { temperatureC, humidity, rain, isIndoorAirConditioned },
    isHomeOnly: typeof isHomeOnly === 'boolean' ? isHomeOnly : date === today,
  };
}

/**
 * A new date sets its month's usual weather in the region, and whether there is time to send anything: today there is not. The choice
 * survives a reload.
 */
function useSuggestWish(): [SuggestWish, (fields: Partial<SuggestWish>) => SuggestWish] {
  const { region } = useLocale();
  const today = useToday();
  const [definition] = useState((): DraftDefinition<SuggestWish> => ({
    read: (stored) =>
      readWish(stored, today) ?? { date: today, occasion: 'everyday', weather: usualWeather(region.code, today), isHomeOnly: true },
    write: (chosen) => chosen,
  }));
  const { draft: wish, change: keep } = useDraft('outfit-day', definition);
  const change = (fields: Partial<SuggestWish>) => {
    const byDate = fields.date?.length === 10 ? { weather: usualWeather(region.code, fields.date), isHomeOnly: fields.date === today } : {};
    const next = { ...wish, ...byDate, ...fields };
    keep(next);
    return next;
  };
  return [wish, change];
}

/** The API has fewer occasions than our rules. */
const WORDS = {
  everyday: 'everyday',
  work: 'work',
  evening: 'formal',
  wedding: 'formal',
  travel: 'travel',
  home: 'home',
  sport: 'sport',
  'lunar-new-year': 'smart',
  deepavali: 'smart',
} as const satisfies Record<DressOccasion, NonNullable<Outfit['occasion']>>;

const contractOccasion = (occasion: DressOccasion) => WORDS[occasion];

const Looks = styled.ol`
  display: grid;
  gap: var(--space-4);
  scroll-margin-top: 5rem;
  ${media.xl} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

interface Props {
  items: readonly WardrobeItem[];
  /** Suggestions need all pieces, so they wait until everything has loaded. */
  isComplete: boolean;
  byId: ReadonlyMap<string, WardrobeItem>;
  /** The first time at which what is with us can be there. */
  earliest: string | null;
  onTake: (ids: readonly string[]) => void;
  onSend: (ids: readonly string[]) => void;
}

export function SuggestPanel({ items, isComplete, byId, earliest, onTake, onSend }: Props) {
  const client = useQueryClient();
  const { t } = useTranslation('outfit');
  const [wish, change] = useSuggestWish();
  const [refusedIds, setRefusedIds] = useState<readonly string[]>([]);
  const [words, setWords] = useState<readonly TasteWord[]>([]);
  const [seed, setSeed] = useState(1);
  const lockedIds = useOutfitStore((state) => state.lockedIds);
  const toggleLock = useOutfitStore((state) => state.toggleLock);
  const { state, suggest, memory } = useSuggestions(items);
  const feedback = useOutfitFeedback();
  const results = useRef<HTMLDivElement>(null);

  const ask = async (next: { refused?: readonly string[]; said?: readonly TasteWord[]; seed?: number; wish?: SuggestWish } = {}) => {
    const { date, occasion, weather, isHomeOnly } = next.wish ?? wish;
    await suggest({
      date,
      day: { occasion, weather },
      isHomeOnly,
      // A refusal is newer than the lock, so it wins.
      lockedIds: lockedIds.filter((id) => !next.refused?.includes(id)),
      refusedIds: next.refused ?? refusedIds,
      words: next.said ?? words,
      seed: next.seed ?? seed,
    });
  };
  /** The answer begins below the form, often out of sight. */
  const askAndShow = async (next?: Parameters<typeof ask>[0]) => {
    await ask(next);
    results.current?.scrollIntoView?.({ block: 'start' });
  };
  const again = () => {
    setSeed(seed + 1);
    void askAndShow({ seed: seed + 1 });
  };
  const isLiked = (ids: readonly string[]) => words.some(({ verdict, itemIds }) => verdict === 'like' && lookKey(itemIds) === lookKey(ids));
  const say = async (verdict: TasteWord['verdict'], itemIds: readonly string[], itemId: string | null = null) => {
    const outcome = await feedback.run({
      body: { verdict, itemIds: [...itemIds], occasion: contractOccasion(wish.occasion), ...(itemId ? { itemId } : {}) },
    });
    if (outcome?.kind !== 'ok') return;
    const said = [{ verdict, itemIds, itemId }, ...words];
    setWords(said);
    void client.invalidateQueries({ queryKey: outfitMemoryQuery().queryKey });
    if (verdict === 'like') return;
    const refused = itemId ? [...refusedIds, itemId] : refusedIds;
    setRefusedIds(refused);
    if (itemId && lockedIds.includes(itemId)) toggleLock(itemId);
    void ask({ refused, said });
  };
  const isNone = state.status === 'done' && state.suggestion.status === 'none';
  return (
    <div>
      <Stack $gap={5}>
        <SuggestForm
          wish={wish}
          kept={lockedIds.flatMap((id) => byId.get(id) ?? [])}
          onRelease={toggleLock}
          isBusy={state.status === 'busy' || memory.isPending || !isComplete}
          onChange={change}
          onAsk={() => void askAndShow()}
        />
        {memory.isError ? <Notice tone="warning">{t('suggest.noMemory')}</Notice> : null}
        {feedback.failure ? <FailureNotice failure={feedback.failure} /> : null}
        <div aria-live="polite" ref={results}>
          {state.status === 'busy' ? <Text>{t('suggest.busy')}</Text> : null}
          {state.status === 'done' && state.suggestion.status === 'looks' ? (
            <Text $size="sm" $tone="muted">
              {t('suggest.found', { count: state.suggestion.looks.length })}
            </Text>
          ) : null}
          {state.status === 'done' && state.suggestion.status === 'none' ? (
            <Notice title={t(wish.isHomeOnly ? 'suggest.noneHomeTitle' : 'suggest.noneTitle')}>
              {t(`suggest.missing.${state.suggestion.missing}`)}
            </Notice>
          ) : null}
        </div>
        {isNone && wish.isHomeOnly ? (
          <Button variant="secondary" size="small" onClick={() => void askAndShow({ wish: change({ isHomeOnly: false }) })}>
            {t('suggest.everything')}
          </Button>
        ) : null}
        {state.status === 'failed' ? (
          <ErrorState title={t('suggest.failedTitle')} body={t('suggest.failedBody')} onRetry={() => void askAndShow()} />
        ) : null}
        {state.status === 'done' && state.suggestion.status === 'looks' ? (
          <>
            <Looks aria-label={t('suggest.title')}>
              {state.suggestion.looks.map((look) => (
                <li key={look.pieceIds.join(' ')}>
                  <SuggestedLook
                    look={look}
                    occasion={state.request.day.occasion}
                    byId={byId}
                    isLiked={isLiked(look.pieceIds)}
                    isBusy={feedback.isPending}
                    onSay={(verdict, itemId) => void say(verdict, look.pieceIds, itemId)}
                    earliest={earliest}
                    onTake={() => onTake(look.pieceIds)}
                    onSend={() => onSend(look.pieceIds)}
                  />
                </li>
              ))}
            </Looks>
            <div>
              <Button variant="secondary" size="small" onClick={again}>
                {t('suggest.again')}
              </Button>
            </div>
          </>
        ) : null}
      </Stack>
    </div>
  );
}
