import type { ExternalProvider } from '@/lib/domain/external-login/sign-in-offer';
import type { CallData } from '@/services/http/send-call';

/** The step of the login: email first, then one of three branches. */
export type LoginStep =
  | { kind: 'email' }
  | { kind: 'password'; email: string; isTaken?: boolean }
  | { kind: 'external'; email: string; provider: ExternalProvider; hasPassword?: boolean }
  | { kind: 'new'; email: string };

/** Query parameters of the history entries: of a branch, and of the code that is asked for after its password. */
export const SIGN_IN = 'sign-in';
export const SIGN_IN_CODE = 'code-asked';

export type BranchStep = Exclude<LoginStep, { kind: 'email' }>;

/** Chooses the branch from the server's answer about an email. */
export function branchOf(email: string, { exists, loggedWithGoogle, loggedWithApple, hasPassword }: CallData<'checkEmail'>): BranchStep {
  if (loggedWithGoogle || loggedWithApple) return { kind: 'external', email, provider: loggedWithGoogle ? 'google' : 'apple', hasPassword };
  return exists ? { kind: 'password', email } : { kind: 'new', email };
}
