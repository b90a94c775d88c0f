import { ROUTES, type RoutePath } from '@/lib/config/routes';
import type { FieldError } from '@/lib/contract/envelope';

/** What can stand in the way of deleting an account, and where it is settled. Others are told in general words. */
const PLACES = {
  'open-invoice': ROUTES.billings.path,
  'last-invoice': ROUTES.billings.path,
  'running-term': ROUTES.billings.path,
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

/** @param errors the refusal's own list; each matter once */
export function blockersOf(errors: readonly FieldError[]): BlockerToSettle[] {
  const places = placesOf(errors.filter(({ path }) => path === 'account').map(({ code }) => code));
  return places.length === 0 ? [OTHER] : places;
}

/** Each matter once, also where several codes are none of ours. */
export function placesOf(codes: readonly string[]): BlockerToSettle[] {
  const known = new Set(codes.map((code) => (isKnown(code) ? code : 'other')));
  return [...known].map((blocker) => (blocker === 'other' ? OTHER : { blocker, path: PLACES[blocker] }));
}

function isKnown(code: string): code is keyof typeof PLACES {
  return Object.hasOwn(PLACES, code);
}
