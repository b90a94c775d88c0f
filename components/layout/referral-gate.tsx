import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { afterLoad } from '@/lib/after-load';
import { readAccessToken } from '@/services/auth/session-cookie';

/** On whichever page a friend's link leads to, its code is kept and the server asked for it; without `?ref=` nothing is fetched. */
export function ReferralGate() {
  const { asPath } = useRouter();

  useEffect(() => {
    const { search } = location;
    // A member's is sent along when the session is loaded.
    if (!/[?&]ref=/.test(search) || readAccessToken() !== null) return;
    return afterLoad(() => {
      import('@/services/referral/receive-referral').then((part) => part.receiveReferralOf(search)).catch(() => undefined); // Kept by session-friend.js; the next page asks again.
    });
  }, [asPath]);

  return null;
}
