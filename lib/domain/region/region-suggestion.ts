import { regionOfIpCountry, type RegionCode } from '@/lib/config/regions';

/** The answer of `GET /region-suggestion`. */
export interface RegionSuggestion {
  /** The region to offer in the modal, or null for no modal. */
  suggest: RegionCode | null;
  /** The skip cookie is set at once, by the answer itself: the look-up worked and there is no mismatch. */
  setCookie: boolean;
  /** The visitor's address as the site saw it, sent along with a login; empty if unknown. */
  ip: string;
}

/**
 * Offers the other site only to visitors from a country that has one and is not this one.
 * @param country ISO code, or null when the look-up failed: then neither modal nor cookie
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
