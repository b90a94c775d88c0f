import { importPKCS8, SignJWT } from 'jose';
import { databaseOfMember } from '@/lib/domain/presence/database-of-member';
import type { PastMessage } from '@/backend/twins/realtime/realtime-access';

const IDENTITY = 'https://identitytoolkit.googleapis.com';
/** OAuth scopes of the database's REST interface and of the project's accounts. */
export const ADMIN_SCOPES = [
  'https://www.googleapis.com/auth/firebase.database',
  'https://www.googleapis.com/auth/identitytoolkit',
  'https://www.googleapis.com/auth/userinfo.email',
] as const;
/** Members who never signed in to the realtime database have no account there. */
const NOBODY = 'USER_NOT_FOUND';
const CHANGED_MEANWHILE = 412;
const MAX_TRIES = 5;

interface Project {
  projectId: string;
  /** Addresses of its databases; at least one. */
  databases: readonly string[];
  accessToken: (signal?: AbortSignal) => Promise<string>;
  now: () => Date;
  /** Default: Google's; replaced in tests. */
  identityAddress?: string;
  /** Timeout of an answer; shorter in tests. */
  patienceMs?: number;
}

/**
 * The backend's few operations on a Firebase project, over REST: the admin SDK would add sixty packages. Every function throws if Google
 * does not confirm.
 */
export function createProjectAdmin({
  projectId,
  databases,
  accessToken,
  now,
  identityAddress = IDENTITY,
  patienceMs = TIMEOUT_MS,
}: Project) {
  async function ask(address: string, init: RequestInit = {}): Promise<Response> {
    const headers = {
      authorization: `Bearer ${await accessToken(init.signal ?? undefined)}`,
      'content-type': 'application/json',
      ...init.headers,
    };
    const patience = AbortSignal.timeout(patienceMs);
    return fetch(address, { ...init, headers, signal: init.signal ? AbortSignal.any([init.signal, patience]) : patience });
  }

  async function account(
    action: 'update' | 'delete',
    fields: { localId: string; validSince?: string },
    signal?: AbortSignal,
  ): Promise<void> {
    const answer = await ask(`${identityAddress}/v1/projects/${encodeURIComponent(projectId)}/accounts:${action}`, {
      method: 'POST',
      body: JSON.stringify(fields),
      ...(signal && { signal }),
    });
    if (answer.ok || (await answer.text()).includes(NOBODY)) return;
    throw new Error(`accounts:${action} was answered with ${answer.status}`);
  }

  const addressOf = (uid: string, path: string) => `${databaseOfMember(uid, databases).replace(/\/$/, '')}/${path}.json`;
  const conversation = (uid: string, part: string) => addressOf(uid, `userConversations/${encodeURIComponent(uid)}/${part}`);

  async function expectOk(answer: Response, what: string): Promise<Response> {
    if (!answer.ok) throw new Error(`${what} was answered with ${answer.status}`);
    return answer;
  }

  return {
    /** Refresh tokens issued before now are refused; an existing ID token is valid for at most an hour. */
    revokeUser: (uid: string) => account('update', { localId: uid, validSince: String(Math.floor(now().getTime() / 1000)) }),

    /**
     * Deletes the account first, so that it cannot write again, then its data atomically. All within one timeout, because it runs inside a
     * transaction, which the database would end if it idled longer.
     */
    async forgetUser(uid: string): Promise<void> {
      const signal = AbortSignal.timeout(patienceMs);
      await account('delete', { localId: uid }, signal);
      const gone = Object.fromEntries(['userConversations', 'connections', 'conciergeNotes'].map((list) => [`${list}/${uid}`, null]));
      await expectOk(
        await ask(`${addressOf(uid, '')}?print=silent`, { method: 'PATCH', body: JSON.stringify(gone), signal }),
        'The removal',
      );
    },

    async forgetPushToken(uid: string): Promise<void> {
      await expectOk(await ask(conversation(uid, 'information/fcmToken'), { method: 'DELETE' }), 'The removal of a token');
    },

    async messagesOf(uid: string): Promise<unknown> {
      return (await expectOk(await ask(conversation(uid, 'messages')), 'The conversation')).json();
    },

    async messagesAfter(uid: string, { at, most }: { at: number; most: number }, signal: AbortSignal): Promise<unknown> {
      // Query values are JSON, strings in quotes.
      const query = new URLSearchParams({ orderBy: '"at"', startAt: String(at + 1), limitToLast: String(most) });
      return (await expectOk(await ask(`${conversation(uid, 'messages')}?${query}`, { signal }), 'What was said')).json();
    },

    async memberReadAt(uid: string, signal: AbortSignal): Promise<unknown> {
      return (await expectOk(await ask(conversation(uid, 'read/member'), { signal }), 'The read mark')).json();
    },

    async addMessages(uid: string, messages: Readonly<Record<string, PastMessage>>): Promise<void> {
      await expectOk(await ask(conversation(uid, 'messages'), { method: 'PATCH', body: JSON.stringify(messages) }), 'The messages');
    },

    /** As a transaction would: written only over what was read, and never an older version over a newer one. */
    async publishWardrobeVersion(uid: string, version: number): Promise<void> {
      const address = conversation(uid, 'wardrobe/version');
      for (let round = 0; round < MAX_TRIES; round += 1) {
        const read = await expectOk(await ask(address, { headers: { 'X-Firebase-ETag': 'true' } }), 'The version');
        const told: unknown = await read.json();
        if (typeof told === 'number' && told >= version) return;
        const write = await ask(address, { method: 'PUT', body: String(version), headers: { 'if-match': read.headers.get('etag') ?? '' } });
        if (write.status !== CHANGED_MEANWHILE) return void (await expectOk(write, 'The version'));
      }
      throw new Error('Every attempt met a concurrent change');
    },
  };
}

export const GOOGLE_TOKENS = 'https://oauth2.googleapis.com/token';
const TOKEN_LIFE_S = 3_600;
const RENEW_BEFORE_MS = 5 * 60_000;
/** Below the shutdown time of this process and the idle timeout of a transaction. */
export const TIMEOUT_MS = 8_000;

interface ServiceAccount {
  clientEmail: string;
  privateKey: string;
  scopes: readonly string[];
  now: () => Date;
  /** Default: Google's; replaced in tests. */
  tokensAddress?: string;
}

/** Access tokens of a service account, cached until shortly before they expire. */
export function serviceAccountAccess({
  clientEmail,
  privateKey,
  scopes,
  now,
  tokensAddress = GOOGLE_TOKENS,
}: ServiceAccount): (signal?: AbortSignal) => Promise<string> {
  let access: { token: string; until: number } | null = null;
  return async (signal) => {
    const moment = now().getTime();
    if (access && access.until - RENEW_BEFORE_MS > moment) return access.token;
    const issuedAt = Math.floor(moment / 1000);
    const assertion = await new SignJWT({ scope: scopes.join(' ') })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(clientEmail)
      .setAudience(GOOGLE_TOKENS)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + TOKEN_LIFE_S)
      .sign(await importPKCS8(privateKey, 'RS256'));
    const answer = await fetch(tokensAddress, {
      method: 'POST',
      signal: AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), ...(signal ? [signal] : [])]),
      body: new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion }),
    });
    if (!answer.ok) throw new Error(`The service account was answered with ${answer.status}`);
    const { access_token: token, expires_in: seconds } = (await answer.json()) as { access_token: string; expires_in: number };
    access = { token, until: moment + seconds * 1000 };
    return token;
  };
}
