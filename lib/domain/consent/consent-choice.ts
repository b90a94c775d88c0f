import { ROUTES, type RouteName } from '@/lib/config/routes';
import { DAY_MS } from '@/lib/calendar-days';
import { asRecord, parseRecord } from '@/lib/is-record';

/** What the visitor allows beyond what the site needs to work. */
export interface ConsentChoice {
  analytics: boolean;
  marketing: boolean;
}

export const NOTHING_OPTIONAL: ConsentChoice = { analytics: false, marketing: false };
export const EVERYTHING: ConsentChoice = { analytics: true, marketing: true };

/** Where the answer lies in local storage, which is per host: the two regions ask apart, each by its own law. */
export const CONSENT_KEY = 'consent';
/** Twelve months, as the question itself says (`legalNote` of the CMS's consent text). */
const LIFETIME_MS = 365 * DAY_MS;
/** Raised when something optional is added: an older answer did not cover it. */
const VERSION = 1;

/** @returns null when nobody has decided, or too long ago, or about something else */
export function readConsentChoice(stored: string | null, now: Date): ConsentChoice | null {
  // Read by hand: this is in the first load of every page, and a schema library would weigh more than the shell.
  const { choice, version, decidedAt } = parseRecord(stored);
  const { analytics, marketing } = asRecord(choice);
  if (version !== VERSION || typeof analytics !== 'boolean' || typeof marketing !== 'boolean' || typeof decidedAt !== 'string') return null;
  const age = now.getTime() - Date.parse(decidedAt);
  return age >= 0 && age < LIFETIME_MS ? { analytics, marketing } : null;
}

export function writeConsentChoice(choice: ConsentChoice, now: Date): string {
  return JSON.stringify({ choice, version: VERSION, decidedAt: now.toISOString() });
}

/** Whether the tag container has anything to do at all. */
export function allowsTags({ analytics, marketing }: ConsentChoice): boolean {
  return analytics || marketing;
}

/** Beside what is a member's own: sign-in, where somebody's session is at stake, and the apps' frame. */
const ROUTES_WITHOUT_TAGS: readonly RouteName[] = ['login', 'loginCallback', 'resetPassword', 'verifyEmail', 'webview'];

/**
 * No tag is loaded on a private page, nor on one of those above.
 * @param route null: an address that is no page of ours
 */
export function mayCarryTags(route: RouteName | null): boolean {
  return route === null || (ROUTES[route].audience !== 'member' && !ROUTES_WITHOUT_TAGS.includes(route));
}
