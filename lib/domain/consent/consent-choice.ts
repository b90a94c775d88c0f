import * as z from 'zod/mini';
import type { RouteName } from '@/lib/config/routes';

/** What the visitor allows beyond what the site needs to work. */
const consentChoice = z.object({ analytics: z.boolean(), marketing: z.boolean() });
export type ConsentChoice = z.infer<typeof consentChoice>;

export const NOTHING_OPTIONAL: ConsentChoice = { analytics: false, marketing: false };
export const EVERYTHING: ConsentChoice = { analytics: true, marketing: true };

/** Twelve months, as the question itself says (`legalNote` of the CMS's consent text). */
const LIFETIME_MS = 365 * 24 * 60 * 60 * 1000;
/** Raised when something optional is added: an older answer did not cover it. */
const VERSION = 1;

const storedConsent = z.object({ choice: consentChoice, version: z.literal(VERSION), decidedAt: z.iso.datetime() });

/** @returns null when nobody has decided, or too long ago, or about something else */
export function readConsentChoice(stored: string | null, now: Date): ConsentChoice | null {
  const parsed = z.safeParse(storedConsent, parseJson(stored));
  if (!parsed.success) return null;
  const age = now.getTime() - Date.parse(parsed.data.decidedAt);
  return age >= 0 && age < LIFETIME_MS ? parsed.data.choice : null;
}

export function writeConsentChoice(choice: ConsentChoice, now: Date): string {
  return JSON.stringify({ choice, version: VERSION, decidedAt: now.toISOString() } satisfies z.infer<typeof storedConsent>);
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** Whether the tag container has anything to do at all. */
export function allowsTags({ analytics, marketing }: ConsentChoice): boolean {
  return analytics || marketing;
}

/** Pages on which money or somebody's session is at stake, and the apps' own frame: no tag is loaded there. */
const ROUTES_WITHOUT_TAGS: readonly RouteName[] = ['paymentMethod', 'billings', 'login', 'resetPassword', 'verifyEmail', 'webview'];

/** @param route null: an address that is no page of ours */
export function mayCarryTags(route: RouteName | null): boolean {
  return route === null || !ROUTES_WITHOUT_TAGS.includes(route);
}
