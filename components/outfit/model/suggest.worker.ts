import { suggestLooks } from './suggest-looks';
import type { SuggestionRequest } from './finding';

/** Calculates suggestions off the main thread, so that the page stays responsive. */
addEventListener('message', ({ data }: MessageEvent<{ id: number; request: SuggestionRequest }>) => {
  postMessage({ id: data.id, suggestion: suggestLooks(data.request) });
});
