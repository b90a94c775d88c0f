import { useRouter } from 'next/router';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { queryOfView, viewOfQuery, type WardrobeView } from '@/lib/domain/wardrobe/wardrobe-view';

/** One page view a settled query, not one a keystroke. */
const WRITE_AFTER_MS = 300;

const textOf = (view: WardrobeView) => JSON.stringify(queryOfView(view));

/** The view at once as it is chosen; the address follows when the choosing rests, and leads when it changes by itself. */
export function useWardrobeView(): [WardrobeView, (change: Partial<WardrobeView>) => void] {
  const router = useRouter();
  const [chosen, setChosen] = useState<WardrobeView | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const fromAddress = useMemo(() => viewOfQuery(router.query), [router.query]);
  const address = textOf(fromAddress);
  const seen = useRef(address);
  const written = useRef<string | null>(null);
  useEffect(() => {
    if (seen.current === address) return;
    seen.current = address;
    // Back, forward or a link: what was chosen here is over. Our own writing changes nothing that is shown.
    if (written.current !== address) {
      clearTimeout(timer.current);
      setChosen(null);
    }
  }, [address]);

  const view = chosen ?? fromAddress;
  const latest = useRef({ router, view });
  useEffect(() => {
    latest.current = { router, view };
  });
  // One function for the page's life: one per view would keep the render before it alive, and that the one before, with
  // all its pieces (`npm run bench:wardrobe -- --minutes 10`).
  const change = useCallback((part: Partial<WardrobeView>) => {
    const next = { ...latest.current.view, ...part };
    setChosen(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const { pathname, query, replace } = latest.current.router;
      const nextQuery = queryOfView(next, query);
      written.current = textOf(viewOfQuery(nextQuery));
      void replace({ pathname, query: nextQuery }, undefined, { shallow: true, scroll: false });
    }, WRITE_AFTER_MS);
  }, []);
  return [view, change];
}
