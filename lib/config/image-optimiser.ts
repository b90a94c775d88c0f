import { isPrivateNetwork } from './private-network';

/** Pixels. An article is at most 960 wide on the page; the last is that for fine screens. */
export const PICTURE_WIDTHS = [384, 640, 960, 1280, 1920];

/**
 * Next's image optimiser, for pictures of editors alone: it fetches from the CMS's media folders and nowhere else, the
 * site's own files included. The addresses that it takes are those that `mediaAddress` gives.
 */
export function imageOptimiser(mediaUrls: readonly string[]) {
  const folders = mediaUrls.map((url) => new URL(url));
  return {
    remotePatterns: folders.map(({ protocol, hostname, port, pathname }) => ({
      protocol: protocol.slice(0, -1),
      hostname,
      port,
      pathname: `${pathname.replace(/\/$/, '')}/**`,
      // A query would make one picture into as many as anybody likes.
      search: '',
    })),
    localPatterns: [],
    deviceSizes: PICTURE_WIDTHS,
    imageSizes: [],
    formats: ['image/avif', 'image/webp'],
    qualities: [75],
    // Strapi gives each upload a name of its own: a day is for one that was replaced under its name.
    minimumCacheTTL: 86_400,
    maximumDiskCacheSize: 1_000_000_000,
    maximumResponseBody: 15_000_000,
    // What the media host redirects to is no media host.
    maximumRedirects: 0,
    dangerouslyAllowSVG: false,
    dangerouslyAllowLocalIP: folders.some(({ hostname }) => isPrivateNetwork(hostname)),
  };
}
