import { QueryClient, type Query, type QueryKey } from '@tanstack/react-query';
import { isFinal } from './outcome';
import { QueryFailure } from './query-failure';

const FIVE_MINUTES_MS = 5 * 60 * 1000;

const RETRIES = 3;

/** Never retry a refusal, above all a 401: it would only make the person wait. */
export const mayRetry = (count: number, error: Error): boolean =>
  count < RETRIES && !(error instanceof QueryFailure && isFinal(error.outcome));

/** The specification's query options: three retries, no refetch on focus or reconnect, five minutes of cache. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Offline, a call should fail visibly and offer Retry; by default react-query would pause it silently.
      queries: { networkMode: 'always', retry: mayRetry, refetchOnWindowFocus: false, refetchOnReconnect: false, gcTime: FIVE_MINUTES_MS },
      // A mutation may move money, so it is never retried automatically. Its variables, such as a password, are not kept.
      mutations: { networkMode: 'always', retry: false, gcTime: 0 },
    },
  });
}

let ofThisTab: QueryClient | undefined;

/** One client per tab; on the server one per render, so that visitors share nothing. */
export function queryClient(): QueryClient {
  if (typeof window === 'undefined') return createQueryClient();
  return (ofThisTab ??= createQueryClient());
}

/** Refetches what has no data yet, under each key, now instead of at its next retry. */
export async function refetchNow(...keys: QueryKey[]): Promise<void> {
  const client = queryClient();
  const predicate = ({ state }: Query) => state.data === undefined;
  await Promise.all(
    keys.map(async (queryKey) => {
      await client.cancelQueries({ queryKey, type: 'active', predicate }, { silent: true });
      await client.refetchQueries({ queryKey, type: 'active', predicate });
    }),
  );
}
