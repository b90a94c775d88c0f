/**
 * Server cost of one busy conversation: 2,000 pushes while 20 connections listen to its last 50 messages, with the product's rules and
 * journal. The clients use the plain protocol: the SDK for 21 clients in one process would cost ten times as much as the server. Prints the
 * time beside that of the same pushes without listeners.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { createPushIds } from '@/backend/twins/realtime/data/push-id';
import { startRealtimeTwin } from '@/backend/twins/realtime/start-realtime-twin';

const PUSHES = 2_000;
const LISTENERS = 20;
const WINDOW = 50;

const dataDir = mkdtempSync(join(tmpdir(), 'realtime-bench-'));
const rules = readFileSync(new URL('../deploy/firebase/database.rules.json', import.meta.url), 'utf8');
// The sender exceeds a client's rate limit.
const limits = { requestsPerSecond: 1e6, requestBurst: 1e6 };
const twin = await startRealtimeTwin({ dataDir, rules, projectId: 'demo-x', limits });
const base = `http://127.0.0.1:${twin.port}`;
const createPushId = createPushIds(() => Date.now());

async function signIn(): Promise<string> {
  const answer = await fetch(`${base}/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: await twin.mintCustomToken('agent', { team: true }), returnSecureToken: true }),
  });
  return ((await answer.json()) as { idToken: string }).idToken;
}

interface Client {
  send(action: string, body: object): void;
  /** Resolves when this many frames with the mark have arrived. */
  seen(mark: string, count: number): Promise<void>;
}

async function connect(cred: string): Promise<Client> {
  const socket = new WebSocket(`ws://127.0.0.1:${twin.port}/.ws?v=5&ns=${twin.namespace}`);
  await new Promise((resolve) => socket.once('open', resolve));
  let number = 0;
  const client: Client = {
    send: (a, b) => socket.send(JSON.stringify({ t: 'd', d: { r: (number += 1), a, b } })),
    seen: (mark, count) =>
      new Promise((resolve) => {
        let left = count;
        socket.on('message', (data) => {
          if (String(data).includes(mark) && (left -= 1) === 0) resolve();
        });
      }),
  };
  const isIn = client.seen('"s":"ok"', 1);
  client.send('auth', { cred });
  await isIn;
  return client;
}

async function pushAll(sender: Client, uid: string): Promise<number> {
  const acknowledged = sender.seen('"s":"ok"', PUSHES);
  const start = performance.now();
  for (let index = 0; index < PUSHES; index += 1) {
    const d = { from: 'team', text: `Message ${index}.`, at: { '.sv': 'timestamp' }, clientId: `c${index}` };
    sender.send('p', { p: `userConversations/${uid}/messages/${createPushId()}`, d });
  }
  await acknowledged;
  return performance.now() - start;
}

const cred = await signIn();
const sender = await connect(cred);
await pushAll(sender, 'warm');
const alone = await pushAll(sender, 'unheard');
const listeners = await Promise.all(Array.from({ length: LISTENERS }, () => connect(cred)));
const heard = listeners.map((listener) => listener.seen(`Message ${PUSHES - 1}.`, 1));
const ready = listeners.map((listener) => listener.seen('"s":"ok"', 1));
listeners.forEach((listener) => listener.send('q', { p: 'userConversations/busy/messages', q: { l: WINDOW, vf: 'r' }, t: 1, h: '' }));
await Promise.all(ready);

const before = process.cpuUsage();
const start = performance.now();
const acknowledged = await pushAll(sender, 'busy');
await Promise.all(heard);
const all = performance.now() - start;
const { user, system } = process.cpuUsage(before);
process.stdout.write(
  `${PUSHES} pushes unheard: ${Math.round(alone)} ms; with ${LISTENERS} listeners on the last ${WINDOW}: ` +
    `acknowledged after ${Math.round(acknowledged)} ms, seen by all after ${Math.round(all)} ms ` +
    `(${Math.round((PUSHES * LISTENERS) / (all / 1_000))} deliveries a second; ${Math.round((user + system) / 1_000)} ms of CPU, server and clients in one process)\n`,
);

await twin.close();
const reopening = performance.now();
const again = await startRealtimeTwin({ dataDir, rules, projectId: 'demo-x' });
process.stdout.write(`reopened with ${3 * PUSHES} messages in ${Math.round(performance.now() - reopening)} ms\n`);
await again.close();
rmSync(dataDir, { recursive: true });
