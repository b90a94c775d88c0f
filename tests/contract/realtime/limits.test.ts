import { createConnection } from 'node:net';
import { randomBytes } from 'node:crypto';
import { get, goOffline, onDisconnect, onValue, set } from 'firebase/database';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { DEFAULT_LIMITS } from '@/backend/twins/realtime/twin-options';
import { connected, createClient, signedIn, until } from './support/client';
import { rawClient } from './support/raw-client';
import { startTwin } from './support/twin';

const socketUrl = (twin: { port: number; namespace: string }) => `ws://127.0.0.1:${twin.port}/.ws?v=5&ns=${twin.namespace}`;

test('more connections than allowed are turned away', async () => {
  const twin = await startTwin({ limits: { maxConnections: 1 } });
  await connected(createClient(twin.port));
  const refused = await new Promise((resolve) => {
    const socket = new WebSocket(socketUrl(twin));
    socket.on('unexpected-response', (_, response) => resolve(response.statusCode));
    socket.on('error', () => {});
  });
  expect(refused).toBe(503);
});

test('one user cannot take all connections', async () => {
  const twin = await startTwin({ limits: { maxConnectionsPerUser: 1 } });
  const bob = await signedIn(twin, 'bob');
  await get(bob.ref('userConversations/bob'));
  const second = await rawClient(twin.port);
  expect(await second.request('auth', { cred: await bob.auth.currentUser?.getIdToken() })).toBe('permission_denied');
  expect(await second.request('g', { p: 'userConversations/bob' })).toBe('permission_denied');
  await get((await signedIn(twin, 'carol')).ref('userConversations/carol'));
});

test('a hasty client is slowed down, and nothing of it is lost', async () => {
  const twin = await startTwin({ limits: { requestsPerSecond: 100, requestBurst: 20 } });
  const client = createClient(twin.port);
  await connected(client);
  const start = performance.now();
  await Promise.all(Array.from({ length: 60 }, (_, index) => set(client.ref(`pub/${index}`), index)));
  expect(performance.now() - start).toBeGreaterThan(300);
  expect((await get(createClient(twin.port).ref('pub'))).size).toBe(60);
});

test('a request that is too long ends the connection, and garbage too', async () => {
  const twin = await startTwin({ limits: { maxMessageBytes: 50_000 } });
  for (const frames of [['9', ...Array.from({ length: 9 }, () => 'x'.repeat(16_384))], ['x'.repeat(60_000)], ['{"t":"x"}'], ['[]']]) {
    const socket = new WebSocket(socketUrl(twin));
    await new Promise((resolve) => socket.once('open', resolve));
    frames.forEach((frame) => socket.send(frame));
    expect(await new Promise((resolve) => socket.once('close', resolve))).toBeOneOf([1008, 1009]);
  }
  await expect.poll(() => twin.connectionCount()).toBe(0);
});

test('listens and writes set aside are counted', async () => {
  const twin = await startTwin({ limits: { maxListensPerConnection: 2, maxDisconnectWrites: 2 } });
  const client = createClient(twin.port);
  await until(client.ref('.info/connected'), (snapshot) => snapshot.val() === true);
  onValue(client.ref('pub/1'), () => {});
  onValue(client.ref('pub/2'), () => {});
  await expect(until(client.ref('pub/3'), () => true)).rejects.toThrow(/too_big|exceeds/);
  await onDisconnect(client.ref('pub')).update({ a: 1, b: 2 });
  await expect(onDisconnect(client.ref('pub/c')).set(3)).rejects.toThrow();
  goOffline(client.db);
});

/** A socket that shakes hands, sends one request and then neither reads nor answers. */
async function deafSocket(port: number, namespace: string, request: object) {
  const socket = createConnection(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => {});
  socket.write(
    `GET /.ws?v=5&ns=${namespace} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\nSec-WebSocket-Version: 13\r\n\r\n`,
  );
  await new Promise((resolve) => socket.once('data', resolve));
  const payload = Buffer.from(JSON.stringify(request));
  const mask = randomBytes(4);
  const masked = payload.map((byte, index) => byte ^ (mask[index % 4] ?? 0));
  socket.write(Buffer.concat([Buffer.from([0x81, 0x80 | payload.length]), mask, masked]));
  socket.pause();
  return socket;
}

test('a client that does not read is cut off before it fills the memory', async () => {
  const twin = await startTwin({ limits: { maxUnsentBytes: 1 << 20 } });
  await deafSocket(twin.port, twin.namespace, { t: 'd', d: { r: 1, a: 'q', b: { p: 'pub', h: '' } } });
  await expect.poll(() => twin.connectionCount()).toBe(1);
  for (let round = 0; round < 60 && twin.connectionCount() > 0; round += 1) {
    await twin.database.set('pub/big', `${round}${'x'.repeat(500_000)}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await expect.poll(() => twin.connectionCount()).toBe(0);
});

test('a peer that has gone silent is given up, and what it set aside is written', async () => {
  const twin = await startTwin({ limits: { pingIntervalMs: 100 } });
  await deafSocket(twin.port, twin.namespace, { t: 'd', d: { r: 1, a: 'o', b: { p: 'pub/gone', d: true } } });
  const watcher = createClient(twin.port);
  await until(watcher.ref('pub/gone'), (snapshot) => snapshot.val() === true);
  expect(twin.connectionCount()).toBe(1);
});

test('as it is shipped, a silent peer is given up within the ninety seconds that presence promises', () => {
  // Silent from just after one look: the next one asks, the one after gives up. The rest is for a busy process.
  const worst = 2 * DEFAULT_LIMITS.pingIntervalMs;
  expect(worst).toBeLessThanOrEqual(90_000 - 15_000);
  // Looked at too often, phones would be woken for nothing, and one late answer would be an end.
  expect(DEFAULT_LIMITS.pingIntervalMs).toBeGreaterThanOrEqual(10_000);
});
