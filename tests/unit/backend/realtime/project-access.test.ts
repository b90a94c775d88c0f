// @vitest-environment node
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportPKCS8, generateKeyPair, jwtVerify, type CryptoKey } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConversation } from '@/backend/api/modules/chat/conversation-index';
import { projectAccess } from '@/backend/twins/realtime/project/project-access';
import type { RealtimeAccess } from '@/backend/twins/realtime/realtime-access';

const EMAIL = 'backend@project-1.iam.example';
const NOW = new Date('2026-03-01T08:00:00.900Z');
const SCOPES = ['firebase.database', 'identitytoolkit', 'userinfo.email'].map((name) => `https://www.googleapis.com/auth/${name}`);

interface Asked {
  method: string;
  path: string;
  authorization: string | undefined;
  ifMatch: string | undefined;
  /** Whether the header asks for an ETag: without it Google sends none. */
  wantsEtag: boolean;
  body: unknown;
}

let google: Server;
let base: string;
let publicKey: CryptoKey;
let access: RealtimeAccess;
let asked: Asked[];
/** The accounts of the stand-in, and its one database. */
let accounts: Map<string, { validSince?: string }>;
let data: Record<string, unknown>;
/** Statuses to be answered before anything is done. */
let faults: number[];
/** Runs once between a read and the write after it. */
let meanwhile: (() => void) | null;
/** Before anything is answered. */
let delayMs = 0;
let waiting = 0;
let openAccess: (patienceMs?: number) => RealtimeAccess;
const warn = vi.fn();

const valueAt = (path: string): unknown =>
  path
    .split('/')
    .reduce<unknown>(
      (node, key) => (typeof node === 'object' && node !== null ? ((node as Record<string, unknown>)[key] ?? null) : null),
      data,
    );

/** What Google's reference asks of the two calls: POST, a string of digits for an int64, no field that it does not know. */
function identityFault(method: string, action: string, localId: unknown, fields: Record<string, unknown>): string | null {
  if (method !== 'POST' || typeof localId !== 'string') return 'INVALID_REQUEST';
  const { validSince, ...unknown } = fields;
  if (Object.keys(unknown).length > 0 || (action === 'delete' && validSince !== undefined)) return 'INVALID_ARGUMENT';
  return action === 'update' && !/^\d+$/.test(String(validSince)) ? 'INVALID_ARGUMENT' : null;
}

function answerFor({ method, path, ifMatch, wantsEtag, body }: Asked): { status: number; json: unknown; etag?: string } {
  const fault = faults.shift();
  if (fault) return { status: fault, json: { error: 'down' } };
  const action = /^\/v1\/projects\/project-1\/accounts:(\w+)$/.exec(path)?.[1];
  if (action) {
    const { localId, ...fields } = body as { localId: string };
    const known = accounts.get(localId);
    const bad = identityFault(method, action, localId, fields) ?? (known ? null : 'USER_NOT_FOUND');
    if (bad) {
      return { status: 400, json: { error: { code: 400, message: bad, errors: [{ message: bad, domain: 'global', reason: 'invalid' }] } } };
    }
    if (action === 'delete') accounts.delete(localId);
    else accounts.set(localId, { ...known, ...fields });
    return {
      status: 200,
      json:
        action === 'delete'
          ? { kind: 'identitytoolkit#DeleteAccountResponse' }
          : { kind: 'identitytoolkit#SetAccountInfoResponse', localId },
    };
  }
  const place = path.replace(/^\/db\//, '').replace(/\.json(\?.*)?$/, '');
  if (method === 'PATCH' && place === '') {
    for (const [where, value] of Object.entries(body as Record<string, unknown>)) {
      const [list = '', uid = ''] = where.split('/');
      if (value === null) delete (data[list] as Record<string, unknown> | undefined)?.[uid];
    }
    return path.includes('print=silent') ? { status: 204, json: null } : { status: 200, json: body };
  }
  if (method === 'DELETE') {
    const parent = valueAt(place.slice(0, place.lastIndexOf('/')));
    if (typeof parent === 'object' && parent !== null) Reflect.deleteProperty(parent, place.slice(place.lastIndexOf('/') + 1));
    return { status: 200, json: null };
  }
  // Of a place where nothing stands it is that word; the rest is the server's own matter.
  const etag = valueAt(place) === null ? 'null_etag' : `v${String(valueAt(place))}`;
  if (method === 'GET') return { status: 200, json: valueAt(place), ...(wantsEtag && { etag }) };
  if (meanwhile) {
    meanwhile();
    meanwhile = null;
    return { status: 412, json: valueAt(place), etag };
  }
  // With the present value and its ETag, as documented, so that the next try needs no reading.
  if (ifMatch !== etag) return { status: 412, json: valueAt(place), etag };
  const uid = /userConversations\/(\w+)\/wardrobe\/version/.exec(place)?.[1] ?? '';
  const conversation = (data.userConversations as Record<string, { wardrobe?: { version: unknown } }>)[uid];
  if (!conversation) return { status: 404, json: { error: '404 Not Found' } };
  conversation.wardrobe = { version: body };
  return { status: 200, json: body };
}

beforeAll(async () => {
  const keys = await generateKeyPair('RS256', { extractable: true });
  publicKey = keys.publicKey;
  google = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', async () => {
      waiting += 1;
      if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
      waiting -= 1;
      const { method = '', url: path = '', headers } = request;
      const json = (status: number, value: unknown, etag?: string) =>
        response
          .writeHead(status, { 'content-type': 'application/json', ...(etag && { etag }) })
          .end(status === 204 ? undefined : JSON.stringify(value));
      if (path === '/token') {
        const form = new URLSearchParams(text);
        if (
          !headers['content-type']?.startsWith('application/x-www-form-urlencoded') ||
          form.get('grant_type') !== 'urn:ietf:params:oauth:grant-type:jwt-bearer'
        ) {
          return json(400, { error: 'unsupported_grant_type' });
        }
        const { payload } = await jwtVerify(new URLSearchParams(text).get('assertion') ?? '', publicKey, {
          issuer: EMAIL,
          audience: 'https://oauth2.googleapis.com/token',
          currentDate: NOW,
        });
        asked.push({ method, path, authorization: undefined, ifMatch: undefined, wantsEtag: false, body: payload.scope });
        return json(200, { access_token: 'access-1', expires_in: 3600 });
      }
      const ask = {
        method,
        path,
        authorization: headers.authorization,
        ifMatch: headers['if-match'],
        wantsEtag: headers['x-firebase-etag'] === 'true',
        body: text === '' ? null : (JSON.parse(text) as unknown),
      };
      asked.push(ask);
      if (ask.authorization !== 'Bearer access-1') return json(401, { error: 'Unauthorized request.' });
      const { status, json: value, etag } = answerFor(ask);
      return json(status, value, etag);
    });
  });
  await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(google.address() as AddressInfo).port}`;
  const account = { kind: 'firebase' as const, clientEmail: EMAIL, privateKey: await exportPKCS8(keys.privateKey) };
  const env = { firebaseProjectId: 'project-1', firebaseDatabases: [`${base}/db/`] };
  openAccess = (patienceMs) =>
    projectAccess({
      env,
      account,
      log: { warn },
      wallClock: () => NOW,
      addresses: { tokens: `${base}/token`, identity: base },
      ...(patienceMs !== undefined && { patienceMs }),
    });
  access = openAccess();
});
afterAll(() => new Promise((resolve) => google.close(resolve)));

beforeEach(() => {
  warn.mockClear();
  asked = [];
  faults = [];
  delayMs = 0;
  meanwhile = null;
  accounts = new Map([
    ['m1', {}],
    ['m2', {}],
  ]);
  const message = (text: string, at: number) => ({ from: 'member', text, at, clientId: `c${at}` });
  data = {
    userConversations: {
      m1: {
        information: { status: 'online' },
        messages: { '-b': message('second', 2_000), '-a': message('first', 1_000) },
        wardrobe: { version: 4 },
      },
      m2: { information: { status: 'offline' } },
    },
    connections: { m1: { tab: true }, m2: { tab: true } },
    conciergeNotes: { m1: { asked: 'hours' } },
  };
});

describe('a real project', () => {
  it('ends the sign-ins of a member from before this second, by a signed request for a token that is then kept', async () => {
    await access.revokeUser('m1');
    await access.revokeUser('m2');
    expect(accounts.get('m1')).toEqual({ validSince: String(Math.floor(NOW.getTime() / 1000)) });
    expect(asked.filter(({ path }) => path === '/token').map(({ body }) => body)).toEqual([SCOPES.join(' ')]);
  });

  it('forgets a member: the account first, then conversation, connections and notes at once, and nobody else', async () => {
    await access.forgetUser('m1');
    expect([...accounts.keys()]).toEqual(['m2']);
    expect(data).toEqual({
      userConversations: { m2: { information: { status: 'offline' } } },
      connections: { m2: { tab: true } },
      conciergeNotes: {},
    });
    expect(asked.filter(({ path }) => path !== '/token').map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /v1/projects/project-1/accounts:delete',
      'PATCH /db/.json?print=silent',
    ]);
  });

  it('takes somebody who never signed in there for somebody without sign-ins', async () => {
    await access.revokeUser('never-there');
    await expect(access.forgetUser('never-there')).resolves.toBeUndefined();
    expect(warn).not.toHaveBeenCalled();
  });

  it('gives the whole conversation to the export, oldest first, and none for who has none', async () => {
    expect((await readConversation(access, 'm1')).map(({ text }) => text)).toEqual(['first', 'second']);
    expect(await readConversation(access, 'm2')).toEqual([]);
  });

  it('takes the token of a device out of the presence record, and keeps nobody waiting where that fails', async () => {
    data.userConversations = { ...(data.userConversations as object), m3: { information: { status: 'online', fcmToken: 'device' } } };
    await access.forgetPushToken('m3');
    expect([valueAt('userConversations/m3/information/fcmToken'), valueAt('userConversations/m3/information/status')]).toEqual([
      null,
      'online',
    ]);
    faults = [503];
    await expect(access.forgetPushToken('m3')).resolves.toBeUndefined();
    expect(warn).toHaveBeenCalledExactlyOnceWith('the push token of a device was not removed from a presence record');
  });

  it('tells pages the version of a wardrobe, never an older one over a newer, also against somebody who writes meanwhile', async () => {
    await access.publishWardrobeVersion('m1', 3);
    expect(valueAt('userConversations/m1/wardrobe/version')).toBe(4);
    meanwhile = () => ((data.userConversations as { m1: { wardrobe: { version: number } } }).m1.wardrobe.version = 6);
    await access.publishWardrobeVersion('m1', 5);
    expect(valueAt('userConversations/m1/wardrobe/version')).toBe(6);
    await access.publishWardrobeVersion('m1', 7);
    expect(valueAt('userConversations/m1/wardrobe/version')).toBe(7);
  });
});

describe('the first version that is ever told', () => {
  it('is written where nothing stands', async () => {
    await access.publishWardrobeVersion('m2', 1);
    expect(valueAt('userConversations/m2/wardrobe/version')).toBe(1);
    expect(asked.filter(({ method }) => method === 'PUT').map(({ ifMatch }) => ifMatch)).toEqual(['null_etag']);
  });
});

describe('while Google does not confirm', () => {
  it('a removal fails, so that nothing counts as deleted', async () => {
    faults = [503];
    await expect(access.forgetUser('m1')).rejects.toThrow('accounts:delete was answered with 503');
    expect(valueAt('conciergeNotes/m1')).not.toBeNull();
    accounts.delete('m1');
    faults = [0, 401];
    await expect(access.forgetUser('m1')).rejects.toThrow('The removal was answered with 401');
  });

  it('a removal is given up when all of it takes longer than one answer may, since a transaction waits for it', async () => {
    delayMs = 400;
    // Each of its three requests, for a token, the account and the data, is answered in time.
    await expect(openAccess(1_000).forgetUser('m1')).rejects.toThrow('timeout');
    // What was given up is answered all the same, and is nothing of the next test.
    await vi.waitFor(() => expect(waiting).toBe(0), 10_000);
  });

  it('an export fails rather than leave the conversation out', async () => {
    faults = [500];
    await expect(readConversation(access, 'm1')).rejects.toThrow('The conversation was answered with 500');
  });

  it('a sign-out keeps nobody waiting, and the sign-ins end with the next try', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    faults = [503];
    await access.revokeUser('m1');
    expect(accounts.get('m1')).toEqual({});
    expect(warn).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1_000);
    vi.useRealTimers();
    await vi.waitFor(() => expect(accounts.get('m1')).toHaveProperty('validSince'), 10_000);
  });
});
