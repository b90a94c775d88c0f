import { useEffect, useLayoutEffect, useState } from 'react';

/** Set by `public/session-start.js`, which removes tokens from the address before anything else runs. */
declare global {
  interface Window {
    /** Token of a mailed link. */
    __mailedToken?: string;
    /** A session token that arrived in the address while another session was alive. */
    __arrivedToken?: string;
    /** The provider's answer, taken from the callback address. */
    __signInAnswer?: string;
  }
}

/** `unknown` before hydration; null: the address has no token. */
export type MailedToken = { status: 'unknown' } | { status: 'known'; token: string | null };

/** The `#token=` of a mailed link. `session-start.js` has removed it from the address, because it works once and must not leak. */
export function useMailedToken(): MailedToken {
  const [mailed, setMailed] = useState<MailedToken>({ status: 'unknown' });
  // A layout effect, so that client-side navigation shows no intermediate state.
  useLayoutEffect(() => {
    const token = window.__mailedToken ?? null;
    delete window.__mailedToken;
    // In strict mode the effect runs twice; the second run must not overwrite what the first one found.
    // oxlint-disable-next-line react/set-state-in-effect -- it exists in the browser only, after hydration
    setMailed((before) => (before.status === 'known' ? before : { status: 'known', token }));
  }, []);
  // Pasting such a link into a tab that already shows this page only changes the hash; no document is loaded.
  useEffect(() => {
    const onHashChange = () => {
      const token = takeTokenFromHash();
      if (token) setMailed({ status: 'known', token });
    };
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, []);
  return mailed;
}

function takeTokenFromHash(): string | null {
  const token = new URLSearchParams(location.hash.slice(1)).get('token');
  if (!token) return null;
  const address = location.pathname + location.search;
  // The router has stored the address with the token in this history entry; clean that too.
  const state: unknown = history.state;
  history.replaceState(typeof state === 'object' && state !== null ? { ...state, as: address } : state, '', address);
  return token;
}

/** The token that arrived with the address. Handed out once. */
export function takeArrivedToken(): string | null {
  const token = window.__arrivedToken ?? null;
  delete window.__arrivedToken;
  return token;
}

/** The provider's answer. Handed out once; empty when there is none. */
export function takeSignInAnswer(): string {
  const answer = window.__signInAnswer ?? '';
  delete window.__signInAnswer;
  return answer;
}
