import { inTime } from '@/lib/within-time';

/**
 * A look-up slower than this costs the visitor the hint, never the page. The answer has to be there within 300 ms, on a busy machine too.
 */
const TIMEOUT_MS = 200;
const CACHE_LIFE_MS = 60 * 60 * 1000;
const CACHE_SIZE = 5000;

export interface GeolocationSettings {
  geoUrl: string;
  geoApiKey: string;
}

const cache = new Map<string, { country: string; until: number }>();

/**
 * The ISO country (`HK`, `SG`, ...) of an address by the geolocation service's `country_code2`.
 * @param address a validated IP address: it goes into a URL
 * @returns null when the service does not answer in time or not with a country; that is ignored by design
 */
export async function getCountry(address: string, settings: GeolocationSettings, now = Date.now()): Promise<string | null> {
  const known = cache.get(address);
  if (known && known.until > now) return known.country;
  const country = await lookUp(address, settings);
  if (country) remember(address, country, now);
  return country;
}

async function lookUp(address: string, { geoUrl, geoApiKey }: GeolocationSettings): Promise<string | null> {
  const url = new URL(geoUrl);
  url.searchParams.set('apiKey', geoApiKey);
  url.searchParams.set('ip', address);
  try {
    // The signal ends the request; an answer of which no end comes was read on all the same, once, by a busy process.
    return await inTime(TIMEOUT_MS, ask(url, AbortSignal.timeout(TIMEOUT_MS)));
  } catch {
    return null;
  }
}

async function ask(url: URL, signal: AbortSignal): Promise<string | null> {
  const answer = await fetch(url, { signal, redirect: 'error' });
  return answer.ok ? readCountry(await answer.json()) : null;
}

function readCountry(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('country_code2' in body)) return null;
  const { country_code2: code } = body;
  return typeof code === 'string' && /^[A-Za-z]{2}$/.test(code) ? code.toUpperCase() : null;
}

function remember(address: string, country: string, now: number): void {
  if (cache.size >= CACHE_SIZE) {
    const oldest = cache.keys().next().value;
    if (oldest !== undefined) cache.delete(oldest);
  }
  cache.set(address, { country, until: now + CACHE_LIFE_MS });
}
