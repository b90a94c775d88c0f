import { describe, expect, it } from 'vitest';
import { securityHeaders } from '@/lib/config/security-headers';
import { DOCUMENT_CACHE, HOSTS, POLICY, standForFile, type Handler } from './stand-in-copies';

const stand = standForFile();
let pathCount = 0;
/** Nothing of it is kept yet. */
const freshPath = () => `/path-${(pathCount += 1)}`;

const SITE = securityHeaders('production').filter(({ key }) => key !== 'Content-Security-Policy');

describe('each header', () => {
  it.each([
    ['a document', () => freshPath(), POLICY],
    ['a document with a policy of its own', () => freshPath(), `${POLICY}; sandbox`],
    ['a script', () => `/_next/static${freshPath()}.js`, POLICY],
    ['a picture', () => `/artwork${freshPath()}.avif`, POLICY],
    ['an editor’s picture', () => `/_next/image?url=https%3A%2F%2Fcms.example%2F${pathCount}.png&w=640&q=75`, "script-src 'none'"],
  ])('of %s stands there once, asked or kept', async (_what, pathOf, policy) => {
    stand.behave((_request, response) => {
      for (const { key, value } of SITE) response.setHeader(key, value);
      response
        .setHeader('Content-Security-Policy', policy)
        .setHeader('Vary', 'Accept-Encoding')
        .setHeader('Cache-Control', 'public, s-maxage=60')
        .end('it');
    });
    const path = pathOf();
    for (const from of ['MISS', 'HIT']) {
      // Node joins what stands twice.
      const { headers } = await stand.ask(HOSTS.hk, path);
      expect(headers).toMatchObject({
        'x-cache': from,
        'content-security-policy': policy,
        vary: 'Accept-Encoding',
        'cache-control': 'public, max-age=0, must-revalidate',
      });
      for (const { key, value } of SITE) expect(headers[key.toLowerCase()], key).toBe(value);
    }
  });

  it('of what the edge refuses is the edge’s own', async () => {
    for (const [path, asked, status] of [
      ['/_next/image?x', {}, 400],
      [freshPath(), { method: 'POST' }, 405],
    ] as const) {
      const answer = await stand.ask(HOSTS.hk, path, asked);
      expect([answer.status, answer.headers['cache-control'], answer.headers['referrer-policy']]).toEqual([
        status,
        'no-store',
        'strict-origin-when-cross-origin',
      ]);
    }
  });
});

describe('a header that every document has', () => {
  const OTHER = `${POLICY}; script-src 'none'`;
  const saying =
    (policy: string, life = DOCUMENT_CACHE): Handler =>
    (_request, response) =>
      response.setHeader('Content-Security-Policy', policy).setHeader('Cache-Control', life).end();

  it.each([
    ['usual', POLICY],
    ['another', OTHER],
  ])('is said as the site said it, asked or kept: %s policy', async (_what, policy) => {
    stand.behave(saying(policy));
    const path = freshPath();
    for (const from of ['MISS', 'HIT']) {
      const { headers } = await stand.ask(HOSTS.hk, path);
      expect([headers['x-cache'], headers['content-security-policy'], headers['cache-control']]).toEqual([
        from,
        policy,
        'public, max-age=0, must-revalidate',
      ]);
      expect(headers['x-accel-expires']).toBeUndefined();
    }
  });

  it('is that of the answer which was kept last', async () => {
    stand.behave(saying(OTHER, 'public, s-maxage=1, stale-while-revalidate=86400'));
    const path = freshPath();
    expect((await stand.ask(HOSTS.hk, path)).headers['content-security-policy']).toBe(OTHER);
    stand.behave(saying(POLICY));
    await expect
      .poll(async () => (await stand.ask(HOSTS.hk, path)).headers['content-security-policy'], { timeout: 10_000, interval: 200 })
      .toBe(POLICY);
  });

  it.each(['no-store', 'private, max-age=0', 'public, max-age=31536000, immutable'])(
    'is left as it is where it is another: Cache-Control %s',
    async (life) => {
      stand.behave(saying(POLICY, life));
      expect((await stand.ask(HOSTS.hk, freshPath())).headers['cache-control']).toBe(life);
    },
  );
});
