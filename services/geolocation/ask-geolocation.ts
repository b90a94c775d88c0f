import { readBounded } from '@/lib/read-bounded';
import { withTimeout } from '@/lib/timeout';

/** Timeout of a lookup. The visitor was answered long before; a late country is cached for the next page. */
const LOOK_UP_MS = 10_000;
/** More than any such service returns; an endless answer must not fill the memory. */
const MAX_BYTES = 64 * 1024;

export interface GeolocationService {
  geoUrl: string;
  geoApiKey: string;
}

/** The service's answer: a country, nothing usable, or a rate limit. */
export type GeolocationAnswer = { kind: 'country'; country: string } | { kind: 'none' } | { kind: 'wait'; ms: number | null };

/** Makes one lookup. @param address a validated IP address, because it goes into a URL */
export async function askGeolocation(address: string, { geoUrl, geoApiKey }: GeolocationService): Promise<GeolocationAnswer> {
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
