import type { Outfit } from '@/lib/contract/outfits';
import type { DressOccasion } from '@/lib/domain/outfit/day';

/** The wire has fewer words for occasions than the rules have. */
const WORDS = {
  everyday: 'everyday',
  work: 'work',
  evening: 'formal',
  wedding: 'formal',
  travel: 'travel',
  home: 'home',
  sport: 'sport',
  'lunar-new-year': 'smart',
  deepavali: 'smart',
} as const satisfies Record<DressOccasion, NonNullable<Outfit['occasion']>>;

export const contractOccasion = (occasion: DressOccasion) => WORDS[occasion];
