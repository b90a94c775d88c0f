import { NextResponse, type NextFetchEvent, type NextRequest } from 'next/server';
import ipaddr from 'ipaddr.js';
import type { RegionCode } from '@/lib/config/regions';
import { serverEnv } from '@/lib/config/server-env';
import { SKIP_REDIRECT_COOKIE } from '@/lib/config/skip-redirect-cookie';
import { suggestRegion, type RegionSuggestion } from '@/lib/domain/region/region-suggestion';
import { readIpAddress } from '@/lib/ip-address';
import { readBounded } from '@/lib/read-bounded';
import { siteOrigin } from '@/lib/site/site-address';
import { withTimeout } from '@/lib/timeout';

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

/** Timeout of a lookup. The visitor was answered long before; a late country is cached for the next page. */
const LOOK_UP_MS = 10_000;
/** More than any such service returns; an endless answer must not fill the memory. */
const MAX_BYTES = 64 * 1024;

interface GeolocationService {
  geoUrl: string;
  geoApiKey: string;
}

/** The service's answer: a country, nothing usable, or a rate limit. */
type GeolocationAnswer = { kind: 'country'; country: string } | { kind: 'none' } | { kind: 'wait'; ms: number | null };

/** Makes one lookup. @param address a validated IP address, because it goes into a URL */
async function askGeolocation(address: string, { geoUrl, geoApiKey }: GeolocationService): Promise<GeolocationAnswer> {
  const url = new URL(geoUrl);
  url.searchParams.set('apiKey', geoApiKey);
  url.searchParams.set('ip', address);
  try {
    // The signal aborts the request, but a busy process has been seen to keep reading an endless answer; so the race with a timeout.
    return await withTimeout(LOOK_UP_MS, ask(url, AbortSignal.timeout(LOOK_UP_MS)));
  } catch {
    return { kind: 'none' };
  }
}

async function ask(url: URL, signal: AbortSignal): Promise<GeolocationAnswer> {
  const answer = await fetch(url, { signal, redirect: 'error' });
  const retryAfter = answer.headers.get('retry-after');
  if (answer.status === 429 || (answer.status === 503 && retryAfter !== null)) {
    await answer.body?.cancel();
    return { kind: 'wait', ms: retryAfterMs(retryAfter) };
  }
  if (!answer.ok || !answer.body) {
    await answer.body?.cancel();
    return { kind: 'none' };
  }
  return readCountry(JSON.parse(await readBounded(answer.body, MAX_BYTES)));
}

/** Parses Retry-After, which is seconds or a date; null for anything else. */
function retryAfterMs(value: string | null): number | null {
  const text = value?.trim() ?? '';
  const ms = /^\d{1,9}$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
}

function readCountry(body: unknown): GeolocationAnswer {
  if (typeof body !== 'object' || body === null || !('country_code2' in body)) return { kind: 'none' };
  const { country_code2: code } = body;
  return typeof code === 'string' && /^[A-Za-z]{2}$/.test(code) ? { kind: 'country', country: code.toUpperCase() } : { kind: 'none' };
}

const COUNTRY_LIFE_MS = 60 * 60 * 1000;
const FAILURE_LIFE_MS = 60 * 1000;
const MAX_KNOWN = 5000;
/** Limit of parallel lookups. A service that answers in 250 ms gets 128 a second with it; one that hangs gets three. */
const MAX_UNDER_WAY = 32;
/** Pause after a rate limit: what the service asks for, else a minute, never more than an hour. */
const USUAL_PAUSE_MS = 60 * 1000;
const LONGEST_PAUSE_MS = 60 * 60 * 1000;

interface GeolocationSettings extends GeolocationService {
  /** How long a visitor's request waits for the lookup. */
  geoTimeoutMs: number;
}

type Country = string | null;

// Cached per process; several copies each have their own cache.
const known = new Map<string, { country: Country; until: number }>();
const underWay = new Map<string, Promise<Country>>();
let pausedUntil = 0;

/**
 * The ISO country (`HK`, `SG`, ...) of an address, from the geolocation service's `country_code2`.
 * @param address a validated IP address
 * @param keepAlive receives the pending lookup, which outlives this answer: a late result is cached for the next page
 * @returns null when the country is unknown or not known in time; ignored by design
 */
export async function getCountry(
  address: string,
  settings: GeolocationSettings,
  keepAlive: (work: Promise<unknown>) => void,
): Promise<Country> {
  const network = networkOf(address);
  const before = known.get(network);
  if (before && before.until > Date.now()) return before.country;
  const lookUp = underWay.get(network) ?? begin(network, address, settings);
  if (lookUp === null) return null;
  keepAlive(lookUp);
  return withTimeout(settings.geoTimeoutMs, lookUp).catch(() => null);
}

/** A household has a whole IPv6 /64 network and uses new addresses in it every day, so the cache key is the network. */
function networkOf(address: string): string {
  return ipaddr.IPv6.isValid(address) ? ipaddr.IPv6.networkAddressFromCIDR(`${address}/64`).toString() : address;
}

/** @returns null while the service is rate-limited or the limit of parallel lookups is reached */
function begin(network: string, address: string, service: GeolocationService): Promise<Country> | null {
  if (pausedUntil > Date.now() || underWay.size >= MAX_UNDER_WAY) return null;
  const lookUp = lookUpOnce(network, address, service).finally(() => underWay.delete(network));
  underWay.set(network, lookUp);
  return lookUp;
}

async function lookUpOnce(network: string, address: string, service: GeolocationService): Promise<Country> {
  const answer = await askGeolocation(address, service);
  if (answer.kind === 'wait') pausedUntil = Math.max(pausedUntil, Date.now() + Math.min(answer.ms ?? USUAL_PAUSE_MS, LONGEST_PAUSE_MS));
  const country = answer.kind === 'country' ? answer.country : null;
  remember(network, country);
  return country;
}

function remember(network: string, country: Country): void {
  // Delete first, so that the entry moves to the end: the first entry is the one to evict (LRU).
  known.delete(network);
  const [oldest] = known.keys();
  if (known.size >= MAX_KNOWN && oldest !== undefined) known.delete(oldest);
  known.set(network, { country, until: Date.now() + (country === null ? FAILURE_LIFE_MS : COUNTRY_LIFE_MS) });
}
