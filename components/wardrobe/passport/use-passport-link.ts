import { useRouter } from 'next/router';
import { useMemo, type MouseEvent } from 'react';
import { localePrefix } from '@/lib/config/locales';
import { omitKeys } from '@/lib/omit-keys';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { useWriteQuery } from '@/components/ui/hooks/use-write-query';

export interface PassportLink {
  /** Address of a piece's passport, over the view that is open now. */
  addressOf: (id: string) => string;
  /** For the link: opens it here, unless the person wants it in another tab. */
  open: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/**
 * The links of a long list. Next's own observes each link, and renders it once more when it comes into view; ours are
 * told apart by their address, and stay the same while the list scrolls.
 */
export function usePassportLink(): PassportLink {
  const router = useRouter();
  const prefix = localePrefix(useLocale().locale);
  const writeQuery = useWriteQuery();
  const rest = new URLSearchParams(
    Object.entries(omitKeys(router.query, 'item')).flatMap(([key, value]) =>
      value === undefined ? [] : [value].flat().map((one) => [key, one]),
    ),
  ).toString();
  const base = `${prefix}${router.pathname}?${rest === '' ? '' : `${rest}&`}item=`;

  return useMemo(
    () => ({
      addressOf: (id) => base + encodeURIComponent(id),
      open: (event) => {
        const id = event.currentTarget.dataset.item;
        if (!id || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        writeQuery('push', (query) => ({ ...query, item: id }));
      },
    }),
    [base, writeQuery],
  );
}
