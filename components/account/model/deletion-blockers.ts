import { ROUTES, type RoutePath } from '@/lib/config/routes';
import type { FieldError } from '@/lib/contract/envelope';

/** What can block deleting an account, and the page where it is settled. Unknown codes get a general text. */
const PLACES = {
  'open-invoice': ROUTES.billings.path,
  'last-invoice': ROUTES.billings.path,
  'running-term': ROUTES.plan.path,
  'coming-term': ROUTES.contactUs.path,
  'pieces-in-storage': ROUTES.items.path,
  'open-booking': ROUTES.items.path,
  'open-request': ROUTES.items.path,
  'open-consignment': ROUTES.items.path,
} as const satisfies Record<string, RoutePath>;

type DeletionBlocker = keyof typeof PLACES | 'other';

export interface BlockerToSettle {
  blocker: DeletionBlocker;
  path: RoutePath;
}

const OTHER: BlockerToSettle = { blocker: 'other', path: ROUTES.contactUs.path };

/** @param errors the list of the refusal; duplicates are removed */
export function blockersOf(errors: readonly FieldError[]): BlockerToSettle[] {
  const places = placesOf(errors.filter(({ path }) => path === 'account').map(({ code }) => code));
  return places.length === 0 ? [OTHER] : places;
}

/** Without duplicates, also for unknown codes. */
export function placesOf(codes: readonly string[]): BlockerToSettle[] {
  const known = new Set(codes.map((code) => (isKnown(code) ? code : 'other')));
  return [...known].map((blocker) => (blocker === 'other' ? OTHER : { blocker, path: PLACES[blocker] }));
}

function isKnown(code: string): code is keyof typeof PLACES {
  return Object.hasOwn(PLACES, code);
}
