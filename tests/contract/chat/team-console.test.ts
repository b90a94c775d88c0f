import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookings, invoices } from '@/backend/api/db/schema/orders';
import { SERVER_TIME } from '@/backend/twins/realtime/admin-database';
import { bearer, call, dataOf, signUpMember } from '@/tests/setup/member';
import { createTestBackend, type TestBackend } from '@/tests/setup/test-backend';

let backend: TestBackend;
let locked: TestBackend;
let url: string;
beforeAll(async () => {
  backend = await createTestBackend();
  locked = await createTestBackend({ teamToken: 'the tokens of the team', isBehindProxy: true });
  url = await backend.listen();
});
afterAll(() => Promise.all([backend.remove(), locked.remove()]));

const json = { 'content-type': 'application/json' };
const post = (path: string, body: unknown, headers: Record<string, string> = {}, on = backend) =>
  on.app.inject({ method: 'POST', url: path, headers: { ...json, ...headers }, payload: JSON.stringify(body) });
const messagesOf = async (uid: string, query = '') =>
  (await backend.app.inject({ url: `/team/conversations/${uid}/messages${query}` })).json<{
    messages: { text: string; at: number; key: string }[];
    hasOlder: boolean;
  }>();

test('the page runs no inline script and loads only its own', async () => {
  const answer = await backend.app.inject({ url: '/team' });
  expect(answer.headers['content-security-policy']).toContain("script-src 'self'");
  expect(answer.body).not.toMatch(/<script>|\son\w+=/);
  expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  const own = [...answer.body.matchAll(/(?:src|href)="(\/team\/[^"]+)"/g)].map(([, path]) => path ?? '');
  const parts = [...(await backend.app.inject({ url: '/team/console.js' })).body.matchAll(/from '\.(\/[^']+)'/g)].map(
    ([, path]) => `/team${path}`,
  );
  expect([own.length, parts.length]).toEqual([2, 8]);
  for (const path of [...own, ...parts, '/team/console-messages.js']) {
    expect((await backend.app.inject({ url: path })).statusCode).toBe(200);
  }
});

test('an answer reaches the conversation once, however often it is sent', async () => {
  const { id } = await signUpMember(backend);
  const path = `/team/conversations/${id}/messages`;
  const answers = await Promise.all([
    post(path, { text: 'Good morning', clientId: 'one' }),
    post(path, { text: 'Good morning', clientId: 'one' }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect((await messagesOf(id)).messages.map(({ text }) => text)).toEqual(['Good morning']);
  expect((await post(path, { text: '   ', clientId: 'two' })).statusCode).toBe(400);
  expect((await post(path, { text: 'x', clientId: '<b>' })).statusCode).toBe(400);
  expect((await post('/team/conversations/nobody/messages', { text: 'x', clientId: 'two' })).statusCode).toBe(404);
  expect((await post('/team/conversations/a.b$c/messages', { text: 'x', clientId: 'two' })).statusCode).toBe(400);
});

test('an answer that stands already, from before the process began, is not written again', async () => {
  const { id } = await signUpMember(backend);
  await backend.context.chat?.database.push(`userConversations/${id}/messages`, {
    from: 'team',
    text: 'Good morning',
    at: SERVER_TIME,
    clientId: 'before',
  });
  const again = await post(`/team/conversations/${id}/messages`, { text: 'Good morning', clientId: 'before' });
  const { messages } = await messagesOf(id);
  expect(messages).toHaveLength(1);
  expect(again.json<{ message: { key: string } }>().message.key).toBe(messages[0]?.key);
});

test('what a message is about is told by name, date and amount, to the team and of that member only', async () => {
  const [member, other] = [await signUpMember(backend), await signUpMember(backend)];
  const { orm } = backend.context.database;
  const createdAt = new Date();
  await orm.insert(invoices).values({
    id: 'inv-1',
    number: 'HK-77',
    userId: member.id,
    country: 'hk',
    date: '2026-11-02',
    dueDate: '2026-11-16',
    status: 'due',
    total: 128_050,
    lines: [],
    taxRate: 0,
    taxAmount: 0,
    createdAt,
  });
  await orm.insert(bookings).values({
    id: 'visit-1',
    number: 'B-12',
    userId: member.id,
    kind: 'collection',
    country: 'hk',
    date: '2026-12-03',
    slot: '09-11',
    address: {} as never,
    contact: {} as never,
    note: {} as never,
    createdAt,
  });
  const about = (uid: string, card: string, on = backend) => on.app.inject({ url: `/team/conversations/${uid}/cards/${card}` });
  expect((await about(member.id, 'invoice/inv-1')).json()).toEqual({ text: 'Invoice HK-77 · 2 Nov 2026 · HK$1,280.50 · due' });
  expect((await about(member.id, 'booking/visit-1')).json()).toEqual({ text: 'Collection B-12 · 3 Dec 2026 · 09:00–11:00' });
  expect((await about(other.id, 'invoice/inv-1')).statusCode).toBe(404);
  expect((await about(other.id, 'booking/visit-1')).statusCode).toBe(404);
  expect((await about(member.id, 'item/none')).statusCode).toBe(404);
  expect((await about(member.id, 'user/x')).statusCode).toBe(400);
  expect((await about(member.id, 'invoice/inv-1', locked)).statusCode).toBe(401);
});

test('older messages come page by page, each once', async () => {
  const { id } = await signUpMember(backend);
  await backend.context.chat?.database.update(
    `userConversations/${id}/messages`,
    Object.fromEntries(
      Array.from({ length: 120 }, (_, index) => [
        `-O${String(index).padStart(18, '0')}`,
        { from: 'team', text: `n${index}`, at: 1_700_000_000_000 + Math.floor(index / 2), clientId: `c${index}` },
      ]),
    ),
  );
  const texts: string[] = [];
  let query = '';
  for (let page = 0; page < 3; page += 1) {
    const { messages, hasOlder } = await messagesOf(id, query);
    texts.unshift(...messages.map(({ text }) => text));
    expect(hasOlder).toBe(page < 2);
    query = `?before=${messages[0]?.at}&key=${messages[0]?.key}`;
  }
  expect(texts).toEqual(Array.from({ length: 120 }, (_, index) => `n${index}`));
});

test('presence, typing and read marks stand in the realtime database; the read mark goes forward only', async () => {
  const { id } = await signUpMember(backend);
  const database = backend.context.chat?.database;
  await post('/team/status', { status: 'online' });
  expect(await database?.get('team/status')).toBe('online');
  expect((await post('/team/status', { status: 'banana' })).statusCode).toBe(400);
  await post(`/team/conversations/${id}/typing`, { isTyping: true });
  expect(await database?.get(`userConversations/${id}/typing/team`)).toEqual(expect.any(Number));
  await post(`/team/conversations/${id}/typing`, { isTyping: false });
  expect(await database?.get(`userConversations/${id}/typing/team`)).toBeNull();
  await post(`/team/conversations/${id}/read`, { at: 2000 });
  await post(`/team/conversations/${id}/read`, { at: 1000 });
  expect(await database?.get(`userConversations/${id}/read/team`)).toBe(2000);
});

test('whoever was away for less than a moment is shown as here all the time', async () => {
  const { id } = await signUpMember(backend);
  const { chat } = backend.context;
  const status = `userConversations/${id}/information/status`;
  const seen: boolean[] = [];
  const stop = chat?.index.subscribe({ onChange: (uid) => uid === id && seen.push(chat.index.of(id).isOnline) });
  for (const next of ['online', 'offline', 'online']) await chat?.database.set(status, next);
  expect(seen).toEqual([true, true, true]);
  await chat?.database.set(status, 'offline');
  await expect.poll(() => chat?.index.of(id).isOnline).toBe(false);
  stop?.();
});

test('a file of the conversation is opened by the team; another member’s, named in it, is not', async () => {
  const [member, other] = [await signUpMember(backend), await signUpMember(backend)];
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#b81f2d' } })
    .png()
    .toBuffer();
  const kept = await call(backend, 'upload', {
    token: member.token,
    body: bytes,
    headers: { 'content-type': 'image/png', 'x-file-name': 'cuff.png' },
  });
  const { id: file } = dataOf('upload', kept);
  const open = (uid: string, headers: Record<string, string> = {}, on = backend) =>
    on.app.inject({ url: `/team/conversations/${uid}/files/${file}`, headers });
  const opened = await open(member.id);
  expect([opened.statusCode, opened.headers['content-type'], opened.rawPayload.equals(bytes)]).toEqual([200, 'image/png', true]);
  expect(opened.headers['content-disposition']).toMatch(/^attachment/);
  expect(opened.headers['content-security-policy']).toContain('sandbox');
  expect(opened.headers['access-control-allow-origin']).toBeUndefined();
  expect((await open(other.id)).statusCode).toBe(404);
  expect((await open(member.id, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  expect((await open(member.id, bearer(other.token), locked)).statusCode).toBe(401);
});

test('a status carries its moment, so that older news cannot undo it', async () => {
  const said = async (status: string) => (await post('/team/status', { status })).json<{ statusAt: number }>().statusAt;
  const [first, second] = [await said('online'), await said('away')];
  expect(second).toBeGreaterThan(first);
});

test('another site, and a member, get nothing', async () => {
  const member = await signUpMember(backend);
  const path = `/team/conversations/${member.id}/messages`;
  const strange: Record<string, string>[] = [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }, { origin: 'null' }];
  for (const headers of strange) {
    expect((await post(path, { text: 'x', clientId: 'y' }, headers)).statusCode).toBe(403);
    expect((await backend.app.inject({ url: path, headers })).statusCode).toBe(403);
    expect((await backend.app.inject({ url: '/team/events', headers })).statusCode).toBe(403);
  }
  const away = await backend.app.inject({ url: path, remoteAddress: '192.0.2.7', headers: bearer(member.token) });
  expect(away.statusCode).toBe(401);
});

test('with a token the door is closed to everybody without it, on this machine too', async () => {
  const paths = ['/team/conversations/a/messages', '/team/events'];
  for (const url of paths) expect((await locked.app.inject({ url })).statusCode).toBe(401);
  expect((await locked.app.inject({ url: '/team' })).body).toContain('TEAM_TOKEN');
  expect((await post('/team/session', { token: 'guess' }, {}, locked)).statusCode).toBe(401);
  const opened = await post('/team/session', { token: 'the tokens of the team' }, {}, locked);
  const cookie = String(opened.headers['set-cookie']);
  expect(cookie).toMatch(/^team=[0-9a-f]{64}; Path=\/team; HttpOnly; SameSite=Strict/);
  expect(cookie).not.toContain('tokens');
  expect(cookie).not.toContain('Secure');
  const safely = await post('/team/session', { token: 'the tokens of the team' }, { 'x-forwarded-proto': 'https' }, locked);
  expect(safely.headers['set-cookie']).toMatch(/; Secure$/);
  for (const [headers, status] of [
    [{ cookie: cookie.split(';')[0] ?? '' }, 200],
    [{}, 401],
  ] as const) {
    expect((await locked.app.inject({ url: '/team/session', headers })).statusCode).toBe(status);
  }
  expect(
    (await locked.app.inject({ url: '/team/conversations/a/messages', headers: { cookie: cookie.split(';')[0] ?? '' } })).statusCode,
  ).toBe(200);
  expect(
    (await locked.app.inject({ url: '/team/conversations/a/messages', headers: { cookie: `team=${'0'.repeat(64)}` } })).statusCode,
  ).toBe(401);
});

test('the list shows the beginning of what was said last, in whole characters', async () => {
  const { id } = await signUpMember(backend);
  await backend.context.chat?.database.push(`userConversations/${id}/messages`, {
    from: 'team',
    text: `${'x'.repeat(119)}👗`,
    at: SERVER_TIME,
    clientId: 'c',
  });
  const abort = new AbortController();
  const reader = (await fetch(`${url}/team/events`, { signal: abort.signal })).body?.pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  while (!/event: conversations\ndata: .*\n\n/.test(heard)) heard += (await reader?.read())?.value ?? '';
  abort.abort();
  const { conversations } = JSON.parse(/event: conversations\ndata: (.*)\n/.exec(heard)?.[1] ?? '') as {
    conversations: { uid: string; newest: { text: string } }[];
  };
  expect(conversations.find(({ uid }) => uid === id)?.newest.text).toBe('x'.repeat(119));
});

test('an open console hears messages as they are written, and does not hold up the end of the process', async () => {
  const member = await signUpMember(backend);
  const abort = new AbortController();
  const answer = await fetch(`${url}/team/events`, { signal: abort.signal });
  expect(answer.headers.get('content-type')).toContain('text/event-stream');
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  await backend.context.chat?.database.push(`userConversations/${member.id}/messages`, {
    from: 'member',
    text: 'Is anybody there?',
    at: SERVER_TIME,
    clientId: 'c',
  });
  let heard = '';
  while (!/event: message\ndata: .*Is anybody there/.test(heard)) heard += (await reader?.read())?.value ?? '';
  expect(heard).toContain('event: conversations');
  abort.abort();
});
