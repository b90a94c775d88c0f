import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { ROUTES } from '@/lib/config/routes';
import { invoiceQuery, isMissing } from '@/services/billing/invoice-query';
import { queryClient } from '@/services/http/query-client';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { ReceiptIcon } from '@/components/ui/icons/receipt';
import { LoadingRegion } from '@/components/ui/loading-region';
import { RowsSkeleton } from './billing-skeleton';
import { InvoiceSheet } from './invoice-sheet';

/** One invoice by its id: the sheet, or why there is none. */
export function InvoiceDetail({ id }: { id: string }) {
  const { t } = useTranslation('billing');
  const { data, isPending, error, isFetching, refetch } = useQuery(invoiceQuery(id), queryClient());
  if (isPending) return <LoadingRegion><RowsSkeleton /></LoadingRegion>;
  if (data) return <InvoiceSheet invoice={data} />;
  if (isMissing(error)) {
    return (
      <EmptyState
        picture={<ReceiptIcon size={32} />}
        title={t('invoice.missingTitle')}
        body={t('invoice.missingBody')}
        actions={<ButtonLink href={ROUTES.billings.path}>{t('invoice.back')}</ButtonLink>}
      />
    );
  }
  return <ErrorState title={t('invoice.failedTitle')} body={t('list.failedBody')} onRetry={() => void refetch()} isRetrying={isFetching} />;
}
