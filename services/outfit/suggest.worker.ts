import { suggestLooks } from '@/lib/domain/outfit/suggest-looks';
import type { SuggestionRequest } from '@/lib/domain/outfit/suggestion';

/** Calculates suggestions off the main thread, so that the page stays responsive. */
addEventListener('message', ({ data }: MessageEvent<{ id: number; request: SuggestionRequest }>) => {
  postMessage({ id: data.id, suggestion: suggestLooks(data.request) });
});
