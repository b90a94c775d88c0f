import { expect, test } from 'vitest';
import { signedIn } from './support/client';
import { startTwin } from './support/twin';

async function rest() {
  const twin = await startTwin();
  const call = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const joint = path.includes('?') ? '&' : '?';
    const url = `http://127.0.0.1:${twin.port}/${path}${joint}ns=${twin.namespace}`;
    const response = await fetch(url, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
    const text = await response.text();
    return { status: response.status, body: text === '' ? null : (JSON.parse(text) as unknown), headers: response.headers };
  };
  return { twin, call, admin: { authorization: `Bearer ${twin.adminCredential}` } };
}

test('PUT, GET, PATCH, POST and DELETE', async () => {
  const { call } = await rest();
  expect(await call('PUT', 'pub/x.json', { a: 1, list: ['x', 'y'] })).toMatchObject({ status: 200, body: { a: 1, list: ['x', 'y'] } });
  await call('PATCH', 'pub/x.json', { a: { '.sv': { increment: 2 } }, 'deep/er': true });
  expect((await call('GET', 'pub/x.json')).body).toEqual({ a: 3, list: ['x', 'y'], deep: { er: true } });
  const pushed = (await call('POST', 'pub/list.json', 'entry')).body as { name: string };
  expect(pushed.name).toMatch(/^[-_A-Za-z0-9]{20}$/);
  expect((await call('GET', `pub/list/${pushed.name}.json`)).body).toBe('entry');
  await call('DELETE', 'pub/x.json');
  expect((await call('GET', 'pub/x.json')).body).toBeNull();
});

test('rules apply; the credential of the backend is above them, and only the right one', async () => {
  const { twin, call, admin } = await rest();
  const bob = await signedIn(twin, 'bob');
  const token = await bob.auth.currentUser?.getIdToken();
  const own = 'userConversations/bob/information.json';
  expect((await call('GET', own)).status).toBe(401);
  expect((await call('PUT', `${own}?auth=${token}`, { status: 'online' })).status).toBe(200);
  expect((await call('GET', `${own}?auth=${token}`)).body).toEqual({ status: 'online' });
  expect((await call('PUT', `userConversations/alice/information.json?auth=${token}`, { status: 'online' })).status).toBe(401);
  for (const wrong of ['owner', `${twin.adminCredential}x`, 'a.b.c']) {
    expect((await call('GET', own, undefined, { authorization: `Bearer ${wrong}` })).status).toBe(401);
  }
  expect((await call('PUT', 'anything/at/all.json', 1, admin)).status).toBe(200);
  expect((await call('GET', '.json?shallow=true', undefined, admin)).body).toEqual({ anything: true, userConversations: true });
});

test('orders, limits and cuts a range by the parameters of a query', async () => {
  const { call } = await rest();
  await call('PUT', 'pub/q.json', { a: { n: 3 }, b: { n: 1 }, c: { n: 2 } });
  const by = (rest: string) => call('GET', `pub/q.json?orderBy=${encodeURIComponent('"n"')}&${rest}`);
  expect((await by('limitToFirst=2')).body).toEqual({ b: { n: 1 }, c: { n: 2 } });
  expect((await by('startAt=2&endAt=3')).body).toEqual({ a: { n: 3 }, c: { n: 2 } });
  expect((await by('equalTo=1')).body).toEqual({ b: { n: 1 } });
  expect((await call('GET', `pub/q.json?orderBy=${encodeURIComponent('"$key"')}&limitToLast=1`)).body).toEqual({ c: { n: 2 } });
  expect((await call('GET', 'pub/q.json?limitToLast=1')).status).toBe(400);
});

test.each([
  'orderBy="$key"&limitToFirst=1&limitToLast=1',
  'orderBy="$key"&equalTo="a"&startAt="a"',
  'orderBy="$key"&startAt="a"&startAfter="a"',
  'orderBy="$key"&endAt="a"&endBefore="b"',
  'shallow=true&orderBy="$key"',
  'shallow=true&limitToFirst=1',
])('what a real database refuses is refused: %s', async (parameters) => {
  const { call } = await rest();
  await call('PUT', 'pub/q.json', { a: 1, b: 2 });
  expect((await call('GET', `pub/q.json?${parameters.replaceAll('"', '%22')}`)).status).toBe(400);
});

test('a conditional write', async () => {
  const { call } = await rest();
  await call('PUT', 'pub/e.json', 1);
  const etag = (await call('GET', 'pub/e.json')).headers.get('etag') ?? '';
  expect((await call('PUT', 'pub/e.json', 2, { 'if-match': etag })).status).toBe(200);
  expect((await call('PUT', 'pub/e.json', 3, { 'if-match': etag })).status).toBe(412);
});

test('a key named like a prototype is a key like any other', async () => {
  const { call } = await rest();
  const url = 'pub/odd.json';
  await call('PUT', url, JSON.parse('{"__proto__": {"x": 1}, "constructor": 2}'));
  expect(JSON.stringify((await call('GET', url)).body)).toBe('{"__proto__":{"x":1},"constructor":2}');
});

test('bad input gets a plain refusal', async () => {
  const { twin, call } = await rest();
  const raw = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${twin.port}${path}`, init);
  expect((await raw(`/pub.json?ns=${twin.namespace}`, { method: 'PUT', body: '{' })).status).toBe(400);
  expect((await raw(`/pub.json?ns=${twin.namespace}`, { method: 'PUT', body: 'x'.repeat(2_000_000) })).status).toBe(413);
  expect((await raw(`/%E0%A4%A.json?ns=${twin.namespace}`)).status).toBe(400);
  expect((await raw('/pub.json?ns=another')).status).toBe(404);
  expect((await raw(`/pub.json?ns=${twin.namespace}`, { method: 'PURGE' })).status).toBe(405);
  expect((await call('PUT', 'pub.json', { 'a.b': 1 })).status).toBe(400);
  expect((await call('PUT', `pub/${'d/'.repeat(40)}x.json`, 1)).status).toBe(400);
  expect((await call('PATCH', 'pub.json', { a: 1, 'a/b': 2 })).status).toBe(400);
  const lp = await raw(`/.lp?start=t&ns=${twin.namespace}`);
  expect(lp.status).toBe(404);
  expect(await lp.text()).toContain('forceWebSockets');
});

test('text that UTF-8 has no bytes for is kept readable as a value and refused as a key', async () => {
  const { call } = await rest();
  expect(
    (await call('PUT', 'pub/half.json', { text: 'good \ud83d', list: ['\ude00', { '.value': 'a\ud83db', '.priority': '\udc00' }] })).status,
  ).toBe(200);
  expect((await call('GET', 'pub/half.json')).body).toEqual({ text: 'good \ufffd', list: ['\ufffd', 'a\ufffdb'] });
  for (const key of ['\ud83d', 'a\ude00b']) {
    expect((await call('PATCH', 'pub/keys.json', { [key]: 1 })).status).toBe(400);
    expect((await call('PUT', 'pub/keys.json', { deep: { [key]: 1 } })).status).toBe(400);
  }
  expect((await call('GET', 'pub/keys.json')).body).toBeNull();
});
