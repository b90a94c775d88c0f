import { NextResponse, type NextFetchEvent, type NextRequest } from 'next/server';
import type { RegionCode } from '@/lib/config/regions';
import { serverEnv } from '@/lib/config/server-env';
import { SKIP_REDIRECT_COOKIE } from '@/lib/config/skip-redirect-cookie';
import { suggestRegion, type RegionSuggestion } from '@/lib/domain/region/region-suggestion';
import { siteOrigin } from '@/lib/site-address';
import { getCountry } from './get-country';
import { addressKind, visitorAddress } from './visitor-address';

/**
 * `GET /region-suggestion`: which site the visitor might prefer. Asked after load, never kept by a cache. Where there is
 * nothing to ask, the cookie comes with the answer: browsers keep one of a server for its whole year, and the page needs no
 * script to write it.
 */
export async function answerRegionSuggestion(
  request: NextRequest,
  event: Pick<NextFetchEvent, 'waitUntil'>,
  site: RegionCode,
): Promise<NextResponse> {
  const address = visitorAddress(request.headers, serverEnv().trustProxy);
  const country = address ? await countryOf(address, request, event) : null;
  const body: RegionSuggestion = { ...suggestRegion(country, site), ip: address ?? '' };
  const answer = NextResponse.json(body, { headers: { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' } });
  if (body.setCookie) {
    answer.cookies.set({ ...SKIP_REDIRECT_COOKIE, path: '/', sameSite: 'lax', secure: siteOrigin(site).startsWith('https:') });
  }
  return answer;
}

async function countryOf(address: string, request: NextRequest, event: Pick<NextFetchEvent, 'waitUntil'>): Promise<string | null> {
  const env = serverEnv();
  switch (addressKind(address)) {
    case 'loopback':
      return env.geoLoopbackCountry || null;
    case 'private':
      return null;
    case 'public':
      // Whoever has the cookie is asked nothing, and a login wants the address alone: each look-up costs time and money.
      if (request.cookies.has(SKIP_REDIRECT_COOKIE.name)) return null;
      return getCountry(address, env, (lookUp) => event.waitUntil(lookUp));
  }
}
