import { useLayoutEffect, useState } from 'react';

/** `unknown` until the browser has been asked; null: the address carries none. */
export type MailedToken = { status: 'unknown' } | { status: 'known'; token: string | null };

/** The token behind `#token=` of a mailed link, taken out of the address at once: it works once and is nobody else's. */
export function useMailedToken(): MailedToken {
  const [mailed, setMailed] = useState<MailedToken>({ status: 'unknown' });
  // Before the next paint: who comes from another page of ours sees no page between.
  useLayoutEffect(() => {
    const token = new URLSearchParams(location.hash.slice(1)).get('token');
    if (token) history.replaceState(history.state, '', location.pathname + location.search);
    // A second run of this effect finds the address stripped and must not forget what the first one found.
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the hash exists in the browser only, after hydration
    setMailed((before) => (before.status === 'known' ? before : { status: 'known', token }));
  }, []);
  return mailed;
}
