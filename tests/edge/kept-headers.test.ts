import { describe, expect, it } from 'vitest';
import { DOCUMENT_CACHE, HOSTS, POLICY, standForFile, type Handler } from './stand-in-copies';

const stand = standForFile();
let pathCount = 0;
/** Nothing of it is kept yet. */
const freshPath = () => `/path-${(pathCount += 1)}`;

describe('a header that every document has', () => {
  const OTHER = `${POLICY}; script-src 'none'`;
  const saying = (policy: string, life = DOCUMENT_CACHE): Handler => (_request, response) => response.setHeader('Content-Security-Policy', policy).setHeader('Cache-Control', life).end();

  it.each([['usual', POLICY], ['another', OTHER]])('is said as the site said it, asked or kept: %s policy', async (_what, policy) => {
    stand.behave(saying(policy));
    const path = freshPath();
    for (const from of ['MISS', 'HIT']) {
      const { headers } = await stand.ask(HOSTS.hk, path);
      expect([headers['x-cache'], headers['content-security-policy'], headers['cache-control']]).toEqual([from, policy, 'public, max-age=0, must-revalidate']);
      expect(headers['x-accel-expires']).toBeUndefined();
    }
  });

  it('is that of the answer which was kept last', async () => {
    stand.behave(saying(OTHER, 'public, s-maxage=1, stale-while-revalidate=86400'));
    const path = freshPath();
    expect((await stand.ask(HOSTS.hk, path)).headers['content-security-policy']).toBe(OTHER);
    stand.behave(saying(POLICY));
    await expect.poll(async () => (await stand.ask(HOSTS.hk, path)).headers['content-security-policy'], { timeout: 10_000, interval: 200 }).toBe(POLICY);
  });

  it.each(['no-store', 'private, max-age=0', 'public, max-age=31536000, immutable'])('is left as it is where it is another: Cache-Control %s', async (life) => {
    stand.behave(saying(POLICY, life));
    expect((await stand.ask(HOSTS.hk, freshPath())).headers['cache-control']).toBe(life);
  });
});
