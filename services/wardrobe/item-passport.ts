import { queryOptions } from '@tanstack/react-query';
import type { Locale } from '@/lib/config/locales';
import { dataOrThrow, QueryFailure } from '@/services/http/query-failure';
import { sendCall } from '@/services/http/send-call';

const NOT_FOUND = 404;

/** Everything that is known of one piece. */
export function itemPassportQuery(id: string, locale: Locale) {
  return queryOptions({
    queryKey: ['wardrobe', 'item', id, locale],
    queryFn: async ({ signal }) => dataOrThrow(await sendCall('item', { params: { id }, query: { locale }, signal }), { item: 'object' }),
    networkMode: 'always',
  });
}

export function isMissing(error: unknown): boolean {
  return error instanceof QueryFailure && error.outcome.kind === 'rejected' && error.outcome.status === NOT_FOUND;
}
