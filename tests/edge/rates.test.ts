import { describe, expect, it } from 'vitest';
import { HOSTS, standForFile } from './stand-in-copies';

const stand = standForFile({ hasApi: true });

const BURST = 300;
const PICTURE = `/_next/image?url=${encodeURIComponent('https://cms.example/a.png')}&w=640&q=75`;

describe('what is never kept', () => {
  it.each([
    ['/region-suggestion', HOSTS.hk, '203.0.113.1'],
    ['/api/health', HOSTS.hk, '203.0.113.2'],
    ['/zh/login/callback/apple', HOSTS.hk, '203.0.113.3'],
    [PICTURE, HOSTS.sg, '203.0.113.4'],
    ['/ext/items', HOSTS.api, '203.0.113.5'],
    ['/users/login', HOSTS.api, '203.0.113.6'],
  ])('has a rate for each address, far above a page’s: %s', async (path, host, address) => {
    stand.behave((_request, response) => response.setHeader('Cache-Control', 'no-store').end());
    const asked = async (count: number) =>
      (await Promise.all(Array.from({ length: count }, () => stand.ask(host, path, { headers: { 'x-forwarded-for': address } })))).map(
        ({ status }) => status,
      );
    // No more under way at a time than is allowed.
    const statuses: number[] = [];
    const began = performance.now();
    for (let round = 0; round < 12; round += 1) statuses.push(...(await asked(100)));
    const seconds = (performance.now() - began) / 1000;
    const passed = statuses.filter((status) => status === 200).length;
    expect(passed).toBeGreaterThanOrEqual(BURST);
    expect(passed).toBeLessThanOrEqual(BURST + 1 + Math.ceil(seconds * 100));
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect((await stand.ask(host, path)).status).toBe(200);
  });

  it('counts pictures by themselves: a page full of them leaves its calls what they had', async () => {
    stand.behave((_request, response) => response.setHeader('Cache-Control', 'public, max-age=60').end());
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    const pictures: number[] = [];
    // Ends, or runs into the test's own end.
    while (!pictures.includes(429)) {
      pictures.push(
        ...(await Promise.all(Array.from({ length: 100 }, () => stand.ask(HOSTS.hk, PICTURE, { headers })))).map(({ status }) => status),
      );
    }
    const calls = await Promise.all(Array.from({ length: 100 }, () => stand.ask(HOSTS.api, '/ext/items', { headers })));
    expect(new Set(calls.map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('is asked for by an address two hundred times at once, and no more', async () => {
    let release = () => {};
    const open = new Promise<void>((resolve) => (release = resolve));
    stand.behave((_request, response) => void open.then(() => response.end()));
    const refused = () => stand.logs().access.match(/ 429 /g)?.length ?? 0;
    // Those of before are written down when one behind them is.
    const last = `/last-of-before-${Date.now()}`;
    await stand.ask(HOSTS.hk, last);
    await expect.poll(() => stand.logs().access, { timeout: 20_000 }).toContain(last);
    const before = refused();
    const answers = Array.from({ length: 250 }, () =>
      stand.ask(HOSTS.hk, '/region-suggestion', { headers: { 'x-forwarded-for': '203.0.113.250' } }),
    );
    await expect.poll(() => refused() - before, { timeout: 20_000 }).toBe(50);
    release();
    expect((await Promise.all(answers)).filter(({ status }) => status === 200)).toHaveLength(200);
  });
});
