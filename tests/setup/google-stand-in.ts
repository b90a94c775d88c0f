import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { exportPKCS8, generateKeyPair } from 'jose';
import type { BackendContext } from '@/backend/context';
import { projectAccess } from '@/backend/twins/realtime/project/project-access';
import { startRealtimeTwin } from '@/backend/twins/realtime/start-realtime-twin';

/** Instead of an answer a status, or nothing at all; `none` lets one request through. */
export type Fault = 'hang' | 'none' | number;

const PROJECT = 'project-1';
const TIMEOUT_MS = 300;
const rules = () => readFileSync(new URL('../../deploy/firebase/database.rules.json', import.meta.url), 'utf8');

/**
 * A fake Firebase project: access tokens, the database over REST (the twin with the product's rules and index) and push messages. Each
 * configured fault affects one request.
 */
export async function startGoogle() {
  const dataDir = mkdtempSync(join(tmpdir(), 'google-'));
  const twin = await startRealtimeTwin({ dataDir, rules: rules(), projectId: PROJECT });
  const faults = { data: [] as Fault[], push: [] as Fault[] };
  const pushed: { token: string; title: string; body: string; path: string }[] = [];
  const asked: string[] = [];
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const account = { kind: 'firebase' as const, clientEmail: 'backend@project-1.iam.example', privateKey: await exportPKCS8(privateKey) };

  const json = (response: ServerResponse, status: number, value: unknown) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://google.test');
    const body = await text(request);
    if (pathname === '/token') return json(response, 200, { access_token: 'access-1', expires_in: 3600 });
    if (request.headers.authorization !== 'Bearer access-1') return json(response, 401, { error: 'Unauthorized request.' });
    const isPush = pathname === `/v1/projects/${PROJECT}/messages:send`;
    const fault = (isPush ? faults.push : faults.data).shift();
    if (fault === 'hang') return;
    if (typeof fault === 'number') return json(response, fault, { error: { status: 'UNAVAILABLE' } });
    if (isPush) {
      const { message } = JSON.parse(body) as {
        message: { token: string; notification: { title: string; body: string }; data: { path: string } };
      };
      pushed.push({ token: message.token, ...message.notification, path: message.data.path });
      return json(response, 200, { name: `projects/${PROJECT}/messages/${pushed.length}` });
    }
    asked.push(`${request.method} ${pathname}`);
    searchParams.set('ns', twin.namespace);
    const found = await fetch(`http://127.0.0.1:${twin.port}${pathname.replace(/^\/db/, '')}?${searchParams}`, {
      headers: { authorization: `Bearer ${twin.adminCredential}` },
    });
    json(response, found.status, await found.json());
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const env = { firebaseProjectId: PROJECT, firebaseDatabases: [`${base}/db/`] };

  return {
    faults,
    pushed,
    /** Of the database, as method and path. */
    asked,
    /** What the backend's environment holds about the project. */
    env: { ...env, realtime: account },
    addresses: { tokens: `${base}/token`, identity: base, messages: base },
    patienceMs: TIMEOUT_MS,
    /** The project's database itself. */
    database: twin.database,
    access: ({ log, wallClock }: Pick<BackendContext, 'log' | 'wallClock'>) =>
      projectAccess({ env, account, log, wallClock, addresses: { tokens: `${base}/token`, identity: base }, patienceMs: TIMEOUT_MS }),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await twin.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
