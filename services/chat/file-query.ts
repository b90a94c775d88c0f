import { queryOptions } from '@tanstack/react-query';
import { dataOrThrow } from '@/services/http/query-failure';
import { sendCall } from '@/services/http/send-call';

/** The largest file on a slow connection. */
const TIMEOUT_MS = 660_000;

/** The bytes of an attachment. It never changes; a browser keeps it for as long as the page. */
export function fileQuery(id: string) {
  return queryOptions({
    queryKey: ['chat', 'file', id],
    queryFn: async ({ signal }) => dataOrThrow(await sendCall('uploadedFile', { params: { id }, signal, timeoutMs: TIMEOUT_MS })),
    staleTime: Infinity,
    retry: 1,
  });
}
