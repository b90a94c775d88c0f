import { queryOptions } from '@tanstack/react-query';
import { dataOrThrow } from '@/services/http/query-failure';
import { sendCall } from '@/services/http/send-call';
import { INVOICES_KEY } from './invoices-query';

/** The dates of the oldest and the newest invoice; null: there is none at all. Which years can be asked for follows from it. */
export function invoiceSpanQuery() {
  return queryOptions({
    queryKey: [INVOICES_KEY, 'span'],
    queryFn: async ({ signal }): Promise<{ oldest: string; newest: string } | null> => {
      const {
        data: [newest],
        meta,
      } = dataOrThrow(await sendCall('invoices', { query: { page: 1, take: 1 }, signal }));
      if (!newest) return null;
      const {
        data: [oldest],
      } = dataOrThrow(await sendCall('invoices', { query: { page: meta.itemCount, take: 1 }, signal }));
      return { oldest: oldest?.date ?? newest.date, newest: newest.date };
    },
  });
}
