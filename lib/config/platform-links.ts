import { publicEnv } from './env';
import type { RegionCode } from './regions';

export const SOCIAL_PLATFORMS = ['instagram', 'facebook', 'linkedin', 'youtube'] as const;
export const APP_PLATFORMS = ['ios', 'android'] as const;
export type SocialPlatform = (typeof SOCIAL_PLATFORMS)[number];
type AppPlatform = (typeof APP_PLATFORMS)[number];
type Platform = SocialPlatform | AppPlatform;

/** Used where no address is configured: the platform's own search page for the brand, so the link is never dead. */
const SEARCH_PAGES: Record<Platform, (brand: string, region: RegionCode) => string> = {
  instagram: (brand) => `https://www.instagram.com/explore/search/keyword/?q=${brand}`,
  facebook: (brand) => `https://www.facebook.com/search/top?q=${brand}`,
  linkedin: (brand) => `https://www.linkedin.com/search/results/companies/?keywords=${brand}`,
  youtube: (brand) => `https://www.youtube.com/results?search_query=${brand}`,
  ios: (brand, region) => `https://apps.apple.com/${region}/search?term=${brand}`,
  android: (brand) => `https://play.google.com/store/search?c=apps&q=${brand}`,
};

/**
 * A platform's address on one regional site, from `PLATFORM_LINKS_HK` or `PLATFORM_LINKS_SG`.
 * @returns null when the configuration sets it to an empty string: its icon is hidden
 */
export function platformLink(platform: Platform, region: RegionCode): string | null {
  const configured = parseLinks(region === 'hk' ? publicEnv.platformLinksHk : publicEnv.platformLinksSg)[platform];
  if (configured === '') return null;
  return configured ?? SEARCH_PAGES[platform](encodeURIComponent(publicEnv.brand), region);
}

/** Configured profile addresses; search pages do not count as profiles. */
export function ownProfiles(region: RegionCode): string[] {
  const configured = parseLinks(region === 'hk' ? publicEnv.platformLinksHk : publicEnv.platformLinksSg);
  return SOCIAL_PLATFORMS.flatMap((platform) => configured[platform] || []);
}

function parseLinks(json: string): Partial<Record<Platform, string>> {
  if (json === '') return {};
  try {
    return JSON.parse(json) as Partial<Record<Platform, string>>;
  } catch {
    throw new Error('PLATFORM_LINKS_HK and PLATFORM_LINKS_SG must be JSON objects such as {"instagram":"https://..."}');
  }
}
