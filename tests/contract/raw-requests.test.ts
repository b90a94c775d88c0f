import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestBackend, type TestBackend } from '@/tests/setup/test-backend';

const PATIENCE = { request: 400, connection: 2_000, look: 50 };
/** Of the busy machine, not of the backend. */
const SLACK_MS = 5_000;
vi.setConfig({ testTimeout: 20_000 });

let backend: TestBackend;
let url: URL;

beforeAll(async () => {
  backend = await createTestBackend({}, { patience: PATIENCE });
  url = new URL(await backend.listen());
});
afterAll(() => backend.remove());

interface End {
  /** All that was answered until the connection was closed. */
  text: string;
  afterMs: number;
}

/** Sends bytes as they are, keeps its own side open, and waits until the backend closes the connection. */
function talk(bytes: string, dribble?: string): Promise<End> {
  return new Promise((resolve) => {
    const start = performance.now();
    let text = '';
    const socket = connect({ host: url.hostname, port: Number(url.port), allowHalfOpen: true }, () => socket.write(bytes));
    const timer = dribble === undefined ? undefined : setInterval(() => socket.writable && socket.write(dribble), 100);
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    socket.on('error', () => undefined); // a reset is an end as any other
    socket.on('end', () => socket.destroy());
    socket.on('close', () => {
      clearInterval(timer);
      resolve({ text, afterMs: performance.now() - start });
    });
  });
}

const head = (...lines: string[]) =>
  ['POST /newsletter/signup HTTP/1.1', `Host: ${url.host}`, 'Content-Type: application/json', ...lines].join('\r\n');
const statusesOf = ({ text }: End) => [...text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));

/** Each is sent by somebody who then waits, or goes on a byte at a time: by silence alone nobody would be cut off. */
const STRANGE: readonly (readonly [what: string, bytes: () => string, dribble: string | undefined, statuses: readonly number[]])[] = [
  ['headers that never end', () => `${head()}\r\nX-Slow: `, 'a', [408]],
  ['a request that says nothing', () => '', undefined, [408]],
  ['a body that never ends', () => `${head('Content-Length: 4000')}\r\n\r\n{"emailAddress":"`, 'a', [408]],
  ['a body that stops', () => `${head('Content-Length: 4000')}\r\n\r\n{`, undefined, [408]],
  [
    'a length and chunks together',
    () => `${head('Content-Length: 6', 'Transfer-Encoding: chunked')}\r\n\r\n0\r\n\r\nGET /readyz HTTP/1.1\r\nHost: ${url.host}\r\n\r\n`,
    undefined,
    [400],
  ],
  ['two lengths', () => `${head('Content-Length: 2', 'Content-Length: 40')}\r\n\r\n{}`, undefined, [400]],
  ['chunks of no size', () => `${head('Transfer-Encoding: chunked')}\r\n\r\nzz\r\n{}\r\n`, undefined, [400]],
  ['a header of 64 kB', () => `${head(`X-Large: ${'a'.repeat(64 * 1024)}`)}\r\n\r\n`, undefined, [431]],
  ['a line that is no request', () => 'HELLO THERE\r\n\r\n', undefined, [400]],
  ['another protocol', () => '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003', undefined, [400]],
  ['no host', () => 'GET /healthz HTTP/1.1\r\n\r\n', undefined, [400]],
];

describe('what no client of ours sends', () => {
  it.each(STRANGE)(
    '%s: is refused and closed in time, and others are answered meanwhile and after',
    async (_what, bytes, dribble, statuses) => {
      const [end, meanwhile] = await Promise.all([talk(bytes(), dribble), fetch(new URL('/healthz', url))]);
      expect(statusesOf(end)).toEqual(statuses);
      expect(end.afterMs).toBeLessThan(PATIENCE.connection + SLACK_MS);
      expect([meanwhile.status, (await fetch(new URL('/readyz', url))).status]).toEqual([200, 200]);
    },
  );

  it('fifty of the slow at once keep nobody out', async () => {
    const slow = Array.from({ length: 50 }, () => talk(`${head()}\r\nX-Slow: `, 'a'));
    expect((await fetch(new URL('/readyz', url), { signal: AbortSignal.timeout(SLACK_MS) })).status).toBe(200);
    const ends = await Promise.all(slow);
    expect(new Set(ends.flatMap(statusesOf))).toEqual(new Set([408]));
  });
});
