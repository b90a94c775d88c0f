import type { Suggestion, SuggestionRequest } from './suggestion';

export interface Suggester {
  /** @throws when the worker cannot be fetched or fails */
  suggest: (request: SuggestionRequest) => Promise<Suggestion>;
  stop: () => void;
}

/** One worker per panel, loaded from our own origin, as the content security policy requires. */
export function startSuggester(): Suggester {
  const worker = new Worker(new URL('./suggest.worker.ts', import.meta.url));
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
