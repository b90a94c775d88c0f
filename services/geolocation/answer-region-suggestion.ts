import { NextResponse, type NextRequest } from 'next/server';
import type { RegionCode } from '@/lib/config/regions';
import { serverEnv } from '@/lib/config/server-env';
import { suggestRegion, type RegionSuggestion } from '@/lib/domain/region/region-suggestion';
import { getCountry } from './get-country';
import { addressKind, visitorAddress } from './visitor-address';

/** `GET /region-suggestion`: which site the visitor might prefer. Asked after load, never kept by a cache. */
export async function answerRegionSuggestion(request: NextRequest, site: RegionCode): Promise<NextResponse> {
  const env = serverEnv();
  const address = visitorAddress(request.headers, env.trustProxy);
  const country = address ? await countryOf(address) : null;
  const body: RegionSuggestion = { ...suggestRegion(country, site), ip: address ?? '' };
  return NextResponse.json(body, { headers: { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' } });
}

async function countryOf(address: string): Promise<string | null> {
  const env = serverEnv();
  switch (addressKind(address)) {
    case 'loopback':
      return env.geoLoopbackCountry || null;
    case 'private':
      return null;
    case 'public':
      return getCountry(address, env);
  }
}
