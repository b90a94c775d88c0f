import type { IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { beforeEach, describe, expect, it } from 'vitest';
import { filteredServer } from './filtered-server';
import { NEXT_PARAMETERS, nextHeaders } from '@/tests/setup/next-internals';

const OWN = 'x-path-as-sent';
let seen: { method?: string; url?: string; headers: IncomingHttpHeaders } | null = null;
let answer = { status: 200, cache: 'public, s-maxage=60' };
const port = filteredServer(({ method = '', url = '', headers }, response) => {
  seen = { method, url, headers: { ...headers } };
  response.setHeader('Cache-Control', answer.cache);
  response.statusCode = answer.status;
  response.end('body');
});
beforeEach(() => {
  seen = null;
  answer = { status: 200, cache: 'public, s-maxage=60' };
});

/** As it is written on the wire: clients of today write none of these. */
function send(line: string, ...headers: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port(), '127.0.0.1');
    let text = '';
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('close', () => resolve(text)).on('error', reject);
    socket.write([`${line} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n'));
  });
}
const get = (target: string, ...headers: string[]) => send(`GET ${target}`, 'Host: hk.example', ...headers);

describe('what Next tells itself', () => {
  it('is known by name', () => {
    const names = nextHeaders();
    expect(names).toEqual(
      expect.arrayContaining([
        'rsc',
        'next-router-state-tree',
        'next-url',
        'next-action',
        'x-nextjs-data',
        'x-now-route-matches',
        'x-matched-path',
      ]),
    );
  });

  it.each(nextHeaders())('is dropped from a request: %s', async (name) => {
    await get('/faqs', `${name}: 1`, 'X-Request-Id: 7');
    expect(Object.keys(seen?.headers ?? {}).sort()).toEqual(['connection', 'host', OWN, 'x-request-id']);
  });

  it.each(['x-forwarded-host', 'X-Forwarded-Proto', 'Forwarded', 'x-invoke-path', 'x-middleware-subrequest', 'x-path-as-sent'])(
    'is dropped beside its constants: %s',
    async (name) => {
      await get('/faqs', `${name}: /evil`);
      expect(seen?.headers).toEqual({ connection: 'close', host: 'hk.example', [OWN]: '/faqs' });
    },
  );

  it('is kept where the site’s own client says it', async () => {
    await get('/_next/data/build/en/faqs.json', 'x-middleware-prefetch: 1');
    expect(seen?.headers['x-middleware-prefetch']).toBe('1');
    await get('/faqs', 'x-middleware-prefetch: 1');
    expect(seen?.headers['x-middleware-prefetch']).toBeUndefined();
  });

  it.each(NEXT_PARAMETERS.filter((name) => !['amp', 'dpl'].includes(name)))('is dropped from a query: %s', async (name) => {
    const encoded = `%${name.charCodeAt(0).toString(16)}${name.slice(1)}`;
    await get(`/faqs?q=a%20b&${name}=sell&type=store&${encoded}=sell&${name}`);
    expect(seen?.url).toBe('/faqs?q=a%20b&type=store');
    await get(`/faqs?${name}=sell`);
    expect(seen?.url).toBe('/faqs');
  });

  it.each(['?', '?a', '?q=nxtP&next=1', '?a=%&b=%E0%A4', '?type=sell&type=store', '?url=%2F&w=1&q=75'])(
    'is nothing that somebody else’s query holds: %s',
    async (query) => {
      await get(`/faqs${query}`);
      expect(seen?.url).toBe(`/faqs${query}`);
    },
  );

  it('is no cookie but one of drafts', async () => {
    const draft = `__prerender_bypass=${'0123456789abcdef'.repeat(2)}`;
    const cases = [
      [`a=1; ${draft}; b=2`, `a=1; ${draft}; b=2`],
      ['a=1; __prerender_bypass=x; b=2', 'a=1; b=2'],
      [`__prerender_bypass=${'0'.repeat(33)}; a=1`, 'a=1'],
      [`__next_preview_data=y; ${draft}`, draft],
      ['__prerender_bypass=', undefined],
      ['x__prerender_bypass=1', 'x__prerender_bypass=1'],
    ];
    for (const [sent, kept] of cases) {
      await get('/', `Cookie: ${sent}`);
      expect(seen?.headers.cookie, sent).toBe(kept);
    }
  });
});

describe('a target', () => {
  it.each([
    ['http://sg.example/zh/faqs?q=1', 'sg.example', '/zh/faqs?q=1'],
    ['HTTPS://sg.example:8443', 'sg.example:8443', '/'],
    ['http://sg.example?q=1', 'sg.example', '/?q=1'],
    ['http://sg.example//evil.example', 'sg.example', '//evil.example'],
    ['http://hk.example@evil.example/x', 'hk.example@evil.example', '/x'],
  ])('with a host of its own is of that host: %s', async (target, host, url) => {
    await get(target);
    expect([seen?.headers.host, seen?.url]).toEqual([host, url]);
  });

  it.each(['ftp://evil.example/x', 'http:///x', 'javascript:x'])('of another kind is of no host: %s', async (target) => {
    // Some of them Node refuses by itself.
    const text = await get(target);
    expect(seen === null ? /^HTTP\/1\.1 400/.test(text) : seen.headers.host === undefined).toBe(true);
  });

  it('of no resource is none of ours, and TRACE is a method that nobody answers', async () => {
    await send('OPTIONS *', 'Host: hk.example');
    expect([seen?.method, seen?.url]).toEqual(['OPTIONS', '/*']);
    await send('TRACE /faqs', 'Host: hk.example');
    expect([seen?.method, seen?.url]).toEqual(['OPTIONS', '/faqs']);
  });

  it('with two hosts is of none', async () => {
    await send('GET /', 'Host: hk.example', 'Host: sg.example');
    expect(seen?.headers.host).toBeUndefined();
  });

  it.each([
    ['/%', '/%25'],
    ['/zh/%E0%A4%A?q=%', '/zh/%25E0%25A4%25A?q=%'],
    ['/100%', '/100%25'],
    ['/%E4%B8%AD', '/%E4%B8%AD'],
    ['/a%2fb', '/a%2fb'],
  ])('that is no encoded text is taken letter by letter: %s', async (target, url) => {
    await get(target);
    expect([seen?.url, seen?.headers[OWN]]).toEqual([url, target.split('?')[0]]);
  });
});

describe('an answer', () => {
  const cacheOf = (text: string) => /cache-control: (.*)\r/i.exec(text)?.[1];

  it.each([400, 405, 412, 416, 421, 429, 500, 503])('that is an error is kept by nobody: %i', async (status) => {
    answer.status = status;
    expect(cacheOf(await get('/faqs'))).toBe('no-store');
  });

  it.each([200, 304, 308, 404])('that is none is kept as it says: %i', async (status) => {
    answer.status = status;
    expect(cacheOf(await get('/faqs'))).toBe('public, s-maxage=60');
  });

  it('that says more than that already is left as it is', async () => {
    answer = { status: 500, cache: 'private, no-store' };
    expect(cacheOf(await get('/faqs'))).toBe('private, no-store');
  });
});
