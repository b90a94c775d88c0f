import { queryOptions } from '@tanstack/react-query';
import type { AccountDeletion } from '@/lib/contract/account-access';
import { dataOrThrow } from '@/services/http/query-failure';
import { sendCall } from '@/services/http/send-call';

const NOT_OFFERED = [404, 501];
/** A provider that does not tell it beforehand tells it as the answer to the deletion itself. */
const NOTHING_KNOWN: AccountDeletion = { blockers: [], credits: [] };

/** What deleting the account would meet. */
export function accountDeletionQuery() {
  return queryOptions({
    queryKey: ['account-deletion'],
    queryFn: async ({ signal }): Promise<AccountDeletion> => {
      const outcome = await sendCall('accountDeletion', { signal });
      if (outcome.kind === 'rejected' && NOT_OFFERED.includes(outcome.status)) return NOTHING_KNOWN;
      return dataOrThrow<AccountDeletion>(outcome, { blockers: 'list', credits: 'list' });
    },
    // What blocks it is settled on other pages: nothing of it is kept for the next look.
    staleTime: 0,
    gcTime: 0,
  });
}
