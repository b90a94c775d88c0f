import type { CallName } from '@/lib/contract/calls';

/** Calls whose 401 is a verdict that their own caller handles: wrong details, or the loading and ending of the session. */
const HANDLED_BY_CALLER: readonly CallName[] = ['login', 'loginWithExternal', 'signup', 'logout', 'currentUser', 'userInformation'];

/** A call that was refused because the session has ended; nothing of it was carried out. */
export interface RefusedCall {
  /** It only reads: making it again needs nobody's consent. */
  isRead: boolean;
  /** Ends the waiting of its caller: made again with the new session, or given up. */
  answer: (again: boolean) => void;
}

type Listener = (call: RefusedCall) => void;
const listeners = new Set<Listener>();

/** Hears when a call in mid-use is refused for want of a session. @returns the function that stops listening */
export function onSessionExpired(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function isHandledByCaller(name: CallName): boolean {
  return HANDLED_BY_CALLER.includes(name);
}

/** Waits until the person has logged in again and wants the call made, or does not. */
export function shouldRetryAfterSignIn(isRead: boolean): Promise<boolean> {
  const [listener] = listeners;
  return listener ? new Promise((resolve) => listener({ isRead, answer: resolve })) : Promise.resolve(false);
}
