import type { ArtworkEntry } from './artwork-entry';

const CARD = [480, 960] as const;
const WIDE = [480, 960, 1440] as const;

const scenes = (widths: readonly number[], ...names: string[]): ArtworkEntry[] => names.map((name) => ({ name, widths, studio: name }));

/** Every picture that is not of one piece. The CMS offers them in this order. */
// oxfmt-ignore
export const SCENES: readonly ArtworkEntry[] = [
  ...scenes([480, 960, 1440, 1920], 'hero-wide').map((entry) => ({ ...entry, most: 140_000 })),
  ...scenes(CARD, 'hero-tall').map((entry) => ({ ...entry, most: 60_000 })),
  ...scenes(WIDE, 'service-store', 'service-digitise', 'service-sell'),
  ...scenes(CARD, 'step-pack', 'step-collect', 'step-photograph', 'step-manage'),
  ...scenes(CARD, 'package-x', 'package-lite', 'package-luxe', 'package-pix', 'package-consignment', 'package-service-apartment'),
  ...scenes(CARD, 'gift-card', 'gift-box'),
  ...scenes(WIDE, 'facility', 'about-team', 'about-team-sg'),
  ...scenes(CARD, 'press', 'referral', 'empty-rail', 'empty-box', 'not-found'),
  ...scenes([1200], 'open-graph-hk', 'open-graph-sg'),
  ...scenes(CARD, 'care-dry-cleaning', 'care-repair', 'care-alteration', 'care-authentication', 'care-rush-delivery', 'care-packing', 'care-donation'),
  ...scenes(CARD, 'gift-starter', 'gift-season', 'gift-wedding-dress-year'),
  ...scenes(CARD, 'blog-silk-care', 'blog-humidity', 'blog-capsule-wardrobe', 'blog-qipao', 'blog-shoe-care', 'blog-digital-wardrobe'),
  ...scenes(CARD, 'blog-cleaning', 'blog-wear-count', 'blog-handbag', 'blog-moving', 'blog-moving-sg', 'blog-small-home'),
  ...scenes(CARD, 'blog-small-home-sg', 'blog-wedding-dress', 'blog-resale', 'blog-winter-coats'),
];
