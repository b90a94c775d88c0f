import { describe, expect, it } from 'vitest';
import { hostOfRegion, regionOfHost, regionOfIpCountry } from '@/lib/config/regions';
import { readRows } from '@/tests/setup/read-rows';

describe('regionOfHost', () => {
  it.each(readRows<[host: string | null, region: string][]>(import.meta.url, 'regions.rows.json'))('reads %s as %s', (host, region) => {
    expect(regionOfHost(host)).toBe(region);
  });
});

describe('hostOfRegion', () => {
  it.each([
    ['hk.localhost:3000', 'sg', 'sg.localhost:3000'],
    ['SG.example.com', 'hk', 'hk.example.com'],
    ['localhost:3000', 'hk', 'hk.localhost:3000'],
  ] as const)('turns %s to %s as %s', (host, region, expected) => {
    expect(hostOfRegion(host, region)).toBe(expected);
  });
});

describe('regionOfIpCountry', () => {
  it('knows the two countries that have a site and no other', () => {
    expect(regionOfIpCountry('HK')).toBe('hk');
    expect(regionOfIpCountry('sg')).toBe('sg');
    expect(regionOfIpCountry('GB')).toBeNull();
  });
});
