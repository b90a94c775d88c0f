import { publicEnv } from '@/lib/config/env';
import type { RegionCode } from '@/lib/config/regions';

/** The region's tag container id; empty: there are no optional scripts, so nobody is asked. */
export function tagContainerOf(region: RegionCode): string {
  return region === 'hk' ? publicEnv.gtmIdHk : publicEnv.gtmIdSg;
}
