import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { isAtHome } from '@/lib/domain/wardrobe/item-states';
import { outfitMemoryQuery } from '@/services/outfit';
import type { Day } from './model/day';
import { isReasonTrue } from './model/check-reason';
import { pieceOfItem } from './model/piece';
import type { Suggestion, SuggestionRequest } from './model/finding';
import { tasteOf, type TasteWord, wearHistoryOf } from './model/taste';

export type SuggestState =
  | { status: 'idle' }
  | { status: 'busy' }
  | { status: 'failed' }
  | { status: 'done'; suggestion: Suggestion; request: SuggestionRequest };

export interface SuggestionOptions {
  day: Day;
  date: string;
  /** Only what hangs in the member's own wardrobe, and what is kept. */
  isHomeOnly: boolean;
  lockedIds: readonly string[];
  refusedIds: readonly string[];
  /** Feedback given during this visit, perhaps not stored yet. */
  words: readonly TasteWord[];
  seed: number;
}

/** Asks the worker; a stale answer to an older wish is dropped. */
export function useSuggestions(items: readonly WardrobeItem[]) {
  const memory = useQuery(outfitMemoryQuery());
  const pieces = useMemo(() => items.flatMap((item) => pieceOfItem(item) ?? []), [items]);
  const [state, setState] = useState<SuggestState>({ status: 'idle' });
  const suggester = useRef<Suggester | null>(null);
  const asking = useRef<AbortController | null>(null);
  useEffect(() => () => suggester.current?.stop(), []);

  const suggest = async ({ day, date, isHomeOnly, lockedIds, refusedIds, words, seed }: SuggestionOptions) => {
    asking.current?.abort();
    const { signal } = (asking.current = new AbortController());
    setState({ status: 'busy' });
    const byId = new Map(pieces.map((piece) => [piece.id, piece]));
    const home = new Set(items.filter(({ state: there }) => isAtHome(there)).map(({ id }) => id));
    const request: SuggestionRequest = {
      pieces: isHomeOnly ? pieces.filter(({ id }) => home.has(id) || lockedIds.includes(id)) : pieces,
      day,
      lockedIds,
      refusedIds,
      seed,
      taste: tasteOf([...words, ...(memory.data?.words ?? [])], byId),
      history: wearHistoryOf(memory.data?.worn ?? [], items, date),
    };
    try {
      suggester.current ??= startSuggester();
      const suggestion = await suggester.current.suggest(request);
      if (!signal.aborted) setState({ status: 'done', suggestion: withSupportedReasons(suggestion, request), request });
    } catch {
      suggester.current?.stop();
      suggester.current = null;
      if (!signal.aborted) setState({ status: 'failed' });
    }
  };
  return { state, suggest, memory };
}

/** Drops reasons that the look's pieces do not support. */
function withSupportedReasons(suggestion: Suggestion, request: SuggestionRequest): Suggestion {
  if (suggestion.status === 'none') return suggestion;
  return {
    status: 'looks',
    looks: suggestion.looks.map((look) => {
      const pieces = look.pieceIds.flatMap((id) => request.pieces.find((piece) => piece.id === id) ?? []);
      return { ...look, reasons: look.reasons.filter((reason) => isReasonTrue(reason, pieces, request)) };
    }),
  };
}

interface Suggester {
  /** @throws when the worker cannot be fetched or fails */
  suggest: (request: SuggestionRequest) => Promise<Suggestion>;
  stop: () => void;
}

/** One worker per panel, loaded from our own origin, as the content security policy requires. */
function startSuggester(): Suggester {
  const worker = new Worker(new URL('./model/suggest.worker.ts', import.meta.url));
  const waiting = new Map<number, { resolve: (suggestion: Suggestion) => void; reject: (error: Error) => void }>();
  let lastId = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<{ id: number; suggestion: Suggestion }>) => {
    waiting.get(data.id)?.resolve(data.suggestion);
    waiting.delete(data.id);
  });
  worker.addEventListener('error', () => {
    for (const { reject } of waiting.values()) reject(new Error('The worker of suggestions failed'));
    waiting.clear();
  });
  return {
    suggest: (request) =>
      new Promise((resolve, reject) => {
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        worker.postMessage({ id: lastId, request });
      }),
    stop: () => worker.terminate(),
  };
}
