import { queryOptions } from '@tanstack/react-query';
import { publicEnv } from '@/lib/config/env';
import type { Locale } from '@/lib/config/locales';
import { dataOrThrow } from '@/services/http/query-failure';
import { sendCall } from '@/services/http/send-call';

/** The piece that a message is about. */
export function itemQuery(id: string, locale: Locale) {
  return queryOptions({
    queryKey: ['chat', 'item', id, locale],
    queryFn: async ({ signal }) => dataOrThrow(await sendCall('item', { params: { id }, query: { locale }, signal })).item,
    enabled: publicEnv.extApi,
  });
}
