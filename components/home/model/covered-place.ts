import type { District } from '@/lib/contract/pricing';

/** A district as shown and searched: the provider's data with names in the reader's language. */
export interface CoveredPlace extends Pick<District, 'id' | 'served' | 'outlying' | 'sectors' | 'outlyingPrefixes'> {
  name: string;
  /** Other search words: neighbourhoods, the provider's own name. */
  places: readonly string[];
  /** Its names in other languages of the site: found, never shown. */
  alsoCalled?: readonly string[];
  /** Named with the district, yet not reached: islands without a road or pier for vans. */
  beyond: readonly string[];
}

/** Texts of a district in one language; lists are written with commas. */
export interface DistrictTexts {
  name?: string;
  places?: string;
  beyond?: string;
}

const splitList = (list: string | undefined) =>
  (list ?? '')
    .split(/[,、]/)
    .map((entry) => entry.trim())
    .filter(Boolean);

/** Every name of these texts, for `alsoCalled`. */
export const namesIn = ({ name, places }: DistrictTexts): string[] => [...(name ? [name] : []), ...splitList(places)];

/** A district that the texts do not know yet keeps the provider's name. */
export function toCoveredPlaces(districts: readonly District[], texts: Readonly<Record<string, DistrictTexts>>): CoveredPlace[] {
  return districts.map(({ id, name, served, outlying, sectors, outlyingPrefixes }) => {
    const own = texts[id];
    return {
      id,
      served,
      outlying,
      ...(sectors ? { sectors } : {}),
      ...(outlyingPrefixes ? { outlyingPrefixes } : {}),
      name: own?.name ?? name,
      places: [...splitList(own?.places), ...(own?.name && own.name !== name ? [name] : [])],
      beyond: splitList(own?.beyond),
    };
  });
}
