import { lazy, startTransition, useEffect, useState, type RefObject } from 'react';

const load = () => import('./invoice-table').then((part) => ({ default: part.InvoiceTable }));
/** Not `next/dynamic`, which shows nothing for a moment even of what has come. */
export const InvoiceTable = lazy(load);

const TOUCHES = ['scroll', 'keydown', 'focusin', 'pointermove', 'pointerdown'] as const;
const RECHECK_MS = 300;

interface Where {
  /** Whether the window is wide enough. */
  isWanted: boolean;
  isInView: boolean;
  /** Of the plain rows. */
  rows: RefObject<HTMLElement | null>;
}

/**
 * Whether antd's table is here, still coming, or none: on a phone, or where it could not be fetched. It weighs nearly as much as the
 * rest of the page, so it is fetched when the rows are in view and the page is touched (docs/decisions/0044). Plain rows of the same shape
 * stand there until then; a row that is pressed or has the focus is not taken away.
 */
export function useInvoiceTable({ isWanted, isInView, rows }: Where): 'none' | 'coming' | 'here' {
  const [isTouched, setIsTouched] = useState(false);
  const [fetched, setFetched] = useState<'here' | 'failed' | null>(null);
  useEffect(() => {
    const listening = new AbortController();
    const touch = () => {
      setIsTouched(true);
      listening.abort();
    };
    for (const name of TOUCHES) window.addEventListener(name, touch, { passive: true, signal: listening.signal });
    return () => listening.abort();
  }, []);

  const isDue = isWanted && isInView && isTouched;
  useEffect(() => {
    if (!isDue) return undefined;
    let recheck: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const takePlace = () => {
      if (isGone) return;
      if (rows.current?.matches(':active, :focus-within')) recheck = setTimeout(takePlace, RECHECK_MS);
      else startTransition(() => setFetched('here'));
    };
    void load().then(takePlace, () => setFetched('failed'));
    return () => {
      isGone = true;
      clearTimeout(recheck);
    };
  }, [isDue, rows]);

  if (!isWanted || fetched === 'failed') return 'none';
  return fetched ?? 'coming';
}
