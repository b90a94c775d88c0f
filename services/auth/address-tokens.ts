import { useEffect, useLayoutEffect, useState } from 'react';

/** What `public/session-start.js` has taken out of the address before anything else ran. */
declare global {
  interface Window {
    /** Of a mailed link. */
    __mailedToken?: string;
    /** A token that came with the address while another session was alive. */
    __arrivedToken?: string;
    /** What a provider put behind the callback's address. */
    __signInAnswer?: string;
  }
}

/** `unknown` until the browser has been asked; null: the address carries none. */
export type MailedToken = { status: 'unknown' } | { status: 'known'; token: string | null };

/**
 * The token behind `#token=` of a mailed link, which `session-start.js` has taken out of the address: it works once and is nobody else's.
 */
export function useMailedToken(): MailedToken {
  const [mailed, setMailed] = useState<MailedToken>({ status: 'unknown' });
  // Before the next paint: who comes from another page of ours sees no page between.
  useLayoutEffect(() => {
    const token = window.__mailedToken ?? null;
    delete window.__mailedToken;
    // A second run of this effect finds nothing left and must not forget what the first one found.
    // oxlint-disable-next-line react/set-state-in-effect -- it exists in the browser only, after hydration
    setMailed((before) => (before.status === 'known' ? before : { status: 'known', token }));
  }, []);
  // A link that is pasted into a tab where this page stands already loads no document: only the part behind the # changes.
  useEffect(() => {
    const hear = () => {
      const token = takeFromAddress();
      if (token) setMailed({ status: 'known', token });
    };
    window.addEventListener('hashchange', hear);
    return () => window.removeEventListener('hashchange', hear);
  }, []);
  return mailed;
}

function takeFromAddress(): string | null {
  const token = new URLSearchParams(location.hash.slice(1)).get('token');
  if (!token) return null;
  const address = location.pathname + location.search;
  // The router has noted the address with the token by now, in the state of this entry.
  const state: unknown = history.state;
  history.replaceState(typeof state === 'object' && state !== null ? { ...state, as: address } : state, '', address);
  return token;
}

/** The token that waits for an answer; it is handed out once. */
export function takeArrivedToken(): string | null {
  const token = window.__arrivedToken ?? null;
  delete window.__arrivedToken;
  return token;
}

/** The provider's answer; it is handed out once, and empty when there is none. */
export function takeSignInAnswer(): string {
  const answer = window.__signInAnswer ?? '';
  delete window.__signInAnswer;
  return answer;
}
