import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { readReferralCode } from '@/lib/domain/referral/referral-code';
import { afterLoad } from '@/lib/after-load';
import { readAccessToken } from '@/services/auth/session';
import { keepReferralCode, receiveReferral } from '@/services/referral';

/** Keeps the code of a friend's link, on whichever page it leads to, and asks the server what it is worth. */
export function ReferralGate() {
  const { asPath } = useRouter();

  // Once: a code that the server does not know is dropped, and must stay so while the address has it.
  useEffect(() => {
    const code = readReferralCode(location.search);
    if (code !== null) keepReferralCode(code);
  }, []);

  useEffect(() => {
    const code = readReferralCode(location.search);
    // A member's is sent along when the session is loaded.
    if (code === null || readAccessToken() !== null) return;
    return afterLoad(() => void receiveReferral(code));
  }, [asPath]);

  return null;
}
