import { connect } from 'node:net';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { UPLOAD_MAX_BYTES } from '@/lib/contract/upload';
import { signUpMember } from '@/tests/setup/member';
import { testBackend } from '@/tests/setup/test-backend';

vi.setConfig({ testTimeout: 60_000 });
const MB = 1024 * 1024;
const JSON_TYPE = 'application/json';

const backend = testBackend({ rateLimitFactor: 1000 });
let url: URL;
let token: string;

beforeAll(async () => {
  url = new URL(await backend.listen());
  token = (await signUpMember(backend)).token;
});

interface Given {
  path: string;
  type: string;
  bytes: number;
  isChunked: boolean;
  /** Without it the client asks nothing more of the connection. */
  isKeptAlive?: boolean;
}

const head = ({ path, type, bytes, isChunked, isKeptAlive = true }: Given) =>
  [
    `POST ${path} HTTP/1.1`,
    `Host: ${url.host}`,
    `Content-Type: ${type}`,
    `Authorization: Bearer ${token}`,
    isChunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${bytes}`,
    ...(isKeptAlive ? [] : ['Connection: close']),
    '\r\n',
  ].join('\r\n');
const NEXT = () => `GET /healthz HTTP/1.1\r\nHost: ${url.host}\r\nConnection: close\r\n\r\n`;

/** A client that looks at no answer before it has sent everything, as many do. What came then, or why nothing did. */
function sendAll(given: Given): Promise<string> {
  return new Promise((resolve) => {
    const part = Buffer.alloc(64 * 1024, 'a');
    const framed = given.isChunked ? Buffer.concat([Buffer.from('10000\r\n'), part, Buffer.from('\r\n')]) : part;
    let left = given.bytes / part.length;
    let text = '';
    const socket = connect({ host: url.hostname, port: Number(url.port) }, () => {
      socket.write(head(given));
      more();
    });
    socket.pause();
    const more = () => {
      for (; left > 0; left -= 1) if (!socket.write(framed)) return void ((left -= 1), socket.once('drain', more));
      if (given.isChunked) socket.write('0\r\n\r\n');
      if (given.isKeptAlive !== false) socket.write(NEXT());
      socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
      socket.resume();
    };
    socket.on('error', (error: NodeJS.ErrnoException) => (text += `[${error.code}]`));
    socket.on('close', () => resolve(text));
  });
}

const statusesOf = (text: string) => [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));

describe('a body that is too large', () => {
  const kinds = [
    { path: '/newsletter/signup', type: JSON_TYPE, bytes: 2 * MB },
    { path: '/newsletter/signup', type: JSON_TYPE, bytes: 24 * MB },
    { path: '/ext/uploads', type: 'image/jpeg', bytes: UPLOAD_MAX_BYTES + MB },
    { path: '/ext/uploads', type: 'application/pdf', bytes: 3 * UPLOAD_MAX_BYTES },
  ];
  const cases = kinds.flatMap((kind): Given[] => [
    { ...kind, isChunked: false },
    { ...kind, isChunked: true },
    { ...kind, isChunked: false, isKeptAlive: false },
  ]);
  it.each(cases)('%j is told so in the envelope, and the connection goes on', async (given) => {
    const text = await sendAll(given);
    expect(statusesOf(text)).toEqual(given.isKeptAlive === false ? [413] : [413, 200]);
    expect(text).toContain('"code":"PAYLOAD_TOO_LARGE"');
    expect(text).not.toContain('[E');
  });

  it.each([false, true])('is told so by the realtime twin as well, chunked: %s', async (isChunked) => {
    const text = await sendAll({
      path: '/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=any',
      type: JSON_TYPE,
      bytes: 24 * MB,
      isChunked,
    });
    expect(statusesOf(text)).toEqual([413, 200]);
    expect(text).not.toContain('[E');
  });

  it('that goes on for ever is read no further than a multiple of what is taken', async () => {
    const text = await sendAll({ path: '/ext/uploads', type: 'image/jpeg', bytes: 400 * MB, isChunked: true });
    expect(text).toMatch(/\[(ECONNRESET|EPIPE)\]/);
  });
});
