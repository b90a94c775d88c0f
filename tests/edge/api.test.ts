import { request } from 'node:https';
import { describe, expect, it } from 'vitest';
import { HOSTS, standForFile, type Handler } from './stand-in-copies';

const stand = standForFile({ hasApi: true });

const JSON_TYPE = 'application/json; charset=utf-8';
const answers =
  (bytes: number, type = JSON_TYPE): Handler =>
  (_request, response) =>
    response.setHeader('Content-Type', type).setHeader('Content-Length', bytes).end('a'.repeat(bytes));
const askFor = (path: string, encoding: string, method = 'GET') =>
  stand.ask(HOSTS.api, path, { method, headers: { 'accept-encoding': encoding } });

describe('an answer of the API', () => {
  it('to more than is taken is the envelope, which a page may read', async () => {
    stand.behave(answers(10));
    const { status, headers, body } = await stand.ask(HOSTS.api, '/ext/uploads', {
      method: 'POST',
      headers: { 'content-type': 'image/jpeg', 'content-length': String(40 * 1024 * 1024) },
    });
    expect([status, headers['access-control-allow-origin']]).toEqual([413, '*']);
    expect(JSON.parse(body)).toMatchObject({ statusCode: 413, code: 'PAYLOAD_TOO_LARGE', data: null });
  });

  it('is compressed for who takes it, and says that it depends on that', async () => {
    stand.behave(answers(20_000));
    const { headers } = await askFor('/ext/items', 'gzip, deflate, br');
    expect([headers['content-encoding'], headers.vary]).toEqual(['gzip', 'Accept-Encoding']);
    const plain = await askFor('/ext/items', 'identity');
    expect([plain.headers['content-encoding'], plain.headers.vary, plain.body.length]).toEqual([undefined, 'Accept-Encoding', 20_000]);
  });

  it.each([
    ['it is short', '/ext/items', answers(1_000)],
    ['it is a picture', '/ext/uploads/1', answers(20_000, 'image/jpeg')],
    ['it holds a session’s token', '/users/login', answers(20_000)],
    ['it holds one, and is asked for with a slash', '/users/me/', answers(20_000)],
  ])('is left as it is when %s', async (_when, path, handler) => {
    stand.behave(handler);
    expect((await askFor(path, 'gzip')).headers['content-encoding']).toBeUndefined();
  });

  it('is not compressed twice, nor asked for otherwise, where a provider does it', async () => {
    stand.behave((asked, response) =>
      response
        .setHeader('Content-Type', JSON_TYPE)
        .setHeader('Content-Encoding', 'br')
        .end(`${asked.headers['accept-encoding']} `.repeat(200)),
    );
    const { headers, body } = await askFor('/ext/items', 'gzip, br');
    expect([headers['content-encoding'], body.slice(0, 9)]).toEqual(['br', 'gzip, br ']);
  });

  it('arrives event by event where it is a stream of them', async () => {
    let finish = () => {};
    stand.behave((_request, response) => {
      // As the team's console sends it.
      response
        .writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8', 'X-Accel-Buffering': 'no' })
        .write(`event: one\ndata: ${'1'.repeat(2_000)}\n\n`);
      finish = () => response.end('event: two\n\n');
    });
    const chunks: string[] = [];
    await new Promise<void>((resolve, reject) => {
      const asked = request({
        agent: false,
        host: '127.0.0.1',
        port: stand.ports.https,
        path: '/team/events',
        servername: HOSTS.api,
        rejectUnauthorized: false,
        headers: { host: HOSTS.api, 'accept-encoding': 'gzip', accept: 'text/event-stream' },
      });
      asked.on('response', (answer) => {
        expect(answer.headers['content-encoding']).toBeUndefined();
        answer.on('data', (chunk: Buffer) => {
          chunks.push(String(chunk));
          // The second is written only when the first has come.
          if (chunks.join('').endsWith('\n\n')) finish();
        });
        answer.on('end', resolve);
      });
      asked.setTimeout(5_000, () => asked.destroy(new Error('No event within five seconds.')));
      asked.on('error', reject).end();
    });
    expect(chunks.join('')).toMatch(/^event: one\n.*event: two\n\n$/s);
  });
});
