import { publicEnv } from '@/lib/config/env';
import type { RegionCode } from '@/lib/config/regions';

/** The region's tag container; empty: nothing on the site is optional, and nobody is asked. */
export function tagContainerOf(region: RegionCode): string {
  return region === 'hk' ? publicEnv.gtmIdHk : publicEnv.gtmIdSg;
}
