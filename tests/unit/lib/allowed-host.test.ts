import { describe, expect, it } from 'vitest';
import { isAllowedHost } from '@/lib/site/site-address';

const ALLOWED = ['localhost', '*.localhost', '127.0.0.1', '[::1]'];

describe('isAllowedHost', () => {
  it.each(['localhost', 'localhost:3000', 'hk.localhost:3000', 'HK.LOCALHOST', '127.0.0.1:80', '[::1]:3000'])('takes %s', (host) => {
    expect(isAllowedHost(host, ALLOWED)).toBe(true);
  });

  it.each(['evil.example', 'localhost.evil.example', 'evillocalhost', '.localhost', 'localhost:3000:80', 'localhost/..', 'a b', '', null])(
    'refuses %s',
    (host) => {
      expect(isAllowedHost(host, ALLOWED)).toBe(false);
    },
  );
});
