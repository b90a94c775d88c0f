import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { imageOptimiser } from '@/lib/config/image-optimiser';
import { mediaAddress } from '@/lib/domain/content/media-address';

const { hasRemoteMatch } = createRequire(import.meta.url)('next/dist/shared/lib/match-remote-pattern.js') as {
  hasRemoteMatch: (domains: string[], patterns: unknown[], url: URL) => boolean;
};
const MEDIA = ['http://127.0.0.1:1337/', 'https://cdn.example/bucket'];

describe('the address of an editor’s picture', () => {
  it.each([
    ['/uploads/a_1.png', 'http://127.0.0.1:1337/uploads/a_1.png'],
    ['/uploads/a b.png?updatedAt=1#top', 'http://127.0.0.1:1337/uploads/a%20b.png'],
    ['http://127.0.0.1:1337/uploads/a.png', 'http://127.0.0.1:1337/uploads/a.png'],
    ['HTTPS://CDN.example/bucket/2026/a.jpg', 'https://cdn.example/bucket/2026/a.jpg'],
    ['https://cdn.example/bucket/.hidden/(1)[2].jpg', 'https://cdn.example/bucket/.hidden/(1)[2].jpg'],
  ])('%s leads to its file, and the optimiser takes it', (written, address) => {
    expect(mediaAddress(written, MEDIA)).toBe(address);
    expect(hasRemoteMatch([], imageOptimiser(MEDIA).remotePatterns, new URL(address))).toBe(true);
  });

  it.each([
    '',
    'uploads/a.png',
    '//evil.example/a.png',
    '/\\evil.example/a.png',
    'https:a.png',
    'data:image/png;base64,AA',
    'javascript:alert(1)',
    'ftp://cdn.example/bucket/a.png',
    'http://[',
    'https://evil.example/bucket/a.png',
    'http://cdn.example/bucket/a.png',
    'https://cdn.example:444/bucket/a.png',
    'https://a@cdn.example/bucket/a.png',
    'https://:a@cdn.example/bucket/a.png',
    'https://cdn.example/buckets/a.png',
    'https://cdn.example/bucket/../a.png',
    'http://127.0.0.1/uploads/a.png',
    '/uploads/a.svg',
    '/uploads/a.SVGZ?.png',
  ])('%j is none', (written) => expect(mediaAddress(written, MEDIA)).toBeNull());

  it('is none where there is no media library', () => expect(mediaAddress('/uploads/a.png', [])).toBeNull());
});

describe('the optimiser', () => {
  const takes = (address: string) => hasRemoteMatch([], imageOptimiser(MEDIA).remotePatterns, new URL(address));

  it('fetches from nowhere else, and one picture under one address', () => {
    for (const address of [
      'https://evil.example/bucket/a.png',
      'https://cdn.example/other/a.png',
      'http://127.0.0.1:4000/uploads/a.png',
      'https://cdn.example/bucket/a.png?x=1',
      'http://cdn.example/bucket/a.png',
    ]) {
      expect(takes(address), address).toBe(false);
    }
  });

  it('takes nothing without a media library, the site’s own files included', () => {
    expect(imageOptimiser([])).toMatchObject({
      remotePatterns: [],
      localPatterns: [],
      dangerouslyAllowLocalIP: false,
      dangerouslyAllowSVG: false,
      maximumRedirects: 0,
    });
  });

  it.each([
    ['http://127.0.0.1:1337/', true],
    ['http://localhost:1337/', true],
    ['http://cms.localhost/', true],
    ['http://10.1.2.3/', true],
    ['http://[::1]:1337/', true],
    ['http://strapi:1337/', true],
    ['http://cms.internal/', true],
    ['https://cms.example.com/', false],
    ['https://8.8.8.8/', false],
    ['https://local.example/', false],
  ])('reaches into the own network only for a media library that is there: %s', (folder, isOwn) => {
    expect(imageOptimiser(['https://cdn.example/', folder]).dangerouslyAllowLocalIP).toBe(isOwn);
  });
});
