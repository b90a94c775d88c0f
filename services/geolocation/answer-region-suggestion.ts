import { NextResponse, type NextFetchEvent, type NextRequest } from 'next/server';
import ipaddr from 'ipaddr.js';
import type { RegionCode } from '@/lib/config/regions';
import { serverEnv } from '@/lib/config/server-env';
import { SKIP_REDIRECT_COOKIE } from '@/lib/config/skip-redirect-cookie';
import { suggestRegion, type RegionSuggestion } from '@/lib/domain/region/region-suggestion';
import { readIpAddress } from '@/lib/ip-address';
import { siteOrigin } from '@/lib/site/site-address';
import { getCountry } from './get-country';

/**
 * The visitor's IP address: `x-real-ip` only when a trusted proxy sets it, otherwise the socket's address, which Next puts into
 * `x-forwarded-for`.
 * @returns null unless it is exactly one IP address; a list is refused
 */
export function visitorAddress(headers: Headers, trustProxy: boolean): string | null {
  return readIpAddress((trustProxy ? headers.get('x-real-ip') : headers.get('x-forwarded-for')) ?? '');
}

/** The kind of an address, known without a lookup. */
type AddressKind = 'loopback' | 'private' | 'public';

export function addressKind(address: string): AddressKind {
  const range = ipaddr.parse(address).range();
  if (range === 'loopback') return 'loopback';
  return range === 'unicast' ? 'public' : 'private';
}

/**
 * `GET /region-suggestion`: which site the visitor might prefer. Called after load and never cached. When there is nothing to ask, the
 * answer also sets the cookie: browsers keep a server's cookie for its full year, and the page needs no script for it.
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
      // No lookup for visitors with the cookie or when a login only needs the address: each lookup costs time and money.
      if (request.cookies.has(SKIP_REDIRECT_COOKIE.name)) return null;
      return getCountry(address, env, (lookUp) => event.waitUntil(lookUp));
  }
}
