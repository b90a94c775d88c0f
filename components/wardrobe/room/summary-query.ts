import type { UseQueryResult } from '@tanstack/react-query';
import type { CallData } from '@/services/http/send-call';

/** What the page's head asks for, on its way, here, or failed. */
export type SummaryQuery = Pick<UseQueryResult<CallData<'wardrobeSummary'>>, 'data' | 'isPending' | 'isFetching' | 'refetch'>;
