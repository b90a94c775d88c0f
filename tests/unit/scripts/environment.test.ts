import { describe, expect, it } from 'vitest';
import { EnvError } from '@/lib/config/parse-env';
import { deriveEnvironment } from '@/scripts/product/environment';
import { readRows } from '@/tests/setup/read-rows';

describe('the environment of a start', () => {
  it('needs nothing to be given', () => {
    const environment = deriveEnvironment({});
    expect(environment).toMatchObject({
      port: 3000,
      backendPort: 4000,
      host: null,
      api: { kind: 'embedded', url: 'http://localhost:4000' },
      siteUrls: { hk: 'http://hk.localhost:3000', sg: 'http://sg.localhost:3000' },
      dataDir: '.data',
      hasDatabaseServer: false,
    });
    expect(environment.variables).toMatchObject({
      PORT: '3000',
      BACKEND_PORT: '4000',
      NEXT_PUBLIC_API_URL: 'http://localhost:4000',
      API_EXTRA_HEADERS: 'on',
      SITE_URL_HK: 'http://hk.localhost:3000',
      SITE_URL_SG: 'http://sg.localhost:3000',
      DATA_DIR: '.data',
    });
  });

  it('derives the addresses from the ports, empty lines counting as not given', () => {
    const environment = deriveEnvironment({ PORT: '3700', BACKEND_PORT: '4700', NEXT_PUBLIC_API_URL: '', SITE_URL_HK: '', HOST: '' });
    expect(environment.api).toEqual({ kind: 'embedded', url: 'http://localhost:4700' });
    expect(environment.siteUrls).toEqual({ hk: 'http://hk.localhost:3700', sg: 'http://sg.localhost:3700' });
  });

  it("takes a given API address as a provider's, without our extra headers", () => {
    const environment = deriveEnvironment({ NEXT_PUBLIC_API_URL: 'https://api.example.com' });
    expect(environment.api).toEqual({ kind: 'provider', url: 'https://api.example.com' });
    expect(environment.variables.API_EXTRA_HEADERS).toBe('off');
  });

  it('keeps what is given', () => {
    const environment = deriveEnvironment({
      API_EXTRA_HEADERS: 'off',
      SITE_URL_HK: 'https://hk.example.com',
      HOST: '0.0.0.0',
      DATABASE_URL: 'postgres://db/pakt',
      GEO_API_KEY: 'k',
    });
    expect(environment.siteUrls.hk).toBe('https://hk.example.com');
    expect(environment.host).toBe('0.0.0.0');
    expect(environment.hasDatabaseServer).toBe(true);
    expect(environment.variables).toMatchObject({ API_EXTRA_HEADERS: 'off', GEO_API_KEY: 'k' });
  });

  it.each(['127.0.0.1', 'localhost', '::1'])('listens on localhost for HOST=%s', (host) => {
    expect(deriveEnvironment({ HOST: host }).host).toBeNull();
  });

  it.each(readRows<[name: string, variables: Record<string, string>][]>(import.meta.url, 'environment.refused.json'))(
    'names %s when it cannot be used',
    (name, variables) => {
      expect(() => deriveEnvironment(variables)).toThrow(EnvError);
      expect(() => deriveEnvironment(variables)).toThrow(new RegExp(`^${name} is not usable: `));
    },
  );

  it('refuses one port for both', () => {
    expect(() => deriveEnvironment({ PORT: '4000' })).toThrow('PORT and BACKEND_PORT are both 4000');
  });
});
