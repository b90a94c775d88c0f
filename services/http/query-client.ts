import { QueryClient } from '@tanstack/react-query';

const FIVE_MINUTES_MS = 5 * 60 * 1000;

/** The specification's query options: three retries, no refetch on focus or reconnect, five minutes of cache. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Without a network a call fails, is said to, and can be made again: by default it would wait unsaid, for ever.
      queries: { networkMode: 'always', retry: 3, refetchOnWindowFocus: false, refetchOnReconnect: false, gcTime: FIVE_MINUTES_MS },
      // A mutation may move money: it is repeated by a person or by nobody.
      mutations: { retry: false },
    },
  });
}

let ofThisTab: QueryClient | undefined;

/** The tab's client; on the server each render gets its own, so that nothing is shared between visitors. */
export function queryClient(): QueryClient {
  if (typeof window === 'undefined') return createQueryClient();
  return (ofThisTab ??= createQueryClient());
}
