import { DEFAULT_REGION, regionOfHost, type RegionCode } from '@/lib/config/regions';

/** For calls without a country: the requesting site's host decides. Only for display, never for anything that matters. */
export function regionOfOrigin(origin: string | undefined): RegionCode {
  return origin && URL.canParse(origin) ? regionOfHost(new URL(origin).host) : DEFAULT_REGION;
}
