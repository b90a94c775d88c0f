import type { UseQueryResult } from '@tanstack/react-query';
import type { CallData } from '@/services/http/send-call';

/** The wardrobe summary query: pending, loaded or failed. */
export type SummaryQuery = Pick<UseQueryResult<CallData<'wardrobeSummary'>>, 'data' | 'isPending' | 'isFetching' | 'refetch'>;
