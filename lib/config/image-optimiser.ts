import { isPrivateNetwork } from './encrypted-connections';

/** Pixels. An article is at most 960 px wide; the largest is twice that, for high-density screens. */
export const PICTURE_WIDTHS = [384, 640, 960, 1280, 1920];

/**
 * Next's image optimiser, for editors' pictures only: it fetches from the CMS's media folders and nowhere else. It accepts exactly the
 * addresses that `mediaAddress` returns.
 */
export function imageOptimiser(mediaUrls: readonly string[]) {
  const folders = mediaUrls.map((url) => new URL(url));
  return {
    remotePatterns: folders.map(({ protocol, hostname, port, pathname }) => ({
      protocol: protocol.slice(0, -1),
      hostname,
      port,
      pathname: `${pathname.replace(/\/$/, '')}/**`,
      // Without this, different queries would produce any number of cache entries for one picture.
      search: '',
    })),
    localPatterns: [],
    deviceSizes: PICTURE_WIDTHS,
    imageSizes: [],
    formats: ['image/avif', 'image/webp'],
    qualities: [75],
    // Strapi gives each upload a unique name; a day covers a file replaced under the same name.
    minimumCacheTTL: 86_400,
    maximumDiskCacheSize: 1_000_000_000,
    maximumResponseBody: 15_000_000,
    // A redirect could lead to a host that is not allowed.
    maximumRedirects: 0,
    dangerouslyAllowSVG: false,
    dangerouslyAllowLocalIP: folders.some(({ hostname }) => isPrivateNetwork(hostname)),
  };
}
