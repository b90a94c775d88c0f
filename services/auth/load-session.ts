import { isFinal, isRefusal } from '@/services/http/outcome';
import { queryClient } from '@/services/http/query-client';
import { dataOrThrow, QueryFailure } from '@/services/http/query-failure';
import { sendCall, type CallData } from '@/services/http/send-call';
import { readAccessToken, syncSessionMark } from './session';
import { deleteAccessToken } from './change-session';
import { notifyOtherTabs } from './session-channel';

export type CurrentUser = CallData<'currentUser'>['user'];
type UserInformation = CallData<'userInformation'>;

/**
 * Result of loading the session. `member`: both calls answered; `user` may sign in to the realtime database. `refused`: the API rejected
 * the session and the cookie was deleted. `unreachable`: no verdict, so the cookie stays and a retry is possible. `superseded`: another
 * session began or ended meanwhile and is loaded by its own caller.
 */
export type LoadedSession = { kind: 'member'; information: UserInformation } | { kind: 'refused' | 'unreachable' | 'superseded' };

interface Options {
  referralCode?: string;
  /** Starts the realtime sign-in as soon as the user is known; its result does not affect the session. */
  onCurrentUser?: (user: CurrentUser) => void;
}

/**
 * Loads the session of the cookie: current user and user information, in parallel. Both are cached per tab and session and retried by the
 * query client unless the API refused.
 */
export async function loadSession({ referralCode, onCurrentUser }: Options = {}): Promise<LoadedSession> {
  const token = readAccessToken();
  if (token === null) return { kind: 'superseded' };
  const asked = [
    // The session may have ended during the request; do not go online for it.
    fetchCurrentUser(token).then((user) => (readAccessToken() === token ? onCurrentUser?.(user) : undefined)),
    fetchUserInformation(token, referralCode),
  ] as const;
  const answered = await Promise.race([Promise.allSettled(asked), firstRefusal(asked)]);
  if (readAccessToken() !== token) return { kind: 'superseded' };
  if (answered === 'refused') return refuse();
  const [me, information] = answered;
  if (me.status === 'fulfilled' && information.status === 'fulfilled') {
    if (information.value.user?.id) return { kind: 'member', information: information.value };
    return refuse();
  }
  const failures = [me, information].flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
  for (const failure of failures) if (!(failure instanceof QueryFailure)) throw failure;
  return failures.some(isRefusedSession) ? refuse() : { kind: 'unreachable' };
}

/** Only a refusal by the API ends a session. No answer, a timeout, a rate limit, a server error or a proxy's page prove nothing. */
const isRefusedSession = (failure: unknown): boolean =>
  failure instanceof QueryFailure && isRefusal(failure.outcome) && isFinal(failure.outcome);

/** One refusal is enough; do not wait for the other call. */
function firstRefusal(asked: readonly Promise<unknown>[]): Promise<'refused'> {
  return new Promise((resolve) => {
    for (const call of asked) call.catch((failure: unknown) => isRefusedSession(failure) && resolve('refused'));
  });
}

function refuse(): LoadedSession {
  deleteAccessToken();
  // If the browser did not delete the cookie, the header must not show a visitor.
  syncSessionMark();
  notifyOtherTabs('ended');
  return { kind: 'refused' };
}

/** The token is part of the query key, so that a pending request of the previous session cannot answer for this one. */
function fetchCurrentUser(token: string): Promise<CurrentUser> {
  return queryClient().fetchQuery({
    queryKey: ['current-user', token],
    queryFn: async ({ signal }) => dataOrThrow(await sendCall('currentUser', { signal }), { user: 'object' }).user,
  });
}

function fetchUserInformation(token: string, referralCode: string | undefined): Promise<UserInformation> {
  return queryClient().fetchQuery({
    queryKey: ['user-information', token, referralCode ?? null],
    queryFn: async ({ signal }) =>
      dataOrThrow(await sendCall('userInformation', { query: referralCode ? { referralCode } : {}, signal }), { user: 'present' }),
  });
}
