import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bearer, call, mailsTo, PASSWORD, signUpMember, type TestMember } from '@/tests/setup/member';
import { createTestBackend, type TestBackend } from '@/tests/setup/test-backend';

const EVIL = 'evil.example';
/** Every header by which a caller, or a proxy that passes everything on, can name a host. */
const FORGED = {
  host: EVIL,
  'x-forwarded-host': EVIL,
  'x-forwarded-proto': 'https',
  'x-forwarded-for': '203.0.113.7',
  'x-forwarded-server': EVIL,
  'x-host': EVIL,
  'x-original-url': `https://${EVIL}/`,
  'x-rewrite-url': `https://${EVIL}/`,
  forwarded: `for=203.0.113.7;host=${EVIL};proto=https`,
  origin: `https://${EVIL}`,
  referer: `https://${EVIL}/reset-password`,
};
const SITES = { hk: 'https://hk.pakt.example', sg: 'https://sg.pakt.example' };
const API = 'https://api.pakt.example';

/** Behind a proxy the server itself believes two of these headers, and would name the host that they name. */
describe.each([
  ['by itself', false],
  ['behind a proxy', true],
])('a backend %s', (_name, isBehindProxy) => {
  let backend: TestBackend;
  let member: TestMember;
  beforeAll(async () => {
    backend = await createTestBackend({ siteUrls: SITES, apiUrl: API, isBehindProxy, rateLimitFactor: 1000 });
    member = await signUpMember(backend, { email: 'mailed@example.com' });
  });
  afterAll(() => backend.remove());

  const calls: [what: string, recipient: () => string, leadsTo: RegExp, send: () => ReturnType<typeof call>][] = [
    [
      'a sign-up, whose address is to be confirmed',
      () => 'joins@example.com',
      /^https:\/\/sg\.pakt\.example\/zh-Hans\/verify-email#token=/,
      () =>
        call(backend, 'signup', {
          body: { email: 'joins@example.com', password: PASSWORD, firstName: 'Mei', lastName: 'Chan', country: 'sg', locale: 'zh-Hans' },
          headers: FORGED,
        }),
    ],
    [
      'the same again',
      () => member.email,
      /^https:\/\/hk\.pakt\.example\/verify-email#token=/,
      () => call(backend, 'sendVerification', { headers: { ...FORGED, ...bearer(member.token) } }),
    ],
    [
      'a forgotten password',
      () => member.email,
      /^https:\/\/hk\.pakt\.example\/reset-password#token=/,
      () => call(backend, 'passwordReset', { body: { email: member.email }, headers: FORGED }),
    ],
    [
      'a forgotten password of nobody',
      () => 'nobody@example.com',
      /^https:\/\/sg\.pakt\.example\/login$/,
      () => call(backend, 'passwordReset', { body: { email: 'nobody@example.com' }, headers: FORGED }),
    ],
    [
      'the end of an account',
      () => member.email,
      /^https:\/\/hk\.pakt\.example\/account#token=/,
      () => call(backend, 'sendDeletionLink', { headers: { ...FORGED, ...bearer(member.token) } }),
    ],
    [
      'a subscription',
      () => 'reads@example.com',
      /^https:\/\/api\.pakt\.example\/\S+\?token=/,
      () => call(backend, 'newsletterSignup', { body: { emailAddress: 'reads@example.com' }, headers: FORGED }),
    ],
    [
      'a sign-in on a new device',
      () => member.email,
      /^https:\/\/hk\.pakt\.example\/reset-password$/,
      () =>
        call(backend, 'login', {
          body: { email: member.email, password: PASSWORD, ip: '' },
          headers: { ...FORGED, 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/140.0' },
        }),
    ],
  ];

  it.each(calls)('mails to no other address than the configured ones: %s', async (_what, recipient, leadsTo, send) => {
    const before = (await mailsTo(backend, recipient())).length;
    const answer = await send();
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    const mails = (await mailsTo(backend, recipient())).slice(before);
    const links = mails.flatMap(({ body, headers }) =>
      [...`${body}\n${Object.values(headers).join('\n')}`.matchAll(/\bhttps?:\/\/[^\s<>"]+/g)].map(([link]) => link),
    );
    expect(links).toContainEqual(expect.stringMatching(leadsTo));
    expect(links.filter((link) => ![SITES.hk, SITES.sg, API].includes(new URL(link).origin))).toEqual([]);
    expect(JSON.stringify([mails, answer.body, answer.headers])).not.toContain(EVIL);
  });
});
