import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { UserProfile } from '@/lib/contract/account';
import type { AccountDeletion } from '@/lib/contract/account-access';
import { blockersOf, placesOf, type BlockerToSettle } from '@/lib/domain/account/deletion-blockers';
import { accountDeletionQuery, useDeleteAccount, isAccountGone } from '@/services/account';
import { isUnanswered, type Outcome, type ActionFailure } from '@/services/http/outcome';
import { usePausedPresence } from '@/services/presence/use-paused-presence';

/** The stage of the deletion. Proof of identity is the password, or a mailed link that has been opened. */
type DeletionStage =
  | { stage: 'checking' }
  | { stage: 'check-failed' }
  | { stage: 'blocked'; blockers: BlockerToSettle[] }
  | { stage: 'password' | 'link' | 'proven'; credits: AccountDeletion['credits'] };

interface Deletion {
  now: DeletionStage;
  /** Why the last attempt failed. */
  failure: ActionFailure | null;
  isPending: boolean;
  checkAgain: () => void;
  /** @returns the outcome; null while another attempt is running */
  remove: (password: string) => Promise<Outcome<object> | null>;
}

export function useDeletion(user: UserProfile, mailedToken: string | null): Deletion {
  const { data, isError, isFetchedAfterMount, refetch } = useQuery(accountDeletionQuery());
  const { failure, run } = useDeleteAccount();
  const { isPresencePaused, withPresencePaused } = usePausedPresence();
  /** True after a lost answer: the deletion may have been done. */
  const isUnknown = useRef(false);
  const rejected = failure?.kind === 'rejected' ? failure : null;
  const token = rejected?.code === 'TOKEN_EXPIRED' ? null : mailedToken;
  return { now: stage(), failure, isPending: isPresencePaused, checkAgain: () => void refetch(), remove };

  function stage(): DeletionStage {
    if (rejected?.code === 'ACCOUNT_DELETION_BLOCKED') return { stage: 'blocked', blockers: blockersOf(rejected.fields) };
    if (isError) return { stage: 'check-failed' };
    // A cached result may be outdated, so wait for a fresh one.
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
