import { describe, expect, it } from 'vitest';
import { hostOfRegion, regionOfHost, regionOfIpCountry } from '@/lib/config/regions';

describe('regionOfHost', () => {
  it.each([
    ['hk.localhost:3000', 'hk'],
    ['sg.localhost:3000', 'sg'],
    ['HK.example.com', 'hk'],
    ['Sg.example.com:443', 'sg'],
    ['hk', 'hk'],
    ['localhost:3000', 'sg'],
    ['127.0.0.1:3000', 'sg'],
    ['[::1]:3000', 'sg'],
    ['www.example.com', 'sg'],
    ['hkx.example.com', 'sg'],
    ['www.hk.example.com', 'sg'],
    ['', 'sg'],
    [null, 'sg'],
  ])('reads %s as %s', (host, region) => {
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
