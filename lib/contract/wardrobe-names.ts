/** The words of the contract that the site lists. They stand apart from the schemas, so that the validator stays out of the browser. */

/** Where a piece is, or how far its sale is; one union for everything (`lib/domain/wardrobe/item-states.ts` has the transitions). */
export const ITEM_STATES = [
  'requested',
  'collected',
  'inspected',
  'stored',
  'in-transit',
  'at-home',
  'submitted',
  'authenticated',
  'rejected',
  'priced',
  'listed',
  'sold',
  'paid',
  'donated',
] as const;

export const ITEM_CATEGORIES = [
  'outerwear',
  'tailoring',
  'tops',
  'knitwear',
  'dresses',
  'traditional',
  'bottoms',
  'shoes',
  'bags',
  'accessories',
  /** A lite bag, sealed by the member: its contents are unknown to us. */
  'sealed-bag',
] as const;

export const COLOUR_FAMILY_NAMES = ['light', 'brown', 'dark', 'blue', 'green', 'yellow', 'red', 'purple'] as const;

export const SEASONS = ['hot', 'rain', 'mild', 'cool'] as const;

export const FORMALITIES = ['home', 'casual', 'smart', 'business', 'formal'] as const;

/** Layer of a piece in an outfit, from the skin outwards. */
export const LAYERS = ['base', 'mid', 'outer', 'bottom', 'whole', 'shoes', 'bag', 'accessory', 'none'] as const;

export const CONDITIONS = ['as-new', 'very-good', 'good', 'fair'] as const;

export const CARES = ['machine-cool', 'hand-wash', 'dry-clean', 'specialist', 'wipe'] as const;

export const REQUEST_ACTIONS = ['deliver', 'collect', 'care', 'sell', 'donate'] as const;

export const CARE_SERVICES = ['dry-cleaning', 'repair', 'alteration', 'authentication'] as const;

/** Result of an authentication by two authenticators: genuine, not shown to be, or beyond our knowledge. */
export const FINDINGS = ['confirmed', 'not-confirmed', 'beyond-us'] as const;

/** Why our authenticators refuse to sell a piece. */
export const REJECTION_REASONS = ['provenance', 'worn-out'] as const;

/** `fast`: FPS in Hong Kong, PayNow in Singapore. */
export const PAYOUT_METHODS = ['fast', 'bank', 'credit'] as const;

export const REQUEST_LINES_MAXIMUM = 100;
