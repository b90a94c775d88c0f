import { ROUTES, type RouteName } from '@/lib/config/routes';
import { DAY_MS } from '@/lib/calendar-days';
import { asRecord, parseRecord } from '@/lib/records';

/** What the visitor has allowed beyond the necessary. */
export interface ConsentChoice {
  analytics: boolean;
  marketing: boolean;
}

export const NOTHING_OPTIONAL: ConsentChoice = { analytics: false, marketing: false };
export const EVERYTHING: ConsentChoice = { analytics: true, marketing: true };

/** Local storage key of the answer. Storage is per host, so each region asks separately, by its own law. */
export const CONSENT_KEY = 'consent';
/** Twelve months, as the banner says (`legalNote` of the CMS's consent text). */
const LIFETIME_MS = 365 * DAY_MS;
/** Increase when something optional is added: older answers do not cover it. */
const VERSION = 1;

/** @returns null when there is no valid decision: none, too old, or for another version */
export function readConsentChoice(stored: string | null, now: Date): ConsentChoice | null {
  // Parsed by hand: this is part of every first load, and a schema library would be larger than the shell.
  const { choice, version, decidedAt } = parseRecord(stored);
  const { analytics, marketing } = asRecord(choice);
  if (version !== VERSION || typeof analytics !== 'boolean' || typeof marketing !== 'boolean' || typeof decidedAt !== 'string') return null;
  const age = now.getTime() - Date.parse(decidedAt);
  return age >= 0 && age < LIFETIME_MS ? { analytics, marketing } : null;
}

export function writeConsentChoice(choice: ConsentChoice, now: Date): string {
  return JSON.stringify({ choice, version: VERSION, decidedAt: now.toISOString() });
}

/** Whether the tag container would load anything. */
export function allowsTags({ analytics, marketing }: ConsentChoice): boolean {
  return analytics || marketing;
}

/** In addition to member pages: sign-in pages, which handle sessions, and the apps' frame. */
const ROUTES_WITHOUT_TAGS: readonly RouteName[] = ['login', 'loginCallback', 'resetPassword', 'verifyEmail', 'webview'];

/**
 * Tags are not loaded on private pages or on the routes above.
 * @param route null: an address outside the route table
 */
export function mayCarryTags(route: RouteName | null): boolean {
  return route === null || (ROUTES[route].audience !== 'member' && !ROUTES_WITHOUT_TAGS.includes(route));
}
