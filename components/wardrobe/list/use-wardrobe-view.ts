import { useRouter } from 'next/router';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { queryOfView, viewOfQuery, type WardrobeView } from '@/lib/domain/wardrobe/wardrobe-view';
import { useWriteQuery } from '@/components/ui/hooks/use-write-query';

/** One page view a settled query, not one a keystroke. */
const WRITE_AFTER_MS = 300;

const textOf = (view: WardrobeView) => JSON.stringify(queryOfView(view));

/** The view at once as it is chosen; the address follows when the choosing rests, and leads when it changes by itself. */
export function useWardrobeView(): [WardrobeView, (change: Partial<WardrobeView>) => void] {
  const { query } = useRouter();
  const writeQuery = useWriteQuery();
  const [chosen, setChosen] = useState<WardrobeView | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const fromAddress = useMemo(() => viewOfQuery(query), [query]);
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
  const latest = useRef(view);
  useEffect(() => {
    latest.current = view;
  });
  // One function for the page's life: one per view would keep the render before it alive, and that the one before, with
  // all its pieces (`npm run bench:wardrobe -- --minutes 10`).
  const change = useCallback(
    (part: Partial<WardrobeView>) => {
      const next = { ...latest.current, ...part };
      setChosen(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        writeQuery('replace', (now) => {
          const nextQuery = queryOfView(next, now);
          written.current = textOf(viewOfQuery(nextQuery));
          return nextQuery;
        });
      }, WRITE_AFTER_MS);
    },
    [writeQuery],
  );
  return [view, change];
}
