/**
 * Pictures that documents name and that have not been drawn yet, with the drawn one that stands in.
 * A name goes from here when its own picture exists.
 */
const STAND_INS: Readonly<Record<string, string>> = {
  'blog-cleaning': 'blog-silk-care',
  'blog-digital-wardrobe': 'step-manage',
  'blog-handbag': 'blog-resale-value',
  'blog-moving': 'blog-packing',
  'blog-resale': 'package-consignment',
  'blog-small-home': 'blog-small-flat',
  'blog-wear-count': 'blog-capsule-wardrobe',
  'blog-wedding-dress': 'blog-occasion-wear',
  'blog-winter-coats': 'blog-folding-knitwear',
  'care-alteration': 'step-photograph',
  'care-authentication': 'blog-resale-value',
  'care-donation': 'step-pack',
  'care-dry-cleaning': 'blog-silk-care',
  'care-packing': 'blog-packing',
  'care-repair': 'blog-denim',
  'care-rush-delivery': 'step-collect',
  'gift-starter': 'gift-box',
  'gift-season': 'package-x',
  'gift-wedding-dress-year': 'package-luxe',
};

/** @returns undefined when the picture needs no stand-in, or has none */
export function standInOf(pictureName: string): string | undefined {
  return STAND_INS[pictureName];
}
