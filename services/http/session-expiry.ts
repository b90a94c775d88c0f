import type { CallName } from '@/lib/contract/calls';

/** Calls whose caller handles a 401 itself: those of signing in, and of loading and ending the session. */
const HANDLED_BY_CALLER: readonly CallName[] = [
  'checkEmail',
  'currentUser',
  'externalProviders',
  'finishSignIn',
  'login',
  'loginWithExternal',
  'logout',
  'passwordPolicy',
  'passwordReset',
  'passwordResetConfirm',
  'signup',
  'userInformation',
];

/** A call that was refused because the session has ended; it had no effect. */
export interface RefusedCall {
  /** A read; it may be retried without asking. */
  isRead: boolean;
  /** It was sent with a token; only such a call proves that the session has ended. */
  hadToken: boolean;
  /** Resumes the caller: true retries with the new session, false returns the refusal. */
  answer: (again: boolean) => void;
}

type Listener = (call: RefusedCall) => void;
const listeners = new Set<Listener>();

/** Called when a call is refused because the session has ended. @returns unsubscribe */
export function onSessionExpired(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function isHandledByCaller(name: CallName): boolean {
  return HANDLED_BY_CALLER.includes(name);
}

/** Waits for a new login. @returns whether the person wants the call retried */
export function shouldRetryAfterSignIn(call: Omit<RefusedCall, 'answer'>): Promise<boolean> {
  const [listener] = listeners;
  return listener ? new Promise((resolve) => listener({ ...call, answer: resolve })) : Promise.resolve(false);
}
