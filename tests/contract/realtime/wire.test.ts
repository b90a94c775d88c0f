import { expect, test } from 'vitest';
import { rawClient } from './support/raw-client';
import { startTwin } from './support/twin';

test('a query by a child that the rules do not index is answered with the hint that the SDK logs', async () => {
  const twin = await startTwin();
  const raw = await rawClient(twin.port);
  expect(await raw.exchange('q', { p: 'pub/x', q: { i: 'n', l: 1 }, t: 1, h: '' })).toEqual({ s: 'ok', d: { w: ['no_index'] } });
  expect(await raw.exchange('q', { p: 'pub/x', q: { i: '.key', l: 1 }, t: 2, h: '' })).toEqual({ s: 'ok', d: {} });
});

test('a client that still holds the data is not sent it again', async () => {
  const twin = await startTwin();
  await twin.database.set('pub/x', { a: 1 });
  const raw = await rawClient(twin.port);
  const pushes = () => raw.messages.filter((message) => message.d.a === 'd').length;
  await raw.request('q', { p: 'pub/x', h: '' });
  expect(pushes()).toBe(1);
  // The hash of {a: 1}, as the SDK computes it.
  const etag = await fetch(`http://127.0.0.1:${twin.port}/pub/x.json?ns=${twin.namespace}`);
  await raw.request('n', { p: 'pub/x' });
  await raw.request('q', { p: 'pub/x', h: etag.headers.get('etag') });
  expect(pushes()).toBe(1);
  await twin.database.set('pub/x/b', 2);
  await expect.poll(pushes).toBe(2);
});

test('after unlisten nothing more comes', async () => {
  const twin = await startTwin();
  const raw = await rawClient(twin.port);
  await raw.request('q', { p: 'pub/x', h: '' });
  await raw.request('q', { p: 'pub/x', q: { l: 1, vf: 'r' }, t: 7, h: '' });
  await raw.request('n', { p: '/pub/x' });
  await raw.request('n', { p: '/pub/x', q: { l: 1, vf: 'r' }, t: 7 });
  await twin.database.set('pub/x', 1);
  await raw.request('s', { c: {} });
  expect(raw.messages.filter((message) => message.d.a !== undefined)).toEqual([]);
});

test('requests that make no sense are answered, and the connection lives on', async () => {
  const twin = await startTwin();
  const raw = await rawClient(twin.port);
  for (const [action, body] of [
    ['zzz', {}],
    ['p', { p: 'pub/a.b', d: 1 }],
    ['p', { p: 'pub/x', d: { '.sv': 'nonsense' } }],
    ['m', { p: 'pub', d: 5 }],
    ['m', { p: 'pub', d: { a: 1, 'a/b': 2 } }],
    ['q', { p: 'pub', q: { l: -1 }, t: 1 }],
    ['q', { p: 'pub', q: 'all', t: 1 }],
    ['g', { p: 'pub', q: { sp: {} } }],
    ['o', { p: '#', d: 1 }],
    ['oc', { p: '[' }],
    ['constructor', {}],
  ] as const) {
    expect(await raw.request(action, body)).toMatch(/^(error|invalid_data)$/);
  }
  expect(await raw.request('p', { p: 'pub/x', d: 1, h: 'stale' })).toBe('datastale');
  expect(await raw.request('p', { p: 'private/x', d: 1, h: 'stale' })).toBe('permission_denied');
  expect(await raw.request('p', { p: 'pub/x', d: 1 })).toBe('ok');
});

test('a ping is answered', async () => {
  const twin = await startTwin();
  const raw = await rawClient(twin.port);
  raw.socket.send('0');
  raw.socket.send(JSON.stringify({ t: 'c', d: { t: 'p', d: {} } }));
  await expect
    .poll(() => raw.messages.some((message) => message.t === 'c' && JSON.stringify(message.d) === '{"t":"o","d":null}'))
    .toBe(true);
});
