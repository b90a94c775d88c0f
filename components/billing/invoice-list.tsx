import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { Suspense, useCallback, useMemo, useRef, lazy, startTransition, useEffect, useState, type RefObject } from 'react';
import { useInView } from 'react-intersection-observer';
import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/actions/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { clientOnly, SilentDynamicLoading } from '@/components/ui/feedback/client-only';
import { QueryLoading } from '@/components/ui/feedback/query-loading';
import { useIsWide } from '@/components/ui/hooks/use-is-wide';
import { inTurn } from '@/components/ui/hooks/use-write-query';
import { SearchIcon } from '@/components/ui/page-icons';
import { Cluster, Stack } from '@/components/ui/layout/stack';
import { ReceiptIcon } from '@/components/ui/member-icons';
import { Text } from '@/components/ui/text/text';
import { media } from '@/components/ui/theme/media';
import { ROUTES } from '@/lib/config/routes';
import { invoicesQuery } from '@/services/billing';
import { refetchNow } from '@/services/http/query-client';
import {
  filterQuery,
  honoursFilter,
  honoursOrder,
  isFiltered,
  type ListAddress,
  NO_FILTER,
  readListAddress,
  writeListAddress,
} from './model/list-address';
import { RowsSkeleton } from './rows-skeleton';
import { ExportInvoices } from './export-invoices';
import { InvoiceCards } from './invoice-cards';
import { InvoiceFilters } from './invoice-filters';

/** The list's state is in the query string, so that it can be bookmarked, shared and navigated. Available after hydration. */
function useListAddress() {
  const router = useRouter();
  const { query, pathname } = router;
  const address = useMemo(() => readListAddress(query), [query]);

  const hrefOf = useCallback(
    (change: Partial<ListAddress>) => ({ pathname, query: writeListAddress({ ...address, ...change }) }),
    [address, pathname],
  );
  const go = useCallback(
    (change: Partial<ListAddress>) =>
      // Replaces the picker's history entry, if the picker is open.
      inTurn(() =>
        router[router.query.panel === undefined ? 'push' : 'replace'](hrefOf(change), undefined, { shallow: true, scroll: false }),
      ),
    [router, hrefOf],
  );
  return { address, hrefOf, go };
}

const InvoicePages = clientOnly(() => import('./invoice-pages').then((part) => part.InvoicePages), SilentDynamicLoading);

const Tools = styled(Cluster)`
  align-items: end;
  justify-content: space-between;
  gap: var(--space-4);
  ${media.md} {
    & > :first-child {
      flex: 1;
    }
  }
`;
/** Reserved space for the pages, which come later; nothing shifts. */
const PagesFrame = styled.div`
  min-height: 2.75rem;
`;
const Rows = styled.div`
  &[aria-busy='true'] {
    opacity: 0.6;
  }
  &[data-reserve='true'] {
    padding-bottom: 4.8rem;
  }
`;

/** The invoices by page; paging and filtering happen on the server, driven by the address. */
export function InvoiceList() {
  const { t } = useTranslation('billing');
  const { address, hrefOf, go } = useListAddress();
  const isWide = useIsWide('md');
  const rows = useRef<HTMLDivElement>(null);
  const { ref: rowsRef, inView: areRowsInView } = useInView({ triggerOnce: true, fallbackInView: true });
  const { ref: pagesRef, inView: arePagesNear } = useInView({ triggerOnce: true, rootMargin: '400px', fallbackInView: true });
  const table = useInvoiceTable({ isWanted: isWide, isInView: areRowsInView, rows });
  const { page, take, order } = address;
  const query = invoicesQuery({ page, take, ...filterQuery(address), ...(order ? { order } : {}) });
  const { data, isPending, isError, isFetching, isPlaceholderData, failureCount, refetch } = useQuery({
    ...query,
    placeholderData: keepPreviousData,
  });

  if (isPending) {
    return (
      <QueryLoading failures={failureCount} onRetry={() => void refetchNow(query.queryKey)}>
        <RowsSkeleton />
      </QueryLoading>
    );
  }
  if (isError) {
    return <ErrorState title={t('list.failedTitle')} body={t('list.failedBody')} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  const { itemCount, pageCount } = data.meta;
  if (itemCount === 0 && !isFiltered(address)) {
    return (
      <EmptyState
        level={3}
        picture={<ReceiptIcon size={32} />}
        title={t('list.emptyTitle')}
        body={t('list.emptyBody')}
        actions={
          <ButtonLink href={ROUTES.servicesPricing.path} variant="secondary">
            {t('list.emptyAction')}
          </ButtonLink>
        }
      />
    );
  }
  const canFilter = isPlaceholderData || honoursFilter(address, data.data);
  const canSort = isPlaceholderData || honoursOrder(order, data.data);
  const first = (page - 1) * take + 1;
  const paging =
    pageCount > 1 || take > 10
      ? {
          page: Math.min(page, pageCount),
          take,
          itemCount,
          onChange: (nextPage: number, nextTake: number) => go({ page: nextTake === take ? nextPage : 1, take: nextTake }),
        }
      : null;
  return (
    <Stack $gap={5}>
      <Tools>
        {canFilter ? (
          <InvoiceFilters address={address} canSort={canSort && table === 'none'} onChange={go} />
        ) : (
          <Text $size="sm" $tone="muted">
            {t('filter.notOffered')}
          </Text>
        )}
        {itemCount > 0 ? <ExportInvoices filter={canFilter ? address : NO_FILTER} /> : null}
      </Tools>
      {data.data.length === 0 ? (
        nothing()
      ) : (
        <>
          <Text role="status" $size="sm" $tone="muted">
            {t('list.range', { first, last: first + data.data.length - 1, count: itemCount })}
          </Text>
          <Rows ref={rows} aria-busy={isPlaceholderData} data-reserve={paging !== null && table === 'coming'}>
            <div ref={rowsRef}>
              <Suspense fallback={<InvoiceCards invoices={data.data} />}>
                {table === 'here' ? (
                  <InvoiceTable
                    invoices={data.data}
                    order={order}
                    canSort={canSort}
                    paging={paging}
                    onSort={(next) => go({ page: 1, order: next })}
                  />
                ) : (
                  <InvoiceCards invoices={data.data} />
                )}
              </Suspense>
            </div>
          </Rows>
        </>
      )}
      {paging && (table === 'none' || data.data.length === 0) ? (
        <PagesFrame ref={pagesRef}>{arePagesNear ? <InvoicePages {...paging} /> : null}</PagesFrame>
      ) : null}
    </Stack>
  );

  function nothing() {
    const isPastTheEnd = itemCount > 0;
    return (
      <EmptyState
        level={3}
        picture={<SearchIcon size={32} />}
        title={t(isPastTheEnd ? 'list.pastEndTitle' : 'list.noMatchTitle')}
        body={isPastTheEnd ? undefined : t('list.noMatchBody')}
        actions={
          <ButtonLink
            variant="secondary"
            shallow
            scroll={false}
            href={isPastTheEnd ? hrefOf({ page: pageCount }) : hrefOf({ page: 1, ...NO_FILTER })}
          >
            {t(isPastTheEnd ? 'list.lastPage' : 'filter.reset')}
          </ButtonLink>
        }
      />
    );
  }
}

const load = () => import('./invoice-table').then((part) => ({ default: part.InvoiceTable }));
/** Not `next/dynamic`, which shows nothing for a moment even of what has come. */
const InvoiceTable = lazy(load);

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
function useInvoiceTable({ isWanted, isInView, rows }: Where): 'none' | 'coming' | 'here' {
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
