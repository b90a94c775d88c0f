import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Locale } from '@/lib/config/locales';
import { usePresence } from '@/services/presence/use-presence';
import { itemsQuery, refreshItems } from '@/services/wardrobe/items';

/** Refreshes when the realtime database reports a new version, and when the tab becomes visible or the network returns. */
export function useLiveWardrobe(locale: Locale): void {
  const client = useQueryClient();
  const presence = usePresence();

  useEffect(() => {
    if (typeof presence === 'string') return;
    let stop: (() => void) | null = null;
    let isGone = false;
    void import('@/services/presence/watch-wardrobe-version')
      .then(({ watchWardrobeVersion }) => {
        if (isGone) return;
        stop = watchWardrobeVersion(presence, (version) => {
          // If notified during the initial load, compare after it.
          void client
            .ensureQueryData(itemsQuery(locale))
            .then((known) => {
              if (!isGone && version > known.version) void refreshItems(locale);
            })
            .catch(() => undefined);
        });
      })
      .catch(() => undefined); // Without the chunk there are no live updates; the other refreshes still work.
    return () => {
      isGone = true;
      stop?.();
    };
  }, [client, presence, locale]);

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void refreshItems(locale);
    };
    document.addEventListener('visibilitychange', look);
    window.addEventListener('online', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', look);
    };
  }, [locale]);
}
