import { useEffect, useState } from 'react';
import { publicEnv } from '@/lib/config/env';
import type { PasswordPolicy } from '@/lib/domain/account/password-problem';

/** The specification's default, for a provider that publishes none. */
const DEFAULT_PASSWORD_POLICY: PasswordPolicy = { minLength: 6, maxLength: 128 };

/** The server's policy, the default until it has answered. */
export function usePasswordPolicy(): PasswordPolicy {
  const [policy, setPolicy] = useState(DEFAULT_PASSWORD_POLICY);
  useEffect(() => {
    if (!publicEnv.extApi) return;
    const abort = new AbortController();
    void getPasswordPolicy(abort.signal).then((answer) => {
      if (!abort.signal.aborted) setPolicy(answer);
    });
    return () => abort.abort();
  }, []);
  return policy;
}

async function getPasswordPolicy(signal: AbortSignal): Promise<PasswordPolicy> {
  const client = await import('@/services/http/send-call').catch(() => null);
  const outcome = await client?.sendCall('passwordPolicy', { signal });
  if (outcome?.kind !== 'ok') return DEFAULT_PASSWORD_POLICY;
  const { minLength, maxLength } = outcome.data;
  return Number.isInteger(minLength) && Number.isInteger(maxLength) ? { minLength, maxLength } : DEFAULT_PASSWORD_POLICY;
}
