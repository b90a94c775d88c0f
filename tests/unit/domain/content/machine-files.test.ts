import { describe, expect, it } from 'vitest';
import { securityText } from '@/lib/domain/content/security-text';
import { manifestPath, webManifest } from '@/lib/domain/content/web-manifest';

describe('whom to write to about a hole', () => {
  const site = { origin: 'https://hk.example', email: 'help@example.com', languages: ['en', 'zh-Hant'] };
  const written = [
    '# Please begin the message with SECURITY: it is read before the others.',
    'Contact: mailto:help@example.com',
    'Expires: 2027-10-17T00:00:00.000Z',
    'Preferred-Languages: en, zh-Hant',
    'Canonical: https://hk.example/.well-known/security.txt',
    '',
  ].join('\n');

  it.each(['2026-11-21T00:00:00.000Z', '2026-11-21T12:34:56.789Z', '2026-11-21T23:59:59.999Z'])(
    'is the same the whole day, for less than a year: %s',
    (now) => {
      expect(securityText(site, new Date(now))).toBe(written);
    },
  );

  it('holds for a day more on the next', () => {
    expect(securityText(site, new Date('2026-11-22T00:00:00Z'))).toContain('\nExpires: 2027-10-18T00:00:00.000Z\n');
  });
});

describe('the site on a home screen', () => {
  const texts = { brand: 'Pakt', tagline: 'A wardrobe elsewhere', description: 'We store clothes.', colour: '#ffffff' };
  const shared = {
    id: '/',
    name: 'Pakt · A wardrobe elsewhere',
    short_name: 'Pakt',
    description: 'We store clothes.',
    dir: 'ltr',
    scope: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#ffffff',
    icons: [
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192', purpose: 'any' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'any' },
      { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  };

  it.each([
    ['en', 'en-HK', '/'],
    ['zh', 'zh-Hant-HK', '/zh'],
    ['zh-CN', 'zh-Hans-HK', '/zh-CN'],
    ['en-SG', 'en-SG', '/'],
    ['zh-Hans', 'zh-Hans-SG', '/zh-Hans'],
  ] as const)('is one app that opens in the language that it was added in: %s', (locale, lang, start) => {
    expect(webManifest({ locale, ...texts })).toEqual({ ...shared, lang, start_url: start });
  });

  it.each([
    ['en', '/manifest.webmanifest'],
    ['zh', '/zh/manifest.webmanifest'],
    ['en-SG', '/manifest.webmanifest'],
    ['zh-Hans', '/zh-Hans/manifest.webmanifest'],
  ] as const)('is described for %s at %s', (locale, path) => {
    expect(manifestPath(locale)).toBe(path);
  });
});
