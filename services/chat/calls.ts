import { queryOptions } from '@tanstack/react-query';
import { publicEnv } from '@/lib/config/env';
import type { Locale } from '@/lib/config/locales';
import type { ChatAttachment } from '@/lib/domain/chat/message';
import { mayRetry } from '@/services/http/query-client';
import { dataOrThrow } from '@/services/http/query-failure';
import { sendCall } from '@/services/http/send-call';
import { timeoutForBytes } from '@/services/http/timeouts';

/** The piece that a message is about. */
export function itemQuery(id: string, locale: Locale) {
  return queryOptions({
    queryKey: ['chat', 'item', id, locale],
    queryFn: async ({ signal }) => dataOrThrow(await sendCall('item', { params: { id }, query: { locale }, signal })).item,
    enabled: publicEnv.extApi,
  });
}

/** The bytes of an attachment. They never change, so they are cached for the life of the page. */
export function fileQuery({ id, size }: Pick<ChatAttachment, 'id' | 'size'>) {
  return queryOptions({
    queryKey: ['chat', 'file', id],
    queryFn: async ({ signal }) =>
      dataOrThrow(await sendCall('uploadedFile', { params: { id }, signal, timeoutMs: timeoutForBytes(size) })),
    staleTime: Infinity,
    // One retry instead of three: each attempt may take minutes, and the person can retry.
    retry: (failures, error) => failures < 1 && mayRetry(failures, error),
  });
}

/** Uploads a file; the message then refers to the stored copy. */
export function sendFile(file: File, signal: AbortSignal) {
  return sendCall('upload', { file, signal, timeoutMs: timeoutForBytes(file.size) });
}
