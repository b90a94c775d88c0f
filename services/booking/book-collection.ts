import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Address } from '@/lib/contract/booking';
import { dataOrThrow } from '@/services/http/query-failure';
import { sendCall } from '@/services/http/send-call';
import { useCallAction } from '@/services/http/use-call-action';

/** What a collection into the plan costs: always the server's figures. */
export function collectionQuoteQuery(address: Address | null) {
  return queryOptions({
    // Apart from `wardrobe`: it is asked for again when the drawer opens, not with each change of a piece.
    queryKey: ['collection-quote', address],
    queryFn: async ({ signal }) => dataOrThrow(await sendCall('quoteCollection', { body: address ? { address } : {}, signal })),
    staleTime: 0,
    placeholderData: keepPreviousData,
    networkMode: 'always',
  });
}

/** Started by a person and never repeated by itself. */
export const useCreateCollection = () => useCallAction('createCollection');
