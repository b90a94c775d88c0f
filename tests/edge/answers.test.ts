import { gzipSync } from 'node:zlib';
import { get } from 'node:http';
import { describe, expect, it } from 'vitest';
import { CROSS_ORIGIN } from '@/backend/api/http/app';
import { securityHeaders } from '@/lib/config/security-headers';
import { DOCUMENT_CACHE, HOSTS, standForFile } from './stand-in-copies';

const stand = standForFile();
let pathCount = 0;
/** Nothing of it is kept yet. */
const freshPath = () => `/path-${(pathCount += 1)}`;

describe('the body', () => {
  const byEncoding = [
    ['gzip, deflate, br, zstd', 'gzip'],
    ['gzip, deflate, br', 'gzip'],
    ['br;q=1.0, gzip;q=0.8, *;q=0.1', 'gzip'],
    ['BR, GZIP', 'gzip'],
    ['gzip', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['br;q=0.0, gzip', 'gzip'],
    ['gzip, brx', 'gzip'],
    ['x, gzip', 'gzip'],
    ['br', undefined],
    ['br, gzip;q=0', undefined],
    ['gzip;q=0', undefined],
    ['identity', undefined],
    ['', undefined],
    ['xgzip', undefined],
  ] as const;

  it.each(byEncoding)('for “%s” is asked for as “%s”', async (given, sent) => {
    stand.behave((request, response) =>
      response.setHeader('Cache-Control', DOCUMENT_CACHE).end(String(request.headers['accept-encoding'])),
    );
    expect((await stand.ask(HOSTS.hk, freshPath(), { headers: { 'accept-encoding': given } })).body).toBe(String(sent));
  });

  it('is of two kinds, and each reader gets one that it takes', async () => {
    stand.behave((request, response) => {
      response.setHeader('Cache-Control', DOCUMENT_CACHE).setHeader('Vary', 'Accept-Encoding');
      if (!/gzip/.test(String(request.headers['accept-encoding']))) return response.end('document');
      return response.setHeader('Content-Encoding', 'gzip').end(gzipSync('document'));
    });
    const path = freshPath();
    for (const [given, sent] of byEncoding) {
      const { headers } = await stand.ask(HOSTS.hk, path, { headers: { 'accept-encoding': given } });
      expect(headers['content-encoding'], given).toBe(sent && 'gzip');
    }
    expect(stand.asked()).toHaveLength(2);
  });
});

describe('what the edge says by itself', () => {
  const OWN = securityHeaders('production').filter(({ key }) => key !== 'Content-Security-Policy');

  function expectHeaders(headers: Record<string, string | string[] | undefined>) {
    for (const { key, value } of OWN) expect(headers[key.toLowerCase()], key).toBe(value);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  }

  it.each([
    ['a method that it refuses', HOSTS.hk, '/', { method: 'POST' }, 405],
    ['a host that is nobody’s', 'evil.example', '/', {}, 421],
    ['an API that is down', HOSTS.api, '/readyz', {}, 502],
  ])('has the headers of the site: %s', async (_what, host, path, asked, status) => {
    const answer = await stand.ask(host, path, asked);
    expect(answer.status).toBe(status);
    expectHeaders(answer.headers);
    if (status === 405) expect(answer.headers.allow).toBe('GET, HEAD');
  });

  it('lets a page of the site ask the API, be it down, and read that it is and when to ask again', async () => {
    const preflight = await stand.ask(HOSTS.api, '/ext/items', {
      method: 'OPTIONS',
      headers: { origin: 'https://hk.localhost', 'access-control-request-method': 'PATCH' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': CROSS_ORIGIN.origin,
      'access-control-allow-methods': CROSS_ORIGIN.methods.join(', '),
      'access-control-allow-headers': CROSS_ORIGIN.allowedHeaders.join(', '),
      'access-control-max-age': String(CROSS_ORIGIN.maxAge),
    });
    expect((await stand.ask(HOSTS.api, '/preflight', {})).status).not.toBe(204);
    const { status, headers } = await stand.ask(HOSTS.api, '/ext/items', { headers: { origin: 'https://hk.localhost' } });
    expect([status, headers['access-control-allow-origin'], headers['retry-after']]).toEqual([502, '*', '30']);
    expect(headers['access-control-expose-headers']).toBe(CROSS_ORIGIN.exposedHeaders.join(', '));
  });

  it('has them when the site is down', async () => {
    stand.behave((request) => request.socket.destroy());
    const answer = await stand.ask(HOSTS.hk, freshPath());
    expect(answer.status).toBe(502);
    expect(answer.headers['retry-after']).toBe('30');
    expectHeaders(answer.headers);
  });

  it('has them on the way to TLS, but for the one that only TLS may give', async () => {
    const headers = await new Promise<Record<string, string | string[] | undefined>>((resolve, reject) => {
      get({ host: '127.0.0.1', port: stand.ports.http, path: '/faqs', headers: { host: HOSTS.hk } }, (answer) =>
        resolve(answer.resume().headers),
      ).on('error', reject);
    });
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('stays out of what the site says', async () => {
    stand.behave((_request, response) => {
      for (const { key, value } of OWN) response.setHeader(key, value);
      response.setHeader('Cache-Control', DOCUMENT_CACHE).end('document');
    });
    const path = freshPath();
    for (let round = 0; round < 2; round += 1) {
      const { headers } = await stand.ask(HOSTS.hk, path);
      for (const { key, value } of OWN) expect(headers[key.toLowerCase()], key).toBe(value);
    }
  });
});
