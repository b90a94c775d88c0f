import { useQuery } from '@tanstack/react-query';
import { publicEnv } from '@/lib/config/env';
import type { PasswordPolicy } from '@/lib/domain/account/password-problem';
import { draftKey } from '@/lib/browser/drafts';
import { readStored, writeStored } from '@/lib/browser/storage';
import type { CallCallbacks } from '@/services/http/outcome';
import type { CallData } from '@/services/http/send-call';
import { sendLazily } from '@/services/http/send-lazily';
import { useCallMutation } from '@/services/http/use-call-mutation';

/** Whether an address has an account, and how it signs in. */
export const useCheckEmail = () => useCallMutation('checkEmail');

export const useLogin = (callbacks?: CallCallbacks<CallData<'login'>>) => useCallMutation('login', callbacks);

/** The second half of a login, with a code. */
export const useFinishSignIn = () => useCallMutation('finishSignIn');

/** Exchanges a provider's code for a session. */
export const useLoginWithExternal = (callbacks?: CallCallbacks<CallData<'loginWithExternal'>>) =>
  useCallMutation('loginWithExternal', callbacks);

/** Opens an account, without an order. */
export const useSignup = (callbacks?: CallCallbacks<CallData<'signup'>>) => useCallMutation('signup', callbacks);

/** Confirms an address by the mailed token. */
export const useVerifyEmail = () => useCallMutation('verifyEmail');

/** Looks at a change of address by its mailed link, confirms or stops it. */
export const useDecideEmailChange = () => useCallMutation('decideEmailChange');

/** Mails a link for a new password; the answer never says whether there is an account. */
export const useAskForReset = () => useCallMutation('passwordReset');

/** Sets the new password by the mailed token; ends every session. */
export const useSetNewPassword = () => useCallMutation('passwordResetConfirm');

/** True once the server says that a mailed link is used up or too old; without an answer the form is worth a try. */
export function useIsSpentLink(token: string): boolean {
  const { data } = useQuery({
    queryKey: ['password-reset-link', token],
    queryFn: async ({ signal }) => {
      const outcome = await sendLazily('passwordResetConfirm', { body: { token }, signal });
      return outcome.kind === 'rejected' && outcome.code === 'TOKEN_EXPIRED';
    },
    enabled: publicEnv.extApi,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return data ?? false;
}

/** The specification's default, for a provider without a password policy. */
const DEFAULT_PASSWORD_POLICY: PasswordPolicy = { minLength: 6, maxLength: 128 };

/** The server's password policy; the default until it has answered. */
export function usePasswordPolicy(): PasswordPolicy {
  const { data } = useQuery({
    queryKey: ['password-policy'],
    queryFn: ({ signal }) => getPasswordPolicy(signal),
    enabled: publicEnv.extApi,
    gcTime: 0,
  });
  return data ?? DEFAULT_PASSWORD_POLICY;
}

async function getPasswordPolicy(signal: AbortSignal): Promise<PasswordPolicy> {
  const outcome = await sendLazily('passwordPolicy', { signal });
  if (outcome.kind !== 'ok') return DEFAULT_PASSWORD_POLICY;
  const { minLength, maxLength } = outcome.data;
  return Number.isInteger(minLength) && Number.isInteger(maxLength) ? { minLength, maxLength } : DEFAULT_PASSWORD_POLICY;
}

/** sessionStorage, and never in an address: keeps the typed email on the way from login to password reset. */
const TYPED_EMAIL = draftKey('email');

export function keepTypedEmail(email: string): void {
  writeStored(TYPED_EMAIL, email, 'session');
}

export function readTypedEmail(): string {
  return readStored(TYPED_EMAIL, 'session') ?? '';
}
