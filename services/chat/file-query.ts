import { queryOptions } from '@tanstack/react-query';
import { mayRetry } from '@/services/http/query-client';
import { dataOrThrow } from '@/services/http/query-failure';
import { sendCall } from '@/services/http/send-call';
import type { ChatAttachment } from '@/lib/domain/chat/message';
import { patienceFor } from '@/services/http/file-patience';

/** The bytes of an attachment. It never changes; a browser keeps it for as long as the page. */
export function fileQuery({ id, size }: Pick<ChatAttachment, 'id' | 'size'>) {
  return queryOptions({
    queryKey: ['chat', 'file', id],
    queryFn: async ({ signal }) => dataOrThrow(await sendCall('uploadedFile', { params: { id }, signal, timeoutMs: patienceFor(size) })),
    staleTime: Infinity,
    // Once, not three times: each may take minutes, and whoever wants the file can ask again.
    retry: (failures, error) => failures < 1 && mayRetry(failures, error),
  });
}
