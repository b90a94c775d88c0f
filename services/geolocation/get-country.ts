import ipaddr from 'ipaddr.js';
import { inTime } from '@/lib/within-time';
import { askGeolocation, type GeolocationService } from './ask-geolocation';

const COUNTRY_LIFE_MS = 60 * 60 * 1000;
const FAILURE_LIFE_MS = 60 * 1000;
const MOST_KNOWN = 5000;
/** Under way at the same time. A service that answers in a quarter of a second is asked 128 times a second with it; one that hangs, three times. */
const MOST_UNDER_WAY = 32;
/** The service names the pause; without one it is a minute, and never more than an hour. */
const USUAL_PAUSE_MS = 60 * 1000;
const LONGEST_PAUSE_MS = 60 * 60 * 1000;

export interface GeolocationSettings extends GeolocationService {
  /** How long an answer is waited for. */
  geoTimeoutMs: number;
}

type Country = string | null;

// Of this process: several copies each know what they have asked.
const known = new Map<string, { country: Country; until: number }>();
const underWay = new Map<string, Promise<Country>>();
let pausedUntil = 0;

/**
 * The ISO country (`HK`, `SG`, ...) of an address by the geolocation service's `country_code2`.
 * @param address a validated IP address
 * @param keepAlive gets the look-up, which goes on after this answer: what comes late is kept for the next page
 * @returns null when it is not known in time, or not at all; that is ignored by design
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
  return inTime(settings.geoTimeoutMs, lookUp).catch(() => null);
}

/** A household has a whole IPv6 network of 64 bits and new addresses in it every day: one look-up is enough for all of them. */
function networkOf(address: string): string {
  return ipaddr.IPv6.isValid(address) ? ipaddr.IPv6.networkAddressFromCIDR(`${address}/64`).toString() : address;
}

/** @returns null when the service is left alone: it has asked for that, or has enough to do. */
function begin(network: string, address: string, service: GeolocationService): Promise<Country> | null {
  if (pausedUntil > Date.now() || underWay.size >= MOST_UNDER_WAY) return null;
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
  // Behind the others, also where it stood before: the first is the one that goes.
  known.delete(network);
  const [oldest] = known.keys();
  if (known.size >= MOST_KNOWN && oldest !== undefined) known.delete(oldest);
  known.set(network, { country, until: Date.now() + (country === null ? FAILURE_LIFE_MS : COUNTRY_LIFE_MS) });
}
