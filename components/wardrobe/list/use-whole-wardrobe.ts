import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { Locale } from '@/lib/config/locales';
import { itemsQuery, loadMoreItems } from '@/services/wardrobe/items';

/** Loads the first pieces, then all others in the background, so that filters and counts cover the whole wardrobe. */
export function useWholeWardrobe(locale: Locale) {
  const query = useQuery(itemsQuery(locale));
  const nextCursor = query.data?.nextCursor ?? null;
  const [failedAt, setFailedAt] = useState<string | null>(null);
  const isStopped = failedAt !== null && failedAt === nextCursor;

  useEffect(() => {
    if (nextCursor === null || isStopped) return;
    let isGone = false;
    loadMoreItems(locale).catch(() => {
      if (!isGone) setFailedAt(nextCursor);
    });
    return () => {
      isGone = true;
    };
  }, [locale, nextCursor, isStopped]);

  const resumeLoading = useCallback(() => setFailedAt(null), []);
  return { query, isComplete: nextCursor === null, isStopped, resumeLoading };
}
