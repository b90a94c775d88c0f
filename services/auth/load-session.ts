import type { CallData } from '@/services/http/send-call';
import { sendCall } from '@/services/http/send-call';
import { queryClient } from '@/services/http/query-client';
import { dataOrThrow, QueryFailure } from '@/services/http/query-failure';
import { deleteAccessToken } from './change-session';
import { readAccessToken, syncSessionMark } from './session-cookie';
import { isSessionRefused } from './session-verdict';

export type CurrentUser = CallData<'currentUser'>['user'];
export type UserInformation = CallData<'userInformation'>;

/**
 * - `member`: both calls answered; `user` may sign in to the realtime database
 * - `refused`: the API does not accept the session; the cookie is gone
 * - `unreachable`: nobody can tell; the cookie stays and a person may try again
 * - `superseded`: another session began or ended meanwhile; whoever did that loads it
 */
export type LoadedSession = { kind: 'member'; information: UserInformation } | { kind: 'refused' | 'unreachable' | 'superseded' };

interface Options {
  referralCode?: string;
  /** Starts the realtime sign-in as soon as the user is known; its fate has no part in the session's. */
  onCurrentUser?: (user: CurrentUser) => void;
}

/**
 * The session of the cookie: the current user, and beside it the user's information. Both are repeated by the
 * query client before anything is concluded, and asked once a tab and session.
 */
export async function loadSession({ referralCode, onCurrentUser }: Options = {}): Promise<LoadedSession> {
  const token = readAccessToken();
  if (token === null) return { kind: 'superseded' };
  const [me, information] = await Promise.allSettled([
    // The session may have ended while it was asked: nobody goes online by one that is gone.
    fetchCurrentUser(token).then((user) => (readAccessToken() === token ? onCurrentUser?.(user) : undefined)),
    fetchUserInformation(token, referralCode),
  ]);
  if (readAccessToken() !== token) return { kind: 'superseded' };
  if (me.status === 'fulfilled' && information.status === 'fulfilled') {
    if (information.value.user?.id) return { kind: 'member', information: information.value };
    return refuse();
  }
  const failures = [me, information].flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
  for (const failure of failures) if (!(failure instanceof QueryFailure)) throw failure;
  const isRefused = failures.some((failure) => failure instanceof QueryFailure && isSessionRefused(failure.outcome));
  return isRefused ? refuse() : { kind: 'unreachable' };
}

/** Offline must end in `unreachable`, with a way to try again, and not in a call that waits for ever. */
const ASKED_ALSO_OFFLINE = { networkMode: 'always' } as const;

function refuse(): LoadedSession {
  deleteAccessToken();
  // A deletion that the browser did not carry out must not show a visitor's header over a live cookie.
  syncSessionMark();
  return { kind: 'refused' };
}

/** Asked by token: what is still under way for the session before must not answer for this one. */
function fetchCurrentUser(token: string): Promise<CurrentUser> {
  return queryClient().fetchQuery({
    queryKey: ['current-user', token],
    ...ASKED_ALSO_OFFLINE,
    queryFn: async ({ signal }) => dataOrThrow(await sendCall('currentUser', { signal }), { user: 'object' }).user,
  });
}

function fetchUserInformation(token: string, referralCode: string | undefined): Promise<UserInformation> {
  return queryClient().fetchQuery({
    queryKey: ['user-information', token, referralCode ?? null],
    ...ASKED_ALSO_OFFLINE,
    queryFn: async ({ signal }) =>
      dataOrThrow(await sendCall('userInformation', { query: referralCode ? { referralCode } : {}, signal }), { user: 'present' }),
  });
}
