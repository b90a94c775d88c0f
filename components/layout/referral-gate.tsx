import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { afterLoad } from '@/lib/after-load';

/** On whichever page a friend's link leads to, its code is kept and the server asked for it; without `?ref=` nothing is fetched. */
export function ReferralGate() {
  const { asPath } = useRouter();

  useEffect(() => {
    const { search } = location;
    if (!/[?&]ref=/.test(search)) return;
    return afterLoad(() => {
      import('@/services/referral/receive-address').then((part) => part.receiveReferralOf(search)).catch(() => undefined); // Kept by session-friend.js; the next page asks again.
    });
  }, [asPath]);

  return null;
}
