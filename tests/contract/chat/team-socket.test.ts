import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { bearer, signUpMember } from '@/tests/setup/member';
import { createTestBackend, type TestBackend } from '@/tests/setup/test-backend';

let backend: TestBackend;
let locked: TestBackend;
let url: string;
let lockedUrl: string;
beforeAll(async () => {
  backend = await createTestBackend();
  locked = await createTestBackend({ teamToken: 'the tokens of the team' });
  [url, lockedUrl] = [await backend.listen(), await locked.listen()];
});
afterAll(() => Promise.all([backend.remove(), locked.remove()]));

const json = { 'content-type': 'application/json' };
const texts = async (uid: string) =>
  (await backend.app.inject({ url: `/team/conversations/${uid}/messages` }))
    .json<{ messages: { text: string; key: string }[] }>()
    .messages.map(({ text }) => text);

/** Opens a socket as a browser would. @returns it, or the status that it was refused with */
function knock(on: string, headers: Record<string, string> = {}): Promise<WebSocket | number> {
  const socket = new WebSocket(`${on.replace(/^http/, 'ws')}/team/socket`, { headers: { origin: on, ...headers } });
  return new Promise((resolve, reject) => {
    socket.on('open', () => resolve(socket));
    socket.on('unexpected-response', (_request, answer) => {
      resolve(answer.statusCode ?? 0);
      answer.destroy();
    });
    socket.on('error', reject);
  });
}

async function openSocket(): Promise<WebSocket> {
  const socket = await knock(url);
  if (typeof socket === 'number') throw new Error(`refused: ${socket}`);
  return socket;
}

interface Told {
  id: number;
  status: number;
  answer?: { message: { key: string; text: string } };
}
let last = 0;
function ask(socket: WebSocket, to: string, uid: string, body: unknown): Promise<Told> {
  const id = ++last;
  return new Promise((resolve) => {
    const hear = (data: unknown) => {
      const told = JSON.parse(String(data)) as Told;
      if (told.id !== id) return;
      socket.off('message', hear);
      resolve(told);
    };
    socket.on('message', hear);
    socket.send(JSON.stringify({ id, to, uid, body }));
  });
}

test('an answer over the socket stands once, also when the call brings it again, and takes the typing mark with it', async () => {
  const { id } = await signUpMember(backend);
  const socket = await openSocket();
  const database = backend.context.chat?.database;
  expect((await ask(socket, 'typing', id, { isTyping: true })).status).toBe(200);
  expect(await database?.get(`userConversations/${id}/typing/team`)).toEqual(expect.any(Number));
  const sent = { text: 'Good morning', clientId: 'one' };
  const first = await ask(socket, 'messages', id, sent);
  expect([first.status, first.answer?.message.text]).toEqual([200, 'Good morning']);
  expect(await database?.get(`userConversations/${id}/typing/team`)).toBeNull();
  const again = await backend.app.inject({
    method: 'POST',
    url: `/team/conversations/${id}/messages`,
    headers: json,
    payload: JSON.stringify(sent),
  });
  expect(again.json()).toEqual(first.answer);
  expect(await texts(id)).toEqual(['Good morning']);
  expect((await ask(socket, 'read', id, { at: 2000 })).status).toBe(200);
  expect(await database?.get(`userConversations/${id}/read/team`)).toBe(2000);
  socket.close();
});

test('what the calls refuse is refused here by the same status, and writes nothing', async () => {
  const { id } = await signUpMember(backend);
  const socket = await openSocket();
  const refusals: [string, string, unknown, number][] = [
    ['messages', id, { text: '   ', clientId: 'a' }, 400],
    ['messages', id, { text: 'x'.repeat(4001), clientId: 'a' }, 400],
    ['messages', id, { text: 'x', clientId: '<b>' }, 400],
    ['messages', id, { text: 'x\0', clientId: 'a' }, 400],
    ['messages', id, { text: 'x', clientId: 'a', by: 'concierge' }, 400],
    ['messages', 'nobody', { text: 'x', clientId: 'a' }, 404],
    ['messages', 'a/b', { text: 'x', clientId: 'a' }, 400],
    ['read', id, { at: -1 }, 400],
  ];
  for (const [to, uid, body, status] of refusals) {
    expect((await ask(socket, to, uid, body)).status, JSON.stringify(body).slice(0, 60)).toBe(status);
  }
  expect(await texts(id)).toEqual([]);
  for (const text of ['{', '[]', JSON.stringify({ id: 1, to: 'status', uid: id, body: {} })]) {
    const other = await openSocket();
    const closed = new Promise<number>((resolve) => other.on('close', resolve));
    other.send(text);
    expect(await closed).toBe(1008);
  }
  const other = await openSocket();
  const closed = new Promise<number>((resolve) => other.on('close', resolve));
  other.send('x'.repeat(70_000));
  expect(await closed).toBe(1009);
  socket.close();
});

test('another site’s page gets no socket, and behind a token only who has given it', async () => {
  const member = await signUpMember(locked);
  expect(await knock(url, { origin: 'https://evil.example' })).toBe(403);
  expect(await knock(lockedUrl)).toBe(401);
  expect(await knock(lockedUrl, bearer(member.token))).toBe(401);
  const opened = await locked.app.inject({
    method: 'POST',
    url: '/team/session',
    headers: json,
    payload: JSON.stringify({ token: 'the tokens of the team' }),
  });
  const inside = await knock(lockedUrl, { cookie: String(opened.headers['set-cookie']).split(';')[0] ?? '' });
  expect(inside).toBeInstanceOf(WebSocket);
  if (typeof inside !== 'number') inside.close();
  expect((await backend.app.inject({ url: '/team/socket' })).statusCode).toBe(400);
});

test('an open socket does not hold up the end of the process', async () => {
  const own = await createTestBackend();
  const socket = await knock(await own.listen());
  if (typeof socket === 'number') throw new Error(`refused: ${socket}`);
  const closed = new Promise((resolve) => socket.on('close', resolve));
  await own.remove();
  await closed;
});
