import type { CallName } from '@/lib/contract/calls';

const UNAUTHENTICATED = 401;

/** Calls whose 401 is a verdict that their own caller handles: wrong details, or the loading and ending of the session. */
const HANDLED_BY_CALLER: readonly CallName[] = ['login', 'loginWithExternal', 'signup', 'logout', 'currentUser', 'userInformation'];

type Listener = () => void;
const listeners = new Set<Listener>();

/** Hears when a call in mid-use is refused for want of a session. @returns the function that stops listening */
export function onSessionExpired(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function reportStatus(name: CallName, status: number): void {
  if (status !== UNAUTHENTICATED || HANDLED_BY_CALLER.includes(name)) return;
  for (const listener of listeners) listener();
}
