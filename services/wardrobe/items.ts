import { queryOptions } from '@tanstack/react-query';
import type { Locale } from '@/lib/config/locales';
import type { Currency } from '@/lib/config/regions';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { appendItems, mergeItems } from '@/lib/domain/wardrobe/merge-items';
import { queryClient } from '@/services/http/query-client';
import { dataOrThrow } from '@/services/http/query-failure';
import { sendCall } from '@/services/http/send-call';
import { useCallMutation } from '@/services/http/use-call-mutation';

/** The part of the wardrobe that this tab holds so far. */
export interface LoadedItems {
  items: readonly WardrobeItem[];
  /** Null: this is all of it. */
  nextCursor: string | null;
  itemCount: number;
  currency: Currency;
  version: number;
}

/** Enough for any first screen; the rest follows behind it in large pages. */
const FIRST_PAGE = 60;
const NEXT_PAGES = 500;

const itemsKey = (locale: Locale) => ['wardrobe', 'items', locale] as const;

async function fetchPage(locale: Locale, take: number, cursor?: string, signal?: AbortSignal): Promise<LoadedItems> {
  return dataOrThrow(await sendCall('items', { query: { take, locale, ...(cursor ? { cursor } : {}) }, signal }), { items: 'list' });
}

/** The first screen of pieces. `loadMoreItems` and `refreshItems` complete and renew what it holds. */
export function itemsQuery(locale: Locale) {
  return queryOptions({
    queryKey: itemsKey(locale),
    queryFn: ({ signal }): Promise<LoadedItems> => fetchPage(locale, FIRST_PAGE, undefined, signal),
    // Kept fresh by version, and never thrown away under an open page.
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Puts the next page behind those that are here. @throws QueryFailure */
export async function loadMoreItems(locale: Locale): Promise<void> {
  const client = queryClient();
  const present = client.getQueryData(itemsQuery(locale).queryKey);
  if (!present?.nextCursor) return;
  const cursor = present.nextCursor;
  const page = await fetchPage(locale, NEXT_PAGES, cursor);
  client.setQueryData(itemsQuery(locale).queryKey, (now) =>
    // Only where it left off: a reload may have begun again meanwhile. The version stays that of the first page,
    // so that what changed during the loading is asked for once more.
    now?.nextCursor === cursor
      ? { ...now, items: appendItems(now.items, page.items), nextCursor: page.nextCursor, itemCount: page.itemCount }
      : now,
  );
}

const CHANGES_AT_ONCE = 500;
/** Changes that came while one look was under way are found by one more. */
let refreshing: Promise<boolean> | null = null;
let isAskedAgain = false;

/** Asks what changed since what is here. @returns whether anything had; failures keep what is here */
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
  // That of the first page: what changes on it while the others come is asked for the next time.
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
  // Not the pieces themselves: they are here by now, and asked for again they would begin at the first page.
  for (const part of ['item', 'summary', 'bookings']) void client.invalidateQueries({ queryKey: ['wardrobe', part] });
  return true;
}

/** One piece as a call answered with it, or as a person has just changed it. */
export function putItems(locale: Locale, change: (items: readonly WardrobeItem[]) => readonly WardrobeItem[]): void {
  queryClient().setQueryData(itemsQuery(locale).queryKey, (now) => now && { ...now, items: change(now.items) });
}

/** Everything that is known of one piece. */
export function itemPassportQuery(id: string, locale: Locale) {
  return queryOptions({
    queryKey: ['wardrobe', 'item', id, locale],
    queryFn: async ({ signal }) => dataOrThrow(await sendCall('item', { params: { id }, query: { locale }, signal }), { item: 'object' }),
  });
}

/** The plan meter, the next booking, what waits for the owner. */
export function wardrobeSummaryQuery() {
  return queryOptions({
    queryKey: ['wardrobe', 'summary'],
    queryFn: async ({ signal }) => dataOrThrow(await sendCall('wardrobeSummary', { signal }), { countsByState: 'list' }),
  });
}

/** Each is started by a person and never repeated by itself. */
export const useEditItem = () => useCallMutation('editItem');
export const useMarkWorn = () => useCallMutation('markWorn');
export const useApprovePrice = () => useCallMutation('approvePrice');
