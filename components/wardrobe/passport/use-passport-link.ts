import { useRouter } from 'next/router';
import { useMemo, type MouseEvent } from 'react';
import { localePrefix } from '@/lib/config/locales';
import { omitKeys } from '@/lib/records';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { useWriteQuery } from '@/components/ui/hooks/use-write-query';

export interface PassportLink {
  /** Address of a piece's passport, keeping the current view. */
  addressOf: (id: string) => string;
  /** Click handler: opens it here, unless the person wants a new tab. */
  open: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/**
 * Links for a long list. next/link observes each link and rerenders it when it comes into view; these share stable handlers and find the
 * piece by its address.
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
