import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { isFinal } from './outcome';
import { QueryFailure } from './query-failure';

const FIVE_MINUTES_MS = 5 * 60 * 1000;

const RETRIES = 3;

/** A refusal stays one, that of an ended session first of all: who repeats it keeps the person waiting for nothing. */
export const mayRetry = (count: number, error: Error): boolean =>
  count < RETRIES && !(error instanceof QueryFailure && isFinal(error.outcome));

/** The specification's query options: three retries, no refetch on focus or reconnect, five minutes of cache. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Without a network a call fails, is said to, and can be made again: by default it would wait unsaid, for ever.
      queries: { networkMode: 'always', retry: mayRetry, refetchOnWindowFocus: false, refetchOnReconnect: false, gcTime: FIVE_MINUTES_MS },
      // A mutation may move money: it is repeated by a person or by nobody. What it sent, a password for one, is not kept.
      mutations: { networkMode: 'always', retry: false, gcTime: 0 },
    },
  });
}

let ofThisTab: QueryClient | undefined;

/** The tab's client; on the server each render gets its own, so that nothing is shared between visitors. */
export function queryClient(): QueryClient {
  if (typeof window === 'undefined') return createQueryClient();
  return (ofThisTab ??= createQueryClient());
}

/** Asks at once for what has not come yet, in place of the repetition that waits its turn. */
export async function refetchNow(...keys: QueryKey[]): Promise<void> {
  const client = queryClient();
  await Promise.all(
    keys
      .filter((key) => client.getQueryData(key) === undefined)
      .map(async (queryKey) => {
        await client.cancelQueries({ queryKey, exact: true }, { silent: true });
        await client.refetchQueries({ queryKey, exact: true });
      }),
  );
}
