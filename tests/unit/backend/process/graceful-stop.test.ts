import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { STOP_LIMITS } from '@/backend/api/http/listen';
import { CALLS } from '@/lib/contract/calls';
import { beginBackendProcess, endProcess, startBackendProcess, type BackendProcess } from '@/tests/setup/backend-process';
import { createFolder, createTestDatabase, type TestDatabase } from '@/tests/setup/test-database';

// Whole processes, on a machine that may be busy.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

let testDatabase: TestDatabase;
let backend: BackendProcess;

beforeAll(async () => {
  testDatabase = await createTestDatabase('samples');
  backend = await startBackendProcess(testDatabase.variables);
});
afterAll(async () => {
  await endProcess(backend);
  await testDatabase.drop();
});

type Outcome = { kind: 'answered'; status: number; connection: string | undefined } | { kind: 'refused' } | { kind: 'lost' };

const addressOf = (index: number) => `drain-${index}@example.com`;

/** `refused`: never got through, which a client may send elsewhere; `lost`: sent and left without an answer. */
function postOnce(agent: Agent, index: number): Promise<Outcome> {
  return new Promise((resolve) => {
    const body = JSON.stringify({ emailAddress: addressOf(index) });
    let isConnected = false;
    const call = request(
      `${backend.url}/newsletter/signup`,
      { method: 'POST', agent, headers: { 'content-type': 'application/json', 'content-length': body.length } },
      (answer) => {
        answer
          .resume()
          .on('end', () => resolve({ kind: 'answered', status: answer.statusCode ?? 0, connection: answer.headers.connection }));
      },
    );
    call.on('socket', (socket) => {
      isConnected = !socket.connecting;
      socket.once('connect', () => (isConnected = true));
    });
    call.on('error', () => resolve({ kind: isConnected && !call.reusedSocket ? 'lost' : 'refused' }));
    call.end(body);
  });
}

describe('SIGTERM under load', () => {
  it('answers what is in flight, takes nothing new and ends by itself', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 20 });
    const calls = Array.from({ length: 60 }, (_unused, index) => postOnce(agent, index));
    await Promise.race(calls);
    backend.child.kill('SIGTERM');
    const outcomes = await Promise.all(calls);
    agent.destroy();

    expect(await backend.exited).toBe(0);
    expect(outcomes.filter(({ kind }) => kind === 'lost')).toEqual([]);
    const answered = outcomes.filter((outcome) => outcome.kind === 'answered');
    expect(new Set(answered.map(({ status }) => status))).toEqual(new Set([200]));
    expect(answered.length).toBeGreaterThanOrEqual(20);
    expect(backend.output()).not.toMatch(/unexpectedly|"level":50/);

    // Whoever was answered is on the list, and nobody else: what counts as refused has not been done in silence.
    backend = await startBackendProcess(testDatabase.variables);
    const isStored = async (index: number) =>
      (
        await fetch(`${backend.url}${CALLS.newsletterGetMyCoupon.path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ emailAddress: addressOf(index) }),
        })
      ).status === 200;
    expect(await Promise.all(outcomes.map((_outcome, index) => isStored(index)))).toEqual(outcomes.map(({ kind }) => kind === 'answered'));
  });
});

describe('SIGTERM', () => {
  it('has its ten seconds shared out: notice, then the last answers, then the end', () => {
    const { notice, noticeMost, read, cutOff, exit } = STOP_LIMITS;
    expect([notice < noticeMost, noticeMost + read < cutOff, cutOff < exit, exit < 10_000]).toEqual([true, true, true, true]);
  });

  it('is heard of at once: alive, and to be sent nobody; and nobody who has sent half a request is waited for, but cut off long before its own limit of 30 s', async () => {
    const ask = (path: string) => fetch(`${backend.url}${path}`).then(async (answer) => [answer.status, await answer.json()] as const);
    expect(await ask('/readyz')).toEqual([200, expect.objectContaining({ accepting: true })]);
    const stranger = connect(Number(new URL(backend.url).port), '127.0.0.1');
    const isCutOff = new Promise<true>((resolve) => stranger.on('close', () => resolve(true)).on('error', () => undefined));
    const half =
      'POST /newsletter/signup HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 400\r\n\r\n{"emailAddress":';
    await new Promise((resolve) => stranger.write(half, resolve));
    // What is answered after it was sent after it: the half request has been read.
    await ask('/healthz');
    backend.child.kill('SIGTERM');
    await expect.poll(async () => (await ask('/readyz'))[0], { timeout: 10_000, interval: 10 }).toBe(503);
    expect(await Promise.all([ask('/readyz'), ask('/healthz')])).toEqual([
      [503, { status: 'not-ready', database: true, migrations: true, lock: true, accepting: false }],
      [200, { status: 'ok' }],
    ]);
    // Ten seconds are promised, on a machine that is not kept from its work by others.
    expect(await Promise.race([backend.exited, wait(20_000, 'still waiting')])).toBe(0);
    expect(await isCutOff).toBe(true);
    expect(backend.output()).not.toMatch(/unexpectedly/);
  });
});

describe('a signal while it starts', () => {
  // In a container the process is number 1, to which the system passes no signal that it does not listen to: it would be killed at last.
  it.each([
    ['SIGTERM', 0],
    ['SIGTERM', 1_000],
    ['SIGINT', 300],
  ] as const)('%s ends it as at any other time, %i ms after it has taken its folder', async (signal, afterMs) => {
    const { variables, drop } = await createFolder('empty');
    const child = beginBackendProcess(variables);
    const ended = once(child, 'exit');
    try {
      await expect.poll(() => existsSync(join(variables.DATA_DIR ?? '', 'holder.json')), { timeout: 60_000 }).toBe(true);
      await wait(afterMs);
      child.kill(signal);
      expect(await ended).toEqual([0, null]);
    } finally {
      child.kill('SIGKILL');
      await drop();
    }
  });
});
