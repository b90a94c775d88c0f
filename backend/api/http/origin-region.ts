import { DEFAULT_REGION, regionOfHost, type RegionCode } from '@/lib/config/regions';

/** For calls that name no country: the site that asks does, by its host. Nothing but what is shown may hang on it. */
export function regionOfOrigin(origin: string | undefined): RegionCode {
  return origin && URL.canParse(origin) ? regionOfHost(new URL(origin).host) : DEFAULT_REGION;
}
