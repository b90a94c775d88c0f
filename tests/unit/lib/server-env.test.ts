import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** Validated once a process: each case has a module of its own. */
async function failureWith(name: string, address: string): Promise<string> {
  vi.stubEnv(name, address);
  vi.resetModules();
  const { serverEnv } = await import('@/lib/config/server-env');
  try {
    serverEnv();
    return '';
  } catch (error) {
    return String(error);
  }
}

it.each([
  ['CMS_URL', 'http://cms.example.com/api', 'https://cms.example.com/api'],
  ['CMS_MEDIA_URL', 'http://media.example.com', 'http://media.internal'],
  ['GEO_URL', 'http://geo.example.com', 'http://127.0.0.1:4000/geo'],
  ['ERROR_REPORT_URL', 'http://8.8.8.8/take', 'http://10.0.0.8/take'],
  ['REDIS_URL', 'redis://cache.example.com:6379', 'redis://redis:6379/0'],
])('a service of somebody else’s network is spoken to encrypted, or not at all: %s=%s', async (name, readable, good) => {
  expect(await failureWith(name, readable)).toMatch(new RegExp(`${name} is not usable: .+encrypted`));
  expect(await failureWith(name, good)).toBe('');
});

it.each(['0', '-1', '1.5', '20000', 'soon', 'Infinity'])(
  'the time for a look-up is one that somebody would wait: %s is not',
  async (ms) => {
    expect(await failureWith('GEO_TIMEOUT_MS', ms)).toContain('GEO_TIMEOUT_MS is not usable');
  },
);

it.each([
  ['', 1500],
  ['800', 800],
])('the time for a look-up is %j or what it stands for', async (given, ms) => {
  expect(await failureWith('GEO_TIMEOUT_MS', given)).toBe('');
  const { serverEnv } = await import('@/lib/config/server-env');
  expect(serverEnv().geoTimeoutMs).toBe(ms);
});
