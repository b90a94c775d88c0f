import { describe, expect, it } from 'vitest';
import { perAccount, perAddress } from '@/backend/api/identity/attempt-limits';
import { deviceOf } from '@/backend/api/identity/known-devices';
import { createOpaqueToken, hashOfCode, hashOfToken } from '@/backend/api/identity/opaque-token';
import { createPasswordHasher } from '@/backend/api/identity/password-hasher';
import { hashOfCode as hashOfSecondCode } from '@/backend/api/identity/second-factor';
import { siteLink } from '@/backend/api/identity/site-link';
import { refusePassword } from '@/backend/api/modules/auth/password';
import { isSiteOrigin, peerOf } from '@/backend/api/http/request-source';
import { readRows } from '@/tests/setup/read-rows';

it.each(['1234 5678', '１２３４－５６７８', '\u202a12345678\u202c', '1234\u20115678', '1234\u20135678', '١٢٣٤٥٦٧٨'])(
  'a code is read from %j',
  (typed) => {
    for (const hashOf of [hashOfCode, hashOfSecondCode]) expect(hashOf('x', typed)).toBe(hashOf('x', '12345678'));
  },
);

describe('passwords', () => {
  it('are compared in one form of their characters', async () => {
    const passwords = createPasswordHasher();
    const stored = await passwords.hash('caf\u00e9 noir');
    expect(await passwords.verify(stored, 'cafe\u0301 noir')).toBe(true);
    expect(await passwords.verify(stored, 'cafe noir')).toBe(false);
    expect(await passwords.verify(null, 'nobody has this password')).toBe(false);
  });

  it('are hashed with a secret of the server where there is one, and cannot be tried without it', async () => {
    const [plain, old, both, other] = [
      createPasswordHasher(),
      createPasswordHasher(['old']),
      createPasswordHasher(['new', 'old']),
      createPasswordHasher(['other']),
    ];
    const [without, withOld, withNew] = [
      await plain.hash('a quiet drawer'),
      await old.hash('a quiet drawer'),
      await both.hash('a quiet drawer'),
    ];
    expect(withOld).toMatch(/^pepper:[\w-]{8}:\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    // Neither the secret nor the hash alone is enough.
    expect(withOld).not.toContain('old');
    expect(await plain.verify(withOld.slice(withOld.indexOf('$')), 'a quiet drawer')).toBe(false);
    for (const stored of [without, withOld, withNew]) {
      expect([await both.verify(stored, 'a quiet drawer'), await both.verify(stored, 'a loud drawer')]).toEqual([true, false]);
    }
    expect([without, withOld, withNew].map(both.isOutdated)).toEqual([true, true, false]);
    expect([plain.isOutdated(without), plain.isOutdated(withOld), old.isOutdated(withOld)]).toEqual([false, true, false]);
    // Of copies that are replaced one after the other, one may know the secret before another makes hashes with it.
    const before = createPasswordHasher(['', 'old']);
    expect([await before.verify(withOld, 'a quiet drawer'), before.isOutdated(without)]).toEqual([true, false]);
    expect(await before.hash('a quiet drawer')).toMatch(/^\$argon2id/);
    // A secret that was lost is a fault of the server's, and nobody's wrong password.
    for (const lost of [plain, other]) await expect(lost.verify(withOld, 'a quiet drawer')).rejects.toThrow('PASSWORD_PEPPER');
    expect(await old.verify(null, 'nobody has this password')).toBe(false);
  });

  it('wait for their turn, and too many are turned away', async () => {
    const passwords = createPasswordHasher();
    const outcomes = await Promise.allSettled(Array.from({ length: 203 }, () => passwords.hash('x')));
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(1);
    expect(refused[0]).toMatchObject({ reason: { refusal: { code: 'UNAVAILABLE' } } });
    expect(await passwords.hash('afterwards')).toContain('argon2id');
  });

  it('may be any six characters that nobody guesses first', () => {
    for (const password of ['ßüñ 漢字', 'tr0ub4dor', '衣櫃裡的大衣', '👗👗👗🧥👠👜']) {
      expect(refusePassword(password, 'a@example.com')).toBeNull();
    }
    expect(refusePassword('👗👗👗🧥👠', 'a@example.com')).toMatchObject({ errors: [{ code: 'string.min' }] });
  });
});

describe('tokens', () => {
  it('have 256 random bits, and only their form is hashed', () => {
    const { token, hash } = createOpaqueToken();
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(hashOfToken(token)).toBe(hash);
    for (const other of ['', 'short', `${token}x`, token.replace(/.$/, ' ')]) expect(hashOfToken(other)).toBeNull();
  });
});

describe('a peer', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', peerOf('2001:db8:1:2:ffff::1')],
    ['no address', 'no address'],
  ])('%s counts as %s', (ip, peer) => {
    expect(peerOf(ip)).toBe(peer);
  });

  it('in another network is another', () => {
    expect(peerOf('2001:db8:1:2::1')).not.toBe(peerOf('2001:db8:1:3::1'));
  });
});

describe('the factor of the limits', () => {
  const limit = { name: 'login', max: 10, minutes: 15 };
  it.each([
    [1, 10, 10],
    [20, 10, 200],
    [1_000, 500, 10_000],
  ])('%d gives an account %d and a peer %d', (factor, account, peer) => {
    expect([perAccount(limit, factor).max, perAddress(limit, factor).max]).toEqual([account, peer]);
  });
});

describe('a device', () => {
  it.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0', 'Edge', 'Windows'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox', 'macOS'],
    ['Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36', 'Chrome', 'Android'],
    ['curl/8', null, null],
    [undefined, null, null],
  ])('%s', (header, browser, system) => {
    expect(deviceOf(header)).toEqual({ browser, system });
  });
});

describe('links and origins', () => {
  const env = { siteUrls: { hk: 'https://hk.example.test', sg: 'https://sg.example.test' }, allowedHosts: ['*.localhost'] };
  it("lead to the reader's site and language", () => {
    expect(siteLink(env, 'en', '/login')).toBe('https://hk.example.test/login');
    expect(siteLink(env, 'zh-Hans', '/login')).toBe('https://sg.example.test/zh-Hans/login');
    expect([siteLink(env, 'en', '?ref=A'), siteLink(env, 'zh', '?ref=A')]).toEqual([
      'https://hk.example.test/?ref=A',
      'https://hk.example.test/zh?ref=A',
    ]);
  });

  it.each(readRows<[origin: string, expected: boolean][]>(import.meta.url, 'identity-parts.origins.json'))(
    "%s is a site's: %s",
    (origin, expected) => {
      expect(isSiteOrigin(origin, env)).toBe(expected);
    },
  );
});
