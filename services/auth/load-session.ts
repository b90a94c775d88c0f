import { isRefusal, statusOf } from '@/services/http/outcome';
import { queryClient } from '@/services/http/query-client';
import { dataOrThrow, QueryFailure } from '@/services/http/query-failure';
import { sendCall, type CallData } from '@/services/http/send-call';
import { readAccessToken, syncSessionMark } from './session';
import { deleteAccessToken } from '@/services/auth/change-session';
import { notifyOtherTabs } from './session-channel';

const TOO_MANY_REQUESTS = 429;

export type CurrentUser = CallData<'currentUser'>['user'];
type UserInformation = CallData<'userInformation'>;

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
 * The session of the cookie: the current user, and beside it the user's information. Both are asked once a tab and
 * session, and repeated by the query client where nobody has refused them.
 */
export async function loadSession({ referralCode, onCurrentUser }: Options = {}): Promise<LoadedSession> {
  const token = readAccessToken();
  if (token === null) return { kind: 'superseded' };
  const asked = [
    // The session may have ended while it was asked: nobody goes online by one that is gone.
    fetchCurrentUser(token).then((user) => (readAccessToken() === token ? onCurrentUser?.(user) : undefined)),
    fetchUserInformation(token, referralCode),
  ] as const;
  const answered = await Promise.race([Promise.allSettled(asked), oneRefused(asked)]);
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

/**
 * Only an answer of the API itself can say that the session is not accepted: no answer, a limit, a broken server, or a page that some
 * proxy put in its place say nothing about the session.
 */
const isRefusedSession = (failure: unknown): boolean =>
  failure instanceof QueryFailure && isRefusal(failure.outcome) && statusOf(failure.outcome) !== TOO_MANY_REQUESTS;

/** One of them is enough, and is not kept waiting by another that gets no answer. */
function oneRefused(asked: readonly Promise<unknown>[]): Promise<'refused'> {
  return new Promise((resolve) => {
    for (const call of asked) call.catch((failure: unknown) => isRefusedSession(failure) && resolve('refused'));
  });
}

function refuse(): LoadedSession {
  deleteAccessToken();
  // A deletion that the browser did not carry out must not show a visitor's header over a live cookie.
  syncSessionMark();
  notifyOtherTabs('ended');
  return { kind: 'refused' };
}

/** Asked by token: what is still under way for the session before must not answer for this one. */
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
