import { connect } from 'node:http2';
import { get } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { HOSTS, startEdgeEnvironment, type EdgeEnvironment } from '@/scripts/edge/edge-environment';

let edge: EdgeEnvironment;

beforeAll(async () => {
  edge = await startEdgeEnvironment();
});

afterAll(async () => {
  await edge?.end();
});

const canonicalOf = (body: string) => /<link[^>]*rel="canonical"[^>]*>/.exec(body)?.[0] ?? '';

describe('a document', () => {
  it('is asked of the site once and then kept, whatever a visitor brings along', async () => {
    await edge.ask(HOSTS.hk, '/about-us');
    const visitors: { path: string; headers?: Record<string, string> }[] = [
      { path: '/about-us' },
      { path: '/about-us?utm_source=letter&gclid=1' },
      { path: '/about-us?ref=FRIEND' },
      { path: '/about-us', headers: { cookie: 'accessToken=abc; NEXT_LOCALE=zh' } },
      { path: '/about-us', headers: { 'accept-language': 'zh-HK', 'user-agent': 'Something else' } },
    ];
    for (const { path, headers } of visitors) {
      const answer = await edge.ask(HOSTS.hk, path, { headers });
      expect(answer.status).toBe(200);
      expect(answer.headers['x-cache'], path).toBe('HIT');
    }
  });

  it('is compressed however the browser spells what it takes, and for nobody else', async () => {
    for (const spelling of ['gzip', 'deflate,gzip;q=0.5', 'GZIP']) {
      const answer = await edge.ask(HOSTS.hk, '/press', { headers: { 'accept-encoding': spelling } });
      expect(answer.headers['content-encoding'], spelling).toBe('gzip');
    }
    expect((await edge.ask(HOSTS.hk, '/press', { headers: { 'accept-encoding': 'gzip, deflate, br' } })).headers['content-encoding']).toBe(
      'gzip',
    );
    for (const spelling of ['identity', 'br', 'gzip;q=0', '']) {
      const answer = await edge.ask(HOSTS.hk, '/press', { headers: { 'accept-encoding': spelling } });
      expect(answer.headers['content-encoding'], spelling).toBeUndefined();
      expect(answer.body).toContain('<!DOCTYPE html>');
    }
    expect((await edge.ask(HOSTS.hk, '/press', { headers: { 'accept-encoding': 'x, gzip' } })).headers['x-cache']).toBe('HIT');
  });

  it('has the security headers of the site, and is asked for again by browsers each time', async () => {
    const { headers } = await edge.ask(HOSTS.sg, '/');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['strict-transport-security']).toBeDefined();
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    const again = await edge.ask(HOSTS.sg, '/', { headers: { 'if-none-match': String(headers.etag) } });
    expect(again.status).toBe(304);
  });

  it('is that of its site', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (const region of ['hk', 'sg'] as const) {
        const { body } = await edge.ask(HOSTS[region], '/faqs');
        expect(canonicalOf(body)).toContain(edge.environment.siteUrls[region]);
      }
    }
  });

  it('takes its type from the query, and nobody can put one type in the place of another', async () => {
    const titleOf = async (path: string) => /<title[^>]*>[^<]*/.exec((await edge.ask(HOSTS.hk, path)).body)?.[0];
    const plain = await titleOf('/services-pricing');
    const sell = await titleOf('/services-pricing?type=sell');
    expect(sell).not.toBe(plain);
    const past = ['?%74ype=sell', '?type=%73ell', '?nxtPtype=sell', '?n%78tPtype=sell', '?__nextLocale=zh'];
    for (const trick of past) expect((await edge.ask(HOSTS.hk, `/services-pricing${trick}`)).headers['x-cache'], trick).toBe('BYPASS');
    // Another language: nothing of it is kept when the trick comes.
    for (const [trick, clean] of [
      ['?TYPE=sell', ''],
      ['?type=digitise&TYPE=sell', '?type=digitise'],
      ['?type&type=digitise', ''],
      ['?type=sell&type=store', '?type=sell'],
      ['?type=SELL', ''],
    ] as const) {
      const tricked = await titleOf(`/zh-CN/services-pricing${trick}`);
      expect(await titleOf(`/zh-CN/services-pricing${clean}`), trick).toBe(tricked);
    }
    const titles = await Promise.all(['', '?type=sell', '?type=digitise'].map((query) => titleOf(`/zh-CN/services-pricing${query}`)));
    expect(new Set(titles).size).toBe(3);
    expect(await titleOf('/services-pricing')).toBe(plain);
    expect(await titleOf('/services-pricing?type=sell')).toBe(sell);
  });

  it('cannot be shaped by headers that only machines of ours send', async () => {
    const clean = await edge.ask(HOSTS.sg, '/contact-us');
    const forged = {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'http',
      'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware',
      'x-nextjs-data': 'yes',
      'x-matched-path': '/items',
      'x-invoke-path': '/items',
      'x-http-method-override': 'DELETE',
    };
    // A path of its own, so that the forged request is the one that fills the cache.
    const answer = await edge.ask(HOSTS.sg, '/zh-Hans/contact-us', { headers: forged });
    expect(answer.status).toBe(200);
    expect(answer.body).not.toContain('evil.example');
    expect((await edge.ask(HOSTS.sg, '/zh-Hans/contact-us')).body).toBe(answer.body);
    expect((await edge.ask(HOSTS.sg, '/contact-us', { headers: forged })).body).toBe(clean.body);
  });

  it('that has moved keeps the visitor’s own query', async () => {
    for (const query of ['?a=1', '?b=2']) {
      const answer = await edge.ask(HOSTS.hk, `/en-SG/about-us${query}`);
      expect(answer.status).toBe(307);
      expect(answer.headers.location).toBe(`/about-us${query}`);
    }
  });

  it('is only got', async () => {
    expect((await edge.ask(HOSTS.hk, '/about-us', { method: 'DELETE' })).status).toBe(405);
    expect((await edge.ask(HOSTS.hk, '/about-us', { method: 'HEAD' })).status).toBe(200);
  });
});

describe('the host', () => {
  it('must be one of the three', async () => {
    const answer = await edge.ask('evil.example', '/');
    expect(answer.status).toBe(421);
    expect(answer.body).not.toContain('Store.');
  });

  it('is reached over TLS only, and over HTTP/2', async () => {
    const location = await new Promise((resolve, reject) => {
      get({ host: '127.0.0.1', port: edge.ports.http, path: '/faqs?a=1', headers: { host: HOSTS.hk } }, (answer) => {
        answer.resume();
        resolve([answer.statusCode, answer.headers.location]);
      }).on('error', reject);
    });
    expect(location).toEqual([308, `https://${HOSTS.hk}:${edge.ports.https}/faqs?a=1`]);

    const session = connect(`https://127.0.0.1:${edge.ports.https}`, { rejectUnauthorized: false, servername: HOSTS.hk });
    const status = await new Promise((resolve, reject) => {
      const stream = session.request({ ':path': '/robots.txt', ':authority': `${HOSTS.hk}:${edge.ports.https}` });
      stream.on('response', (headers) => resolve(headers[':status'])).on('error', reject);
      stream.resume();
    });
    session.close();
    expect(status).toBe(200);
  });
});

describe("a visitor's own answers", () => {
  it('are never kept, and no header moves the visitor', async () => {
    for (const name of ['x-nothing', 'x-real-ip', 'x-forwarded-for']) {
      const answer = await edge.ask(HOSTS.sg, '/region-suggestion', { headers: { [name]: '203.0.113.9' } });
      expect(answer.status).toBe(200);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers['x-cache']).toBeUndefined();
      expect(answer.body).not.toContain('203.0.113.9');
    }
  });

  it('leave no token in the log', async () => {
    await edge.ask(HOSTS.sg, '/items?locale=en&token=not-for-the-log');
    await expect.poll(() => edge.accessLog(), { timeout: 10_000 }).toContain('GET /items');
    expect(edge.accessLog()).not.toContain('not-for-the-log');
  });
});

describe('the API', () => {
  it('is passed on with its methods and headers', async () => {
    expect((await edge.ask(HOSTS.api, '/readyz')).status).toBe(200);
    expect((await edge.ask(HOSTS.api, '/users/me', { headers: { authorization: 'Bearer nobody' } })).status).toBe(401);
  });

  it('passes the realtime socket through', async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${edge.ports.plain}/.ws?v=5&ns=demo-realtime-default-rtdb`, {
      headers: { host: HOSTS.api },
    });
    const first = await new Promise<string>((resolve, reject) => {
      socket.on('message', (data) => resolve(String(data))).on('error', reject);
    });
    socket.terminate();
    expect(JSON.parse(first)).toMatchObject({ t: 'c' });
  });
});

describe('copies that come and go', () => {
  it('are replaced one after the other without a failed request', async () => {
    const statuses = new Map<number, number>();
    let isOver = false;
    const load = async (worker: number) => {
      for (let at = 0; !isOver; at += 1) {
        const path = at % 2 === 0 ? '/region-suggestion' : `/en/nothing-here-${worker}-${at}`;
        const { status } = await edge.ask(HOSTS.hk, path);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    };
    const workers = Array.from({ length: 4 }, (_, worker) => load(worker));
    for (const copy of [0, 1] as const) {
      await edge.copies.stop(copy);
      await edge.copies.start(copy);
    }
    isOver = true;
    await Promise.all(workers);
    // 308: the default language's own prefix moves on.
    expect([...statuses.keys()].sort()).toEqual([200, 308]);
  });

  it('may all be gone: what was seen is still there, the rest says that it will be back', async () => {
    await edge.ask(HOSTS.hk, '/privacy-policy');
    await edge.copies.stop(0);
    await edge.copies.stop(1);
    expect((await edge.ask(HOSTS.hk, '/privacy-policy')).status).toBe(200);
    const unseen = await edge.ask(HOSTS.hk, '/zh/terms-and-condition');
    expect(unseen.status).toBe(502);
    expect(unseen.headers['retry-after']).toBe('30');
    expect(unseen.body).toContain('我們很快回來');
  });
});
