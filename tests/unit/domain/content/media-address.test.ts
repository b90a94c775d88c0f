import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { imageOptimiser } from '@/lib/config/image-optimiser';
import { mediaAddress } from '@/lib/domain/content/media-address';
import cases from './media-addresses.json';

const { hasRemoteMatch } = createRequire(import.meta.url)('next/dist/shared/lib/match-remote-pattern.js') as {
  hasRemoteMatch: (domains: string[], patterns: unknown[], url: URL) => boolean;
};
const MEDIA = ['http://127.0.0.1:1337/', 'https://cdn.example/bucket'];

describe('the address of an editor’s picture', () => {
  it.each(cases.ours as [string, string][])('%s leads to its file, and the optimiser takes it', (written, address) => {
    expect(mediaAddress(written, MEDIA)).toBe(address);
    expect(hasRemoteMatch([], imageOptimiser(MEDIA).remotePatterns, new URL(address))).toBe(true);
  });

  it.each(cases.none)('%j is none', (written) => expect(mediaAddress(written, MEDIA)).toBeNull());

  it('is none where there is no media library', () => expect(mediaAddress('/uploads/a.png', [])).toBeNull());
});

describe('the optimiser', () => {
  const takes = (address: string) => hasRemoteMatch([], imageOptimiser(MEDIA).remotePatterns, new URL(address));

  it('fetches from nowhere else, and one picture under one address', () => {
    for (const address of cases.elsewhere) {
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

  it.each(cases.folders as [string, boolean][])(
    'reaches into the own network only for a media library that is there: %s',
    (folder, isOwn) => {
      expect(imageOptimiser(['https://cdn.example/', folder]).dangerouslyAllowLocalIP).toBe(isOwn);
    },
  );
});
