import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { itemRequestQuery } from '@/services/wardrobe/requests';
import { ErrorState } from '@/components/ui/error-state';
import { LoadingRegion } from '@/components/ui/loading-region';
import { Skeleton } from '@/components/ui/skeleton';
import { RequestFacts } from './request-facts';

/** What the visit is for: the basket that it was booked with. */
export function VisitRequest({ id }: { id: string }) {
  const { t } = useTranslation('items');
  const { data, isPending, isFetching, refetch } = useQuery(itemRequestQuery(id));
  if (isPending) {
    return (
      <LoadingRegion>
        <Skeleton $height="8rem" />
      </LoadingRegion>
    );
  }
  if (data) {
    return (
      <section aria-label={t('request.show')}>
        <RequestFacts request={data} />
      </section>
    );
  }
  return data === null ? null : <ErrorState onRetry={() => void refetch()} isRetrying={isFetching} />;
}
