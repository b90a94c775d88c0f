import type { QueryKey } from '@tanstack/react-query';
import { queryClient } from './query-client';

/** Asks at once for what has not come yet, in place of the repetition that waits its turn. */
export async function askNow(...keys: QueryKey[]): Promise<void> {
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
