import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { ROUTES } from '@/lib/config/routes';
import { invoicesQuery } from '@/services/billing/invoices-query';
import { queryClient } from '@/services/http/query-client';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { ReceiptIcon } from '@/components/ui/icons/receipt';
import { LoadingRegion } from '@/components/ui/loading-region';
import { Pagination } from '@/components/ui/pagination';
import { Stack } from '@/components/ui/stack';
import { Text } from '@/components/ui/text';
import { useQueryValue } from '@/components/ui/use-query-value';
import { RowsSkeleton } from './billing-skeleton';
import { InvoiceTable } from './invoice-table';

const TAKE = 10;

/** The invoices, a page at a time; the server pages, the address says which. */
export function InvoiceList() {
  const { t } = useTranslation('billing');
  const page = Math.max(1, Math.trunc(Number(useQueryValue('page')) || 1));
  const { data, isPending, isError, isFetching, failureCount, refetch } = useQuery({ ...invoicesQuery({ page, take: TAKE }), placeholderData: keepPreviousData }, queryClient());
  if (isPending) {
    return (
      <Stack $gap={4}>
        {failureCount > 0 ? <Text role="status" $tone="muted">{t('list.stillTrying')}</Text> : null}
        <LoadingRegion><RowsSkeleton /></LoadingRegion>
      </Stack>
    );
  }
  if (isError) {
    return <ErrorState title={t('list.failedTitle')} body={t('list.failedBody')} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  if (data.meta.itemCount === 0) {
    return (
      <EmptyState
        picture={<ReceiptIcon size={32} />}
        title={t('list.emptyTitle')}
        body={t('list.emptyBody')}
        actions={<ButtonLink href={ROUTES.servicesPricing.path} variant="secondary">{t('list.emptyAction')}</ButtonLink>}
      />
    );
  }
  return (
    <Stack $gap={5}>
      <Text role="status" $size="sm" $tone="muted">{t('list.count', { count: data.meta.itemCount })}</Text>
      <InvoiceTable invoices={data.data} />
      <Pagination page={page} pageCount={data.meta.pageCount} hrefOf={(target) => `${ROUTES.billings.path}?page=${target}`} />
    </Stack>
  );
}
