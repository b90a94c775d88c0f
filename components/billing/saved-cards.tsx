import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { paymentMethodsQuery } from '@/services/billing/payment-methods-query';
import { queryClient } from '@/services/http/query-client';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Heading } from '@/components/ui/heading';
import { CreditCardIcon } from '@/components/ui/icons/credit-card';
import { LoadingRegion } from '@/components/ui/loading-region';
import { useLocale } from '@/components/ui/use-locale';
import { RowsSkeleton } from './billing-skeleton';
import { CardRow } from './card-row';

/** The cards of this site's currency. */
export function SavedCards() {
  const { t } = useTranslation('billing');
  const { region } = useLocale();
  const { data, isPending, isError, isFetching, refetch } = useQuery(paymentMethodsQuery(region.currency), queryClient());
  if (isPending) return <LoadingRegion><RowsSkeleton rows={2} /></LoadingRegion>;
  if (isError) return <ErrorState title={t('cards.failedTitle')} body={t('cards.failedBody')} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (data.length === 0) return <EmptyState picture={<CreditCardIcon size={32} />} title={t('cards.emptyTitle')} body={t('cards.emptyBody')} />;
  return (
    <section>
      <Heading level={2} look="h3">{t('cards.list')}</Heading>
      <ul>{data.map((card) => <CardRow key={card.id} card={card} />)}</ul>
    </section>
  );
}
