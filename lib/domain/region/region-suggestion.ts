import { type Locale, localePrefix, nearestLocale } from '@/lib/config/locales';
import { hostOfRegion, type RegionCode, regionOfIpCountry } from '@/lib/config/regions';
import { SECRET_PARAMETERS } from '@/lib/config/routes';

/** Query keys that must not be passed to the other site. */
const PRIVATE_KEYS = [...SECRET_PARAMETERS, 'locale'];

interface CurrentPage {
  /** Path without locale prefix, with query. */
  path: string;
  locale: Locale;
}

/** The same page on the other region's site, in the nearest language, as a path; credentials are removed. */
export function otherRegionPath({ path, locale }: CurrentPage, region: RegionCode): string {
  // Only at the first question mark: the query may contain more.
  const end = `${path}?`.indexOf('?');
  const query = new URLSearchParams(path.slice(end));
  for (const key of PRIVATE_KEYS) query.delete(key);
  const rest = query.toString();
  const prefixed = `${localePrefix(nearestLocale(locale, region))}${path.slice(0, end)}`.replace(/(.)\/$/, '$1');
  return `${prefixed}${rest ? `?${rest}` : ''}`;
}

/** The same as an absolute address, from the current host. @param page.protocol of `location`, with colon */
export function otherRegionAddress(page: CurrentPage & { protocol: string; host: string }, region: RegionCode): string {
  return `${page.protocol}//${hostOfRegion(page.host, region)}${otherRegionPath(page, region)}`;
}

/** The answer of `GET /region-suggestion`. */
export interface RegionSuggestion {
  /** The region offered in the modal; null: no modal. */
  suggest: RegionCode | null;
  /** The answer itself sets the skip cookie: the look-up succeeded and found no mismatch. */
  setCookie: boolean;
  /** The visitor's address, sent along with a login; empty if unknown. */
  ip: string;
}

/**
 * Suggests the other site only to visitors from its country.
 * @param country ISO code, or null if the look-up failed: then neither modal nor cookie
 */
export function suggestRegion(country: string | null, site: RegionCode): Pick<RegionSuggestion, 'suggest' | 'setCookie'> {
  if (country === null) return { suggest: null, setCookie: false };
  const home = regionOfIpCountry(country);
  return home !== null && home !== site ? { suggest: home, setCookie: false } : { suggest: null, setCookie: true };
}

export function isRegionSuggestion(value: unknown): value is RegionSuggestion {
  if (typeof value !== 'object' || value === null) return false;
  const { suggest, setCookie } = value as Partial<RegionSuggestion>;
  return (suggest === null || suggest === 'hk' || suggest === 'sg') && typeof setCookie === 'boolean';
}
