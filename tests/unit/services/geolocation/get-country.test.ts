import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const SETTINGS = { geoUrl: 'http://geo.internal/lookup', geoApiKey: 'k', geoTimeoutMs: 1500 };
const MINUTE = 60_000;

type Reply = () => Response;
const country =
  (code: string): Reply =>
  () =>
    Response.json({ country_code2: code });

let asked: string[] = [];
let kept: Promise<unknown>[] = [];
let getCountry: (address: string) => Promise<string | null>;

/** A service that answers each look-up after so long; Infinity: never. */
function serve(afterMs: number, reply: Reply): void {
  vi.stubGlobal('fetch', (url: URL) => {
    asked.push(url.searchParams.get('ip') ?? '');
    return new Promise((resolve, reject) => {
      if (Number.isFinite(afterMs)) setTimeout(() => Promise.resolve().then(reply).then(resolve, reject), afterMs);
    });
  });
}

/** What a page is told, however long that takes by the clock of the test. */
async function told(address: string): Promise<string | null> {
  const answer = getCountry(address);
  await vi.advanceTimersByTimeAsync(SETTINGS.geoTimeoutMs);
  return answer;
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  asked = [];
  kept = [];
  const loaded = await import('@/services/geolocation/answer-region-suggestion');
  getCountry = (address) => loaded.getCountry(address, SETTINGS, (work) => void kept.push(work));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a service that takes its time', () => {
  it.each([0, 250, 1000, 1400])('is heard after %i ms', async (ms) => {
    serve(ms, country('hk'));
    expect(await told('203.0.113.1')).toBe('HK');
  });

  it.each([1600, 5000, 9000])('and answers after %i ms is heard by the next page, without being asked again', async (ms) => {
    serve(ms, country('SG'));
    expect(await told('203.0.113.1')).toBeNull();
    await vi.advanceTimersByTimeAsync(ms);
    expect(await told('203.0.113.1')).toBe('SG');
    expect(asked).toHaveLength(1);
    expect(kept).toHaveLength(1);
    await expect(kept[0]).resolves.toBe('SG');
  });

  it('and never answers is given up, and asked again a minute later', async () => {
    serve(Infinity, country('SG'));
    expect(await told('203.0.113.1')).toBeNull();
    await vi.advanceTimersByTimeAsync(10_000);
    await told('203.0.113.1');
    expect(asked).toHaveLength(1);
    serve(0, country('SG'));
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(await told('203.0.113.1')).toBe('SG');
    expect(asked).toHaveLength(2);
  });
});

describe('a failure', () => {
  const failures: [string, Reply][] = [
    ['500', () => new Response('', { status: 500 })],
    ['401', () => Response.json({ country_code2: 'HK' }, { status: 401 })],
    ['HTML', () => new Response('<html>HK</html>')],
    ['no country', () => Response.json({ country_code2: '-' })],
    ['a list', () => Response.json(['HK'])],
    ['half an answer', () => new Response('{"country_code2":"H')],
    ['far too much', () => new Response(`{"country_code2":"HK","padding":"${'x'.repeat(200_000)}"}`)],
    [
      'a refused connection',
      () => {
        throw new TypeError('fetch failed');
      },
    ],
  ];
  it.each(failures)('is kept for a minute: %s', async (_name, reply) => {
    serve(0, reply);
    expect([await told('203.0.113.1'), await told('203.0.113.1')]).toEqual([null, null]);
    expect(asked).toHaveLength(1);
    serve(0, country('HK'));
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(await told('203.0.113.1')).toBe('HK');
  });
});

describe('a service that has had enough', () => {
  const enough =
    (headers: Record<string, string>, status = 429): Reply =>
    () =>
      new Response('', { status, headers });

  it.each([
    ['seconds', () => '120', 120_000],
    ['a date', () => new Date(Date.now() + 300_000).toUTCString(), 300_000],
    ['nothing', () => '', MINUTE],
    ['nonsense', () => 'soon', MINUTE],
    ['a year', () => String(365 * 86_400), 60 * MINUTE],
  ])('is left alone for as long as it says, by all addresses: %s', async (_name, retryAfter, pause) => {
    serve(0, enough({ 'retry-after': retryAfter() }));
    expect(await told('203.0.113.1')).toBeNull();
    serve(0, country('HK'));
    await vi.advanceTimersByTimeAsync(pause - 10_000);
    expect(await told('203.0.113.2')).toBeNull();
    expect(asked).toEqual(['203.0.113.1']);
    await vi.advanceTimersByTimeAsync(12_000);
    expect(await told('203.0.113.2')).toBe('HK');
  });

  it('may say so with 503', async () => {
    serve(0, enough({ 'retry-after': '30' }, 503));
    await told('203.0.113.1');
    await told('203.0.113.2');
    expect(asked).toHaveLength(1);
  });

  it('says nothing about what is known already', async () => {
    serve(0, country('SG'));
    await told('203.0.113.9');
    serve(0, enough({}));
    await told('203.0.113.1');
    expect(await told('203.0.113.9')).toBe('SG');
  });
});

describe('what is asked', () => {
  it('is each address once, however many pages wait for it', async () => {
    serve(400, country('HK'));
    const pages = Array.from({ length: 20 }, () => getCountry('203.0.113.1'));
    await vi.advanceTimersByTimeAsync(400);
    expect(new Set(await Promise.all(pages))).toEqual(new Set(['HK']));
    expect(asked).toHaveLength(1);
  });

  it('is one address of an IPv6 network, and each of another', async () => {
    serve(0, country('SG'));
    for (const address of ['2001:db9:0:1::1', '2001:db9:0:1:ffff:ffff:ffff:ffff', '2001:db9:0:2::1']) await told(address);
    expect(asked).toEqual(['2001:db9:0:1::1', '2001:db9:0:2::1']);
  });

  it('is little at a time, and the others are told at once that nothing is known', async () => {
    serve(Infinity, country('SG'));
    const addresses = Array.from({ length: 500 }, (_, at) => `203.0.${at >> 8}.${at & 255}`);
    const answers = addresses.map((address) => getCountry(address));
    await vi.advanceTimersByTimeAsync(0);
    const early = await Promise.race([answers.at(-1), Promise.resolve('waits')]);
    expect(early).toBeNull();
    expect(asked.length).toBeGreaterThan(1);
    expect(asked.length).toBeLessThan(64);
    await vi.advanceTimersByTimeAsync(10_000);
    serve(0, country('SG'));
    expect(await told(addresses.at(-1) ?? '')).toBe('SG');
  });

  it('is forgotten in its order when there is too much of it', async () => {
    serve(0, country('SG'));
    for (let at = 0; at < 5_001; at += 1) {
      const answer = getCountry(`198.51.${at >> 8}.${at & 255}`);
      await vi.advanceTimersByTimeAsync(0);
      await answer;
    }
    const before = asked.length;
    await told('198.51.0.1');
    expect(asked).toHaveLength(before);
    await told('198.51.0.0');
    expect(asked).toHaveLength(before + 1);
  });
});
