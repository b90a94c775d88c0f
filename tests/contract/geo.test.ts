import { describe, expect, it } from 'vitest';
import { countryOfAddress } from '@/backend/twins/geolocation/geo-route';
import { testBackend } from '@/tests/setup/test-backend';

const backend = testBackend({ geoApiKey: 'key-of-the-test' });

const ask = (ip: string, apiKey = 'key-of-the-test') => backend.app.inject({ url: '/geo', query: { ip, apiKey } });

describe('the country of an address', () => {
  it.each([
    ['203.198.7.66', 'HK'],
    ['165.21.83.88', 'SG'],
    ['::ffff:203.198.7.66', 'HK'],
    ['2406:3003::1', 'SG'],
  ])('%s is in %s', async (ip, country) => {
    const answer = await ask(ip);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ country_code2: country });
  });

  it('unmaps an address before it names it', () => {
    expect(countryOfAddress('::ffff:203.198.7.66')).toMatchObject({ ip: '203.198.7.66' });
  });

  it.each(['127.0.0.1', '::1', '10.1.2.3', '192.168.0.1', '169.254.169.254', '::ffff:127.0.0.1', 'fe80::1'])('%s has none', async (ip) => {
    const answer = await ask(ip);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'NOT_FOUND', data: null });
  });

  it.each(['', 'hello', '203.198.7.66, 10.0.0.1', '0x7f.1', '203.198.7.66/24', '2001:db8::1%eth0/../', 'localhost'])(
    '%o is no address',
    async (ip) => {
      expect((await ask(ip)).statusCode).toBe(400);
    },
  );

  it('wants the key', async () => {
    expect((await ask('8.8.8.8', 'another')).statusCode).toBe(401);
    expect((await backend.app.inject({ url: '/geo?ip=8.8.8.8' })).statusCode).toBe(401);
  });
});
