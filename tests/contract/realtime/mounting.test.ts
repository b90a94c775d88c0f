import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fastify } from 'fastify';
import { signInWithCustomToken } from 'firebase/auth';
import { get, set } from 'firebase/database';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { startRealtimeTwin } from '@/backend/twins/realtime/start-realtime-twin';
import { createClient } from './support/client';
import { openRules } from './support/test-rules';
import { startTwin, temporaryFolder } from './support/twin';

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.closeAllConnections());
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

test('beside an API on one port: the SDK works, and the API keeps its own paths', async () => {
  const server = createServer();
  const port = await listen(server);
  const twin = await startRealtimeTwin({ server, dataDir: temporaryFolder(), rules: openRules, projectId: 'demo-x' });
  onTestFinished(() => twin.close());
  server.on('request', (request, response) => {
    if (!twin.handle(request, response)) response.end(`API ${request.url}`);
  });
  const client = createClient(port);
  await signInWithCustomToken(client.auth, await twin.mintCustomToken('bob'));
  await set(client.ref('pub/x'), 1);
  expect((await get(client.ref('pub/x'))).val()).toBe(1);
  for (const path of ['/users/me', '/openapi.json', '/pub.json']) {
    expect(await (await fetch(`http://127.0.0.1:${port}${path}`)).text()).toBe(`API ${path}`);
  }
  await twin.close();
  expect(await (await fetch(`http://127.0.0.1:${port}/users/me`)).text()).toBe('API /users/me');
});

test('inside Fastify: its routes, its body parsing and the twin do not disturb each other', async () => {
  const twin = await startRealtimeTwin({ server: null, dataDir: temporaryFolder(), rules: openRules, projectId: 'demo-x' });
  const app = fastify({
    serverFactory: (handler) => {
      const server = createServer((request, response) => {
        if (!twin.handle(request, response)) handler(request, response);
      });
      server.on('upgrade', (request, socket, head) => {
        if (!twin.handleUpgrade(request, socket, head)) socket.destroy();
      });
      return server;
    },
  });
  app.post('/users/login', (request) => ({ got: request.body }));
  const port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
  const client = createClient(port);
  await signInWithCustomToken(client.auth, await twin.mintCustomToken('bob'));
  await set(client.ref('userConversations/bob/information'), { status: 'online' });
  const login = await fetch(`http://127.0.0.1:${port}/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"email":"a@b.c"}',
  });
  expect(await login.json()).toEqual({ got: { email: 'a@b.c' } });
  await twin.close();
  await app.close();
});

const outcome = (url: string, origin?: string): Promise<string> =>
  new Promise((resolve) => {
    const socket = new WebSocket(url, origin === undefined ? {} : { origin });
    socket.on('open', () => (resolve('open'), socket.terminate()));
    socket.on('unexpected-response', (_, response) => resolve(String(response.statusCode)));
    socket.on('error', (error) => resolve(error.message));
  });

test('an upgrade is taken from an allowed origin, for this database and protocol only', async () => {
  const twin = await startTwin({ isOriginAllowed: (origin) => origin === 'https://hk.example.test' });
  const url = `ws://127.0.0.1:${twin.port}/.ws?v=5&ns=${twin.namespace}`;
  expect(await outcome(url)).toBe('open');
  expect(await outcome(url, 'https://hk.example.test')).toBe('open');
  expect(await outcome(url, 'https://evil.example')).toBe('403');
  expect(await outcome(url, 'null')).toBe('403');
  expect(await outcome(url.replace('v=5', 'v=4'))).toBe('404');
  expect(await outcome(url.replace(twin.namespace, 'other'))).toBe('404');
  expect(await outcome(`ws://127.0.0.1:${twin.port}/elsewhere`)).toMatch(/hang up|ECONNRESET/);
});

test('pages: loopback names by default, and no other origin may call', async () => {
  const twin = await startTwin();
  const url = `http://127.0.0.1:${twin.port}/pub/x.json?ns=${twin.namespace}`;
  const preflight = await fetch(url, {
    method: 'OPTIONS',
    headers: { origin: 'http://hk.localhost:3000', 'access-control-request-headers': 'x-client-version,content-type' },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-origin')).toBe('http://hk.localhost:3000');
  expect(preflight.headers.get('access-control-allow-headers')).toBe('x-client-version,content-type');
  for (const origin of ['https://evil.example', 'http://localhost.evil.example', 'null']) {
    const refused = await fetch(url, { method: 'PUT', body: '1', headers: { origin } });
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([403, null]);
  }
  expect(await (await fetch(url)).json()).toBeNull();
});
