import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { UserProfile } from '@/lib/contract/account';
import type { AccountDeletion } from '@/lib/contract/account-access';
import { blockersOf, placesOf, type BlockerToSettle } from '@/lib/domain/account/deletion-blockers';
import { accountDeletionQuery, useDeleteAccount, isAccountGone } from '@/services/account';
import { isUnanswered, type Outcome, type ActionFailure } from '@/services/http/outcome';
import { usePausedPresence } from '@/services/presence/use-paused-presence';

/** Where the person stands: what proves that it is them is the password, or a link behind which they are by now. */
type DeletionStage =
  | { stage: 'checking' }
  | { stage: 'check-failed' }
  | { stage: 'blocked'; blockers: BlockerToSettle[] }
  | { stage: 'password' | 'link' | 'proven'; credits: AccountDeletion['credits'] };

interface Deletion {
  now: DeletionStage;
  /** Why the last press did not delete. */
  failure: ActionFailure | null;
  isPending: boolean;
  checkAgain: () => void;
  /** @returns what came of it; null while another press is under way */
  remove: (password: string) => Promise<Outcome<object> | null>;
}

export function useDeletion(user: UserProfile, mailedToken: string | null): Deletion {
  const { data, isError, isFetchedAfterMount, refetch } = useQuery(accountDeletionQuery());
  const { failure, run } = useDeleteAccount();
  const { isPresencePaused, withPresencePaused } = usePausedPresence();
  /** An answer was lost on its way: it may have been done. */
  const isUnknown = useRef(false);
  const rejected = failure?.kind === 'rejected' ? failure : null;
  const token = rejected?.code === 'TOKEN_EXPIRED' ? null : mailedToken;
  return { now: stage(), failure, isPending: isPresencePaused, checkAgain: () => void refetch(), remove };

  function stage(): DeletionStage {
    if (rejected?.code === 'ACCOUNT_DELETION_BLOCKED') return { stage: 'blocked', blockers: blockersOf(rejected.fields) };
    if (isError) return { stage: 'check-failed' };
    // What an earlier look found may be settled by now.
    if (!data || !isFetchedAfterMount) return { stage: 'checking' };
    if (data.blockers.length > 0) return { stage: 'blocked', blockers: placesOf(data.blockers) };
    if (token !== null) return { stage: 'proven', credits: data.credits };
    return { stage: user.hasPassword && rejected?.code !== 'ACCOUNT_PROOF_REQUIRED' ? 'password' : 'link', credits: data.credits };
  }

  async function remove(password: string): Promise<Outcome<object> | null> {
    let answer: Outcome<object> | null = null;
    await withPresencePaused(async () => {
      if (isUnknown.current && (await isAccountGone(user.email))) answer = { kind: 'ok', status: 200, data: {} };
      else answer = await run({ body: token === null ? { password } : { token } });
      isUnknown.current = answer !== null && isUnanswered(answer);
      return { isMember: answer?.kind !== 'ok' };
    });
    return answer;
  }
}
