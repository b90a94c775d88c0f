import { useRouter } from 'next/router';
import { useEffect, useRef, useState } from 'react';
import { omitKeys } from '@/lib/omit-keys';

const WRITE_AFTER_MS = 300;

/**
 * What is typed, at once; the address follows when the typing rests, so that a search can be sent on.
 * A search that the page was opened with stands in the field.
 */
export function useSearchText(): [string, (text: string) => void] {
  const router = useRouter();
  const [typed, setTyped] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const [fromAddress = ''] = router.isReady ? [router.query.q ?? ''].flat() : [];
  const search = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const rest = omitKeys(router.query, 'q');
      void router.replace({ pathname: router.pathname, query: text.trim() ? { ...rest, q: text.trim() } : rest }, undefined, { shallow: true, scroll: false });
    }, WRITE_AFTER_MS);
  };
  return [typed ?? fromAddress, search];
}
