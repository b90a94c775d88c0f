import { useRouter } from 'next/router';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useFilterSteps, type DrawerSteps } from '@/components/ui/hooks/use-drawer-steps';
import { queryOfView, viewOfQuery, type WardrobeView, type WardrobeFilters } from '@/components/wardrobe/model/wardrobe-view';
import { useWriteQuery } from '@/components/ui/hooks/use-write-query';

/** Debounce: one page view per settled query, not per keystroke. */
const WRITE_AFTER_MS = 300;

const textOf = (view: WardrobeView) => JSON.stringify(queryOfView(view));

/**
 * The view (filters, order, layout). Changes apply at once and are written to the address with a debounce; external changes of the address
 * win.
 */
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
    // Back, Forward or a link: drop pending changes. Our own writes change nothing.
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
  // One stable function: a new closure per view would keep the previous render alive, and so on, with all its pieces (`npm run
  // bench -- wardrobe --minutes 10`).
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

/** The filters' drawer. Back closes it too, to an address from before they were chosen: they stay. */
export function useKeptFilters(filters: WardrobeFilters, onChange: (change: { filters: WardrobeFilters }) => void): DrawerSteps<'filters'> {
  const steps = useFilterSteps();
  const isOpen = steps.asked !== null;
  const chosen = useRef<WardrobeFilters | null>(null);
  useEffect(() => {
    if (isOpen) chosen.current = filters;
    else if (chosen.current) {
      onChange({ filters: chosen.current });
      chosen.current = null;
    }
  }, [isOpen, filters, onChange]);
  return steps;
}
