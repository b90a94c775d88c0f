import type { IncomingHttpHeaders } from 'node:http';
import { describe, expect, it } from 'vitest';
import { addressKind, visitorAddress } from '@/services/geolocation/answer-region-suggestion';
import { filteredServer } from './filtered-server';
import { readRows } from '@/tests/setup/read-rows';

let seen: IncomingHttpHeaders = {};
const port = filteredServer((request, response) => {
  seen = { ...request.headers };
  response.end();
});

describe('an address that the caller writes', () => {
  it('is gone before the server reads it; other headers stay', async () => {
    await fetch(`http://127.0.0.1:${port()}/`, {
      headers: { 'x-forwarded-for': '203.0.113.7', 'x-real-ip': '203.0.113.8' },
    });
    expect(seen['x-forwarded-for']).toBeUndefined();
    expect(seen['x-real-ip']).toBe('203.0.113.8');
  });

  it('counts only from a trusted proxy', () => {
    const headers = new Headers({ 'x-real-ip': '203.0.113.8', 'x-forwarded-for': '127.0.0.1' });
    expect([visitorAddress(headers, false), visitorAddress(headers, true)]).toEqual(['127.0.0.1', '203.0.113.8']);
  });

  it.each(readRows<[written: string, address: string][]>(import.meta.url, 'forwarded-address.rows.json'))(
    'is read in each spelling of proxies: %j',
    (written, address) => {
      expect(visitorAddress(new Headers({ 'x-real-ip': written }), true)).toBe(address);
    },
  );

  it.each([...readRows<string[]>(import.meta.url, 'forwarded-address.none.json'), `${'1'.repeat(100_000)}:1`])(
    'is one address or nothing: %j',
    (ip) => {
      expect(visitorAddress(new Headers({ 'x-real-ip': ip }), true)).toBeNull();
    },
  );

  it.each(['169.254.169.254', '10.0.0.1', '192.168.1.1', '172.16.0.1', '100.64.0.1', 'fe80::1', 'fc00::1', '0.0.0.0', '224.0.0.1'])(
    'inside a network is asked of no service: %s',
    (ip) => {
      expect(addressKind(ip)).toBe('private');
    },
  );
});
