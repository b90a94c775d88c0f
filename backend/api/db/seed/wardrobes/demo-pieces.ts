import type { BrandTier } from '@/lib/domain/shared/resale-value';
import type { Condition, ItemPlan, ItemState } from '@/lib/contract/wardrobe';
import rest from './demo-wardrobes.json' with { type: 'json' };

/** A piece of a demonstration wardrobe; days count back from the first start. */
export interface DemoPiece {
  /** From `SAMPLE_GARMENTS`; null is a sealed bag, which has a note instead. */
  garment: string | null;
  sealedNote?: string;
  brand?: string;
  tier?: BrandTier;
  size?: string;
  condition?: Condition;
  plan: ItemPlan;
  /** First day in storage; 0 for pieces on their way in. */
  storedAgo: number;
  state: ItemState;
  /** When it entered this state; left out for a stored piece. */
  since?: number;
  /** It was delivered and returned: both in days ago. */
  trip?: readonly [number, number];
  worn?: readonly number[];
}

type Row = readonly [
  garment: string,
  brand: string,
  tier: BrandTier,
  size: string,
  condition: Condition,
  storedAgo: number,
  rest?: Partial<DemoPiece>,
];

const piece = ([garment, brand, tier, size, condition, storedAgo, rest]: Row): DemoPiece => ({
  garment,
  brand,
  tier,
  size,
  condition,
  storedAgo,
  plan: 'x',
  state: 'stored',
  ...rest,
});
const bag = (sealedNote: string, storedAgo: number): DemoPiece => ({ garment: null, sealedNote, plan: 'lite', storedAgo, state: 'stored' });

/** A wardrobe between Central and a small flat: mostly stored, some at home, in transit, in care or for sale. */
// oxfmt-ignore
const MEI_LING = ([
  ['camel-wool-coat', 'Northline', 'contemporary', 'M', 'very-good', 190, { trip: [175, 160], worn: [174, 171, 168, 165, 162] }],
  ['sky-linen-shirt', 'Harbour & Thread', 'contemporary', 'M', 'good', 188, { state: 'at-home', since: 41, worn: [39, 33, 26, 18, 11, 4] }],
  ['jade-silk-qipao', 'Ling Fung Tailors', 'designer', 'made to measure', 'as-new', 190, { plan: 'luxe', trip: [60, 55], worn: [58] }],
  ['stone-trench', 'Northline', 'contemporary', 'M', 'very-good', 190, { trip: [150, 110], worn: [149, 143, 138, 131, 124, 119, 113] }],
  ['ivory-silk-blouse', 'Maison Arlette', 'designer', '38', 'very-good', 186, { trip: [96, 70], worn: [94, 88, 79] }],
  ['navy-wool-blazer', 'Ling Fung Tailors', 'designer', '38', 'very-good', 186, { state: 'in-transit', since: 0, trip: [140, 120], worn: [139, 134, 129, 125] }],
  ['red-slip-dress', 'Rue de Chine', 'designer', '36', 'very-good', 172, { state: 'listed', since: 9, worn: [196] }],
  ['oat-cable-jumper', 'Aran & Sea', 'contemporary', 'L', 'good', 190, { trip: [178, 161], worn: [177, 172, 169, 164] }],
  ['indigo-straight-jeans', 'Tin Hau Denim', 'contemporary', '28', 'good', 150, { state: 'at-home', since: 62, worn: [60, 52, 47, 40, 31, 25, 17, 8, 2] }],
  ['plum-kanjivaram-sari', 'Kanchi Looms', 'designer', 'one size', 'as-new', 168, { plan: 'luxe' }],
  ['breton-t-shirt', 'Harbour & Thread', 'high-street', 'S', 'good', 150, { state: 'at-home', since: 62, worn: [59, 44, 29, 14, 6] }],
  ['charcoal-wool-trousers', 'Ling Fung Tailors', 'designer', '28', 'very-good', 186, { state: 'in-transit', since: 0, trip: [140, 120], worn: [139, 134, 125] }],
  ['sage-pleated-skirt', 'Rue de Chine', 'contemporary', 'S', 'very-good', 132, { trip: [80, 50], worn: [77, 66, 57] }],
  ['tan-leather-handbag', 'Maison Arlette', 'luxury', 'medium', 'very-good', 164, { state: 'priced', since: 1, worn: [198, 180] }],
  ['black-leather-pumps', 'Casa Bruna', 'designer', '37', 'good', 160, { trip: [140, 120], worn: [139, 129] }],
  ['white-trainers', 'Fieldhouse', 'contemporary', '37', 'fair', 122, { state: 'at-home', since: 90, worn: [88, 81, 74, 66, 59, 51, 43, 35, 28, 20, 12, 5] }],
  ['batik-camp-shirt', 'Kopi Cotton', 'contemporary', 'M', 'very-good', 118, { trip: [100, 68], worn: [97, 86, 75] }],
  ['floral-sun-dress', 'Harbour & Thread', 'contemporary', 'S', 'very-good', 96, { trip: [70, 40], worn: [68, 59, 46] }],
  ['mustard-raincoat', 'Fieldhouse', 'contemporary', 'M', 'good', 96, { state: 'requested', since: 1, trip: [72, 58], worn: [71, 64, 12, 10] }],
  ['sand-linen-blazer', 'Ling Fung Tailors', 'designer', '38', 'as-new', 90],
  ['tartan-wool-scarf', 'Aran & Sea', 'contemporary', 'one size', 'very-good', 190, { worn: [199, 195] }],
  ['navy-evening-dress', 'Rue de Chine', 'designer', '36', 'as-new', 64, { worn: [75] }],
  ['chestnut-chelsea-boots', 'Casa Bruna', 'designer', '37', 'very-good', 190, { trip: [176, 162], worn: [175, 170, 166] }],
  ['raffia-tote', 'Kopi Cotton', 'high-street', 'one size', 'good', 33, { worn: [58, 49, 41] }],
] satisfies Row[]).map((row) => piece(row));

// oxfmt-ignore
const DANIEL: DemoPiece[] = [
  ...([
    ['breton-t-shirt', 'Harbour & Thread', 'contemporary', 'L', 'very-good', 150, { state: 'at-home', since: 30, worn: [27, 19, 8] }],
    ['charcoal-wool-trousers', 'Duxton Shirtmakers', 'designer', '32', 'very-good', 150, { trip: [90, 60], worn: [88, 81, 70, 63] }],
    ['indigo-straight-jeans', 'Harbour & Thread', 'contemporary', '32', 'good', 150, { state: 'at-home', since: 30, worn: [26, 18, 9, 3] }],
    ['chestnut-chelsea-boots', 'Casa Bruna', 'designer', '42', 'very-good', 120],
    ['navy-wool-blazer', 'Duxton Shirtmakers', 'designer', '40', 'as-new', 150, { worn: [160] }],
    ['batik-camp-shirt', 'Kopi Cotton', 'contemporary', 'L', 'very-good', 88],
    ['sky-linen-shirt', 'Harbour & Thread', 'contemporary', 'L', 'good', 88, { state: 'listed', since: 6 }],
  ] satisfies Row[]).map((row) => piece(row)),
  bag('Ski things: two jackets, gloves, thermals. Needed in February.', 150),
  bag('Wedding photo albums and my late grandfather’s songkok', 88),
];

// oxfmt-ignore
const GRACE: DemoPiece[] = [
  ...([
    ['stone-trench', 'Northline', 'contemporary', 'S', 'very-good', 110, { trip: [70, 45], worn: [68, 61, 52] }],
    ['floral-sun-dress', 'Rue de Chine', 'designer', '36', 'as-new', 110, { worn: [121] }],
    ['black-leather-pumps', 'Casa Bruna', 'designer', '36', 'good', 110],
    ['ivory-silk-blouse', 'Maison Arlette', 'designer', '36', 'very-good', 64, { state: 'at-home', since: 14, worn: [12, 5] }],
    ['sage-pleated-skirt', 'Harbour & Thread', 'contemporary', 'S', 'very-good', 64, { state: 'at-home', since: 14, worn: [12, 3] }],
  ] satisfies Row[]).map((row) => piece(row)),
  bag('Winter duvet and the good blankets', 64),
];

/** A seller with a piece in every state. */
// oxfmt-ignore
const SABRINA: DemoPiece[] = [
  ...([
    ['oat-cable-jumper', 'Aran & Sea', 'contemporary', 'M', 'good', 0, { state: 'requested', since: 1 }],
    ['white-trainers', 'Fieldhouse', 'designer', '38', 'very-good', 0, { state: 'collected', since: 0 }],
    ['plum-kanjivaram-sari', 'Kanchi Looms', 'designer', 'one size', 'as-new', 0, { state: 'inspected', since: 0 }],
    ['camel-wool-coat', 'Ling Fung Tailors', 'designer', '40', 'very-good', 140],
    ['stone-trench', 'Maison Arlette', 'luxury', '38', 'very-good', 140, { state: 'in-transit', since: 0 }],
    ['sand-linen-blazer', 'Northline', 'contemporary', 'M', 'good', 140, { state: 'at-home', since: 22, worn: [20, 13, 6] }],
    ['mustard-raincoat', 'Northline', 'designer', 'M', 'very-good', 120, { state: 'submitted', since: 1 }],
    ['jade-silk-qipao', 'Ling Fung Tailors', 'designer', 'made to measure', 'as-new', 120, { state: 'authenticated', since: 0 }],
    ['black-leather-pumps', 'Casa Bruna', 'contemporary', '38', 'fair', 120, { state: 'rejected', since: 5 }],
    ['floral-sun-dress', 'Rue de Chine', 'designer', '38', 'very-good', 118, { state: 'priced', since: 2 }],
    ['tan-leather-handbag', 'Maison Arlette', 'luxury', 'small', 'very-good', 118, { state: 'priced', since: 1 }],
    ['navy-evening-dress', 'Rue de Chine', 'luxury', '38', 'as-new', 110, { state: 'listed', since: 4 }],
    ['raffia-tote', 'Maison Arlette', 'luxury', 'large', 'good', 110, { state: 'listed', since: 91 }],
    ['red-slip-dress', 'Rue de Chine', 'luxury', '38', 'very-good', 110, { state: 'sold', since: 3 }],
    ['ivory-silk-blouse', 'Rue de Chine', 'designer', '38', 'very-good', 130, { state: 'paid', since: 18 }],
    ['tartan-wool-scarf', 'Aran & Sea', 'designer', 'one size', 'very-good', 130, { state: 'paid', since: 36 }],
    ['indigo-straight-jeans', 'Fieldhouse', 'high-street', 'M', 'fair', 90, { state: 'donated', since: 28 }],
    ['navy-wool-blazer', 'Ling Fung Tailors', 'designer', '38', 'as-new', 60],
  ] satisfies Row[]).map((row) => piece(row)),
];

/** A seller of Singapore with the same. */
// oxfmt-ignore
const HUI_MIN = ([
  ['batik-camp-shirt', 'Kopi Cotton', 'contemporary', 'M', 'good', 0, { state: 'requested', since: 1 }],
  ['white-trainers', 'Fieldhouse', 'designer', '38', 'very-good', 0, { state: 'collected', since: 0 }],
  ['plum-kanjivaram-sari', 'Serangoon Looms', 'designer', 'one size', 'as-new', 0, { state: 'inspected', since: 0 }],
  ['navy-wool-blazer', 'Duxton Shirtmakers', 'designer', '38', 'very-good', 140, { trip: [95, 70], worn: [93, 86, 74] }],
  ['charcoal-wool-trousers', 'Duxton Shirtmakers', 'designer', '28', 'very-good', 140, { trip: [95, 70], worn: [93, 74] }],
  ['mustard-raincoat', 'Fieldhouse', 'contemporary', 'M', 'good', 140, { state: 'in-transit', since: 0 }],
  ['sand-linen-blazer', 'Duxton Shirtmakers', 'designer', 'M', 'good', 140, { state: 'at-home', since: 22, worn: [20, 13, 6] }],
  ['breton-t-shirt', 'Harbour & Thread', 'contemporary', 'S', 'good', 140, { state: 'at-home', since: 22, worn: [19, 9, 2] }],
  ['sage-pleated-skirt', 'Emerald Hill', 'designer', '38', 'very-good', 120, { state: 'submitted', since: 1 }],
  ['jade-silk-qipao', 'Joo Chiat Tailors', 'designer', 'made to measure', 'as-new', 120, { state: 'authenticated', since: 0 }],
  ['black-leather-pumps', 'Casa Bruna', 'contemporary', '38', 'fair', 120, { state: 'rejected', since: 5 }],
  ['floral-sun-dress', 'Emerald Hill', 'designer', '38', 'very-good', 118, { state: 'priced', since: 2 }],
  ['tan-leather-handbag', 'Maison Arlette', 'luxury', 'small', 'very-good', 118, { state: 'priced', since: 1 }],
  ['navy-evening-dress', 'Emerald Hill', 'luxury', '38', 'as-new', 110, { state: 'listed', since: 4 }],
  ['raffia-tote', 'Maison Arlette', 'luxury', 'large', 'good', 110, { state: 'listed', since: 91 }],
  ['red-slip-dress', 'Rue de Chine', 'luxury', '38', 'very-good', 110, { state: 'sold', since: 3 }],
  ['ivory-silk-blouse', 'Emerald Hill', 'designer', '38', 'very-good', 130, { state: 'paid', since: 18 }],
  ['sky-linen-shirt', 'Harbour & Thread', 'designer', 'M', 'very-good', 130, { state: 'paid', since: 36 }],
  ['indigo-straight-jeans', 'Harbour & Thread', 'high-street', 'M', 'fair', 90, { state: 'donated', since: 28 }],
  ['camel-wool-coat', 'Northline', 'designer', '38', 'as-new', 60],
] satisfies Row[]).map((row) => piece(row));

export const DEMO_WARDROBES: Readonly<Record<string, readonly DemoPiece[]>> = {
  'demo-hk': MEI_LING,
  'demo-sg': DANIEL,
  'demo-google': GRACE,
  'demo-consignor': SABRINA,
  'demo-consignor-sg': HUI_MIN,
};

interface DemoOutfit {
  userId: string;
  name: string;
  occasion: 'work' | 'evening' | 'everyday' | 'smart' | 'formal';
  garments: readonly string[];
  worn: readonly number[];
}

/** Ordered plans; what they cost and include is the sample catalogue's. */
export const DEMO_PLANS = rest.plans as readonly { userId: string; package: Exclude<ItemPlan, 'own'>; itemsAllowed: number }[];

/** Saved looks, by garment; `worn` counts days back. */
export const DEMO_OUTFITS = rest.outfits as readonly DemoOutfit[];
