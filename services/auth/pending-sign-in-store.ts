import { parsePending, type PendingSignIn } from '@/lib/domain/external-login/pending-sign-in';
import { readStored, removeStored, writeStored } from '@/lib/storage';

const KEY = 'pending-sign-in';

/**
 * The tab's own storage outlives the way to the provider and back, whichever way the answer is sent: a cookie would
 * have to be SameSite=None for Apple's post, which plain http cannot have. docs/decisions/0017-external-login-without-a-cookie.md
 * @returns false where nothing can be stored: the answer could not be judged
 */
export function keepPendingSignIn(pending: PendingSignIn): boolean {
  return writeStored(KEY, JSON.stringify(pending), 'session');
}

/** Taken out with the first answer, right or wrong: a second one finds nothing. */
export function takePendingSignIn(): PendingSignIn | null {
  const stored = readStored(KEY, 'session');
  removeStored(KEY, 'session');
  return parsePending(stored, Date.now());
}
