import { suggestLooks } from '@/lib/domain/outfit/suggest-looks';
import type { SuggestionRequest } from '@/lib/domain/outfit/suggestion';

/** A request in, its suggestion out; the page stays responsive meanwhile. */
addEventListener('message', ({ data }: MessageEvent<{ id: number; request: SuggestionRequest }>) => {
  postMessage({ id: data.id, suggestion: suggestLooks(data.request) });
});
