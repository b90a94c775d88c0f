import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Locale } from '@/lib/config/locales';
import { usePresence } from '@/services/presence/use-presence';
import { itemsQuery, refreshItems } from '@/services/wardrobe/items';

/** Looks for changes when the realtime database counts one, and when somebody comes back to the tab or to the network. */
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
          // Told while the pieces are still on their way, it is compared with what has come.
          void client
            .ensureQueryData(itemsQuery(locale))
            .then((known) => {
              if (!isGone && version > known.version) void refreshItems(locale);
            })
            .catch(() => undefined);
        });
      })
      .catch(() => undefined); // Without the chunk the page is as fresh as its last look.
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
