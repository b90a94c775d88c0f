import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { publicEnv } from '@/lib/config/env';
import type { Locale } from '@/lib/config/locales';
import type { Currency } from '@/lib/config/regions';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { appendItems, mergeItems } from '@/lib/domain/wardrobe/selection';
import { queryClient } from '@/services/http/query-client';
import { dataOrThrow } from '@/services/http/query-failure';
import { sendCall, type CallData } from '@/services/http/send-call';
import { useCallMutation } from '@/services/http/use-call-mutation';

/** The part of the wardrobe loaded so far. */
export interface LoadedItems {
  items: readonly WardrobeItem[];
  /** Null: everything is loaded. */
  nextCursor: string | null;
  itemCount: number;
  currency: Currency;
  version: number;
}

/** Enough for the first screen; the rest follows in large pages. */
const FIRST_PAGE = 24;
const NEXT_PAGES = 500;

const itemsKey = (locale: Locale) => ['wardrobe', 'items', locale] as const;

async function fetchPage(locale: Locale, take: number, cursor?: string, signal?: AbortSignal): Promise<LoadedItems> {
  return dataOrThrow(await sendCall('items', { query: { take, locale, ...(cursor ? { cursor } : {}) }, signal }), { items: 'list' });
}

/** Loads the first screen of pieces. `loadMoreItems` completes the cached list, `refreshItems` updates it. */
export function itemsQuery(locale: Locale) {
  return queryOptions({
    queryKey: itemsKey(locale),
    queryFn: ({ signal }): Promise<LoadedItems> => fetchPage(locale, FIRST_PAGE, undefined, signal),
    // Freshness is tracked by version, so it is never stale by time nor removed under an open page.
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Appends the next page. @throws QueryFailure */
export async function loadMoreItems(locale: Locale): Promise<void> {
  const client = queryClient();
  const present = client.getQueryData(itemsQuery(locale).queryKey);
  if (!present?.nextCursor) return;
  const cursor = present.nextCursor;
  const page = await fetchPage(locale, NEXT_PAGES, cursor);
  client.setQueryData(itemsQuery(locale).queryKey, (now) =>
    // Append only if the cursor still matches: a reload may have restarted meanwhile. The version stays that of the first page, so that
    // changes made during loading are fetched again.
    now?.nextCursor === cursor
      ? { ...now, items: appendItems(now.items, page.items), nextCursor: page.nextCursor, itemCount: page.itemCount }
      : now,
  );
}

const CHANGES_AT_ONCE = 500;
/** Changes that arrive during a refresh are picked up by one more. */
let refreshing: Promise<boolean> | null = null;
let isAskedAgain = false;

/** Fetches changes since the loaded version. @returns whether there were any; a failure keeps the current list */
export function refreshItems(locale: Locale): Promise<boolean> {
  if (refreshing) {
    isAskedAgain = true;
    return refreshing;
  }
  refreshing = fetchChanges(locale)
    .catch(() => false)
    .finally(() => {
      refreshing = null;
      if (!isAskedAgain) return;
      isAskedAgain = false;
      void refreshItems(locale);
    });
  return refreshing;
}

async function fetchChanges(locale: Locale): Promise<boolean> {
  const client = queryClient();
  const { queryKey } = itemsQuery(locale);
  const present = client.getQueryData(queryKey);
  if (!present) return false;
  const changes: WardrobeItem[] = [];
  let cursor: string | undefined;
  let last: LoadedItems;
  // The version of the first page: changes made while the others load are fetched next time.
  let version: number | null = null;
  do {
    last = dataOrThrow(
      await sendCall('items', { query: { take: CHANGES_AT_ONCE, locale, since: present.version, ...(cursor ? { cursor } : {}) } }),
      { items: 'list' },
    );
    version ??= last.version;
    changes.push(...last.items);
    cursor = last.nextCursor ?? undefined;
  } while (cursor);
  if (version === present.version && changes.length === 0) return false;
  const { itemCount } = last;
  const reached = version;
  client.setQueryData(
    queryKey,
    (now) => now && { ...now, items: mergeItems(now.items, changes), version: Math.max(now.version, reached), itemCount },
  );
  // A piece that its member has removed is not among the changes.
  const now = client.getQueryData(queryKey);
  if (now?.nextCursor === null && now.items.length > itemCount) void client.invalidateQueries({ queryKey });
  // Not the list itself: it is up to date, and a refetch would restart at the first page.
  for (const part of ['item', 'summary', 'bookings', 'sales']) void client.invalidateQueries({ queryKey: ['wardrobe', part] });
  return true;
}

/** Updates pieces in the cache, from an answer or optimistically. */
export function updateCachedItems(locale: Locale, change: (items: readonly WardrobeItem[]) => readonly WardrobeItem[]): void {
  queryClient().setQueryData(itemsQuery(locale).queryKey, (now) => now && { ...now, items: change(now.items) });
}

/** All details of one piece. */
export function itemPassportQuery(id: string, locale: Locale) {
  return queryOptions({
    queryKey: ['wardrobe', 'item', id, locale],
    queryFn: async ({ signal }) => dataOrThrow(await sendCall('item', { params: { id }, query: { locale }, signal }), { item: 'object' }),
  });
}

/** The plan's usage, the next booking, and decisions that wait for the owner. */
export function wardrobeSummaryQuery() {
  return queryOptions({
    queryKey: ['wardrobe', 'summary'],
    queryFn: async ({ signal }) => dataOrThrow(await sendCall('wardrobeSummary', { signal }), { countsByState: 'list' }),
  });
}

/** Everything that is or was for sale, newest piece first. */
export function salesQuery(locale: Locale) {
  return queryOptions({
    queryKey: ['wardrobe', 'sales', locale],
    queryFn: async ({ signal }): Promise<{ items: readonly WardrobeItem[]; currency: Currency }> => {
      const items: WardrobeItem[] = [];
      let cursor: string | null = null;
      let currency: Currency;
      do {
        const page: CallData<'sales'> = dataOrThrow(
          await sendCall('sales', { query: { take: NEXT_PAGES, locale, ...(cursor ? { cursor } : {}) }, signal }),
          { items: 'list' },
        );
        items.push(...page.items);
        ({ nextCursor: cursor, currency } = page);
      } while (cursor !== null);
      return { items, currency };
    },
  });
}

/** When the member agreed to the terms of selling as they stand; null: not yet, or not known. */
export function useSellingAgreement(isMember = true): string | null {
  return useQuery({ ...wardrobeSummaryQuery(), enabled: isMember && publicEnv.extApi }).data?.sellingTerms?.agreedAt ?? null;
}

/** Fetches it if it is not known yet, for a press that comes before the query has answered. Null also after a failure. */
export const readSellingAgreement = (): Promise<string | null> =>
  queryClient()
    .ensureQueryData(wardrobeSummaryQuery())
    .then(({ sellingTerms }) => sellingTerms?.agreedAt ?? null)
    .catch(() => null);

/** Started by a person, so never retried automatically. */
export const useEditItem = () => useCallMutation('editItem');
export const useMarkWorn = () => useCallMutation('markWorn');
export const useApprovePrice = () => useCallMutation('approvePrice');

/** The wardrobe summary query: pending, loaded or failed. */
export type SummaryQuery = Pick<
  UseQueryResult<CallData<'wardrobeSummary'>>,
  'data' | 'isPending' | 'isFetching' | 'failureCount' | 'refetch'
>;
