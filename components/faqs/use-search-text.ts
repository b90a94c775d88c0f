import { useEffect, useRef, useState } from 'react';
import { useQueryValue } from '@/components/ui/use-query-value';
import { useWriteQuery } from '@/components/ui/use-write-query';
import { omitKeys } from '@/lib/omit-keys';

const WRITE_AFTER_MS = 300;

/**
 * What is typed, at once; the address follows when the typing rests, so that a search can be sent on.
 * A search that the page was opened with stands in the field.
 */
export function useSearchText(): [string, (text: string) => void] {
  const write = useWriteQuery();
  const [typed, setTyped] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const fromAddress = useQueryValue('q') ?? '';
  const search = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      write('replace', (query) => ({ ...omitKeys(query, 'q'), ...(text.trim() && { q: text.trim() }) }));
    }, WRITE_AFTER_MS);
  };
  return [typed ?? fromAddress, search];
}
