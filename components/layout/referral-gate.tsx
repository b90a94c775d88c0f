import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { readReferralCode } from '@/lib/domain/referral/referral-code';
import { afterLoad } from '@/lib/browser/after-load';
import { readAccessToken } from '@/services/auth/session';
import { keepReferralCode, receiveReferral } from '@/services/referral';

/** Stores the code of a referral link on any page, and fetches its reward. */
export function ReferralGate() {
  const { asPath } = useRouter();

  // Once: an unknown code is dropped and must stay dropped although the address still has it.
  useEffect(() => {
    const code = readReferralCode(location.search);
    if (code !== null) keepReferralCode(code);
  }, []);

  useEffect(() => {
    const code = readReferralCode(location.search);
    // For members the code is sent when the session loads.
    if (code === null || readAccessToken() !== null) return;
    return afterLoad(() => void receiveReferral(code));
  }, [asPath]);

  return null;
}
