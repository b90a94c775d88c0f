import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { queryClient } from '@/services/http/query-client';
import { itemRequestQuery } from '@/services/wardrobe/item-requests';
import { ErrorState } from '@/components/ui/error-state';
import { LoadingRegion } from '@/components/ui/loading-region';
import { Skeleton } from '@/components/ui/skeleton';
import { RequestFacts } from './request-facts';

const Facts = styled.section`
  border-radius: var(--radius-sm);
  &:focus-visible { outline: 2px solid var(--focus); outline-offset: 4px; }
`;

/** What the visit is for: the basket that it was booked with. */
export function VisitRequest({ id }: { id: string }) {
  const { t } = useTranslation('items');
  const { data, isPending, isFetching, refetch } = useQuery(itemRequestQuery(id), queryClient());
  if (isPending) return <LoadingRegion><Skeleton $height="8rem" /></LoadingRegion>;
  // There is nothing to press in it, and on a phone it is longer than the drawer: keys come to it and roll it.
  if (data) return <Facts tabIndex={0} aria-label={t('request.show')}><RequestFacts request={data} /></Facts>;
  return data === null ? null : <ErrorState onRetry={() => void refetch()} isRetrying={isFetching} />;
}
