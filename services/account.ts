import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { AccountDeletion } from '@/lib/contract/account-access';
import { saveFile } from '@/lib/browser/save-file';
import { type ActionFailure, isNotProvided, isUnauthenticated } from '@/services/http/outcome';
import { dataOrThrow } from '@/services/http/query-failure';
import { sendCall, type CallData } from '@/services/http/send-call';
import { useCallMutation } from '@/services/http/use-call-mutation';

/** For a provider without this call: what blocks a deletion is then learnt from the answer to the deletion itself. */
const NOTHING_KNOWN: AccountDeletion = { blockers: [], credits: [] };

/** What blocks the deletion of the account, and the credit that would be lost. */
export function accountDeletionQuery() {
  return queryOptions({
    queryKey: ['account-deletion'],
    queryFn: async ({ signal }): Promise<AccountDeletion> => {
      const outcome = await sendCall('accountDeletion', { signal });
      return isNotProvided(outcome) ? NOTHING_KNOWN : dataOrThrow<AccountDeletion>(outcome, { blockers: 'list', credits: 'list' });
    },
    // Never cached: what blocks the deletion is settled on other pages.
    staleTime: 0,
    gcTime: 0,
  });
}

/** Deletes the member's account, or answers with what blocks it. */
export const useDeleteAccount = () => useCallMutation('deleteAccount');

/** Mails a confirmation link to members who have no password. */
export const useSendDeletionLink = () => useCallMutation('sendDeletionLink');

/** Whether the account was deleted although the answer was lost. False too where that cannot be found out. */
export async function isAccountGone(email: string): Promise<boolean> {
  const session = await sendCall('currentUser');
  if (!isUnauthenticated(session)) return false;
  // A 401 alone proves nothing: a session also ends for other reasons.
  const address = await sendCall('checkEmail', { body: { email } });
  return address.kind === 'ok' && !address.data.exists;
}

/** Sets a new password by the present one; every other session ends. */
export const useChangePassword = () => useCallMutation('changePassword');

/** Saves the member's address, which prefills the next booking. */
export const useSaveAddress = () => useCallMutation('saveAddress');

/** Mails the link that confirms the member's address again. */
export const useSendVerification = () => useCallMutation('sendVerification');

/** The change of address that waits for its confirmations, which are given elsewhere; null: none. */
export function emailChangeQuery() {
  return queryOptions({
    queryKey: ['email-change'],
    queryFn: async ({ signal }) => dataOrThrow(await sendCall('emailChange', { signal })).change,
    refetchOnWindowFocus: 'always',
  });
}

/** Mails a link to the present and to the new address. */
export const useChangeEmail = () => useCallMutation('changeEmail');
export const useStopEmailChange = () => useCallMutation('stopEmailChange');

/** Whether a login asks for a code of an app as well, and how many recovery codes are left. */
export function secondFactorQuery() {
  return queryOptions({
    queryKey: ['second-factor'],
    queryFn: async ({ signal }) => dataOrThrow(await sendCall('secondFactor', { signal })),
  });
}
/**
 * Whether a form has to ask for a code of the second factor: it is on, or was turned on elsewhere meanwhile, as the server then says.
 * @param failure of the form's last attempt
 */
export function useNeedsCode(failure: ActionFailure | null): boolean {
  const { data } = useQuery(secondFactorQuery());
  const [wasRefused, setWasRefused] = useState(false);
  // Kept, because the next attempt clears the failure.
  if (!wasRefused && failure?.kind === 'rejected' && failure.code === 'SECOND_FACTOR_REQUIRED') setWasRefused(true);
  return wasRefused || Boolean(data?.since);
}
export const useBeginSecondFactor = () => useCallMutation('beginSecondFactor');
export const useConfirmSecondFactor = () => useCallMutation('confirmSecondFactor');
export const useRenewRecoveryCodes = () => useCallMutation('renewRecoveryCodes');
export const useEndSecondFactor = () => useCallMutation('endSecondFactor');

/** Every marketing consent the member has given or refused, newest first. */
export function consentsQuery() {
  return queryOptions({
    queryKey: ['consents'],
    queryFn: async ({ signal }) => dataOrThrow(await sendCall('consents', { signal })).receipts,
  });
}

/** The devices where the member is signed in, last used first. */
export function sessionsQuery() {
  return queryOptions({
    queryKey: ['sessions'],
    queryFn: async ({ signal }) => dataOrThrow(await sendCall('sessions', { signal })).sessions,
  });
}

/** Signs the member out on one device. */
export const useEndMemberSession = () => useCallMutation('endSession');

/** Fetches everything that is kept about the member and hands it to the browser as a file. */
export function useExportAccount() {
  const onSuccess = useCallback(
    (data: CallData<'exportAccount'>) =>
      saveFile({ name: `account-${data.exportedAt.slice(0, 10)}.json`, type: 'application/json', content: JSON.stringify(data, null, 2) }),
    [],
  );
  return useCallMutation('exportAccount', { onSuccess });
}
