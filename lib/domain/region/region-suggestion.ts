import { regionOfIpCountry, type RegionCode } from '@/lib/config/regions';

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
