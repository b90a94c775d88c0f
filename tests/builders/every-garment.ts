import { defineGarment, WEAR } from '@/lib/domain/wardrobe/define-garment';
import {
  COLOURS,
  GARMENT_CATEGORIES,
  type ColourName,
  type Fabric,
  type GarmentCategory,
  type SampleGarment,
} from '@/lib/domain/wardrobe/garment';
import { SAMPLE_GARMENTS } from '@/lib/domain/wardrobe/sample-garments';

/** What the first and the second piece of a kind are made of, and when they are worn. */
const MADE: Record<GarmentCategory, readonly (readonly [Fabric, keyof typeof WEAR])[]> = {
  outerwear: [
    ['wool', 'winterOffice'],
    ['nylon', 'rain'],
  ],
  tailoring: [
    ['wool', 'officeCool'],
    ['linen', 'summerSmart'],
  ],
  tops: [
    ['poplin', 'office'],
    ['cotton', 'everyday'],
  ],
  knitwear: [
    ['cashmere', 'warmLayer'],
    ['rib-knit', 'layer'],
  ],
  dresses: [
    ['silk', 'evening'],
    ['linen', 'summerSmart'],
  ],
  traditional: [
    ['silk', 'occasion'],
    ['cotton', 'summerSmart'],
  ],
  bottoms: [
    ['wool', 'office'],
    ['denim', 'everyday'],
  ],
  shoes: [
    ['leather', 'office'],
    ['suede', 'everyday'],
  ],
  bags: [
    ['leather', 'office'],
    ['canvas', 'everyday'],
  ],
  accessories: [
    ['wool', 'winterCasual'],
    ['straw', 'summer'],
  ],
};
/** Worn where people dress up, whatever they are made of. */
const GOWNS: readonly string[] = ['evening-dress', 'sari'];
const NAMES = Object.keys(COLOURS) as ColourName[];

const moreOf = (category: GarmentCategory): SampleGarment[] =>
  GARMENT_CATEGORIES[category].flatMap((kind, at) =>
    MADE[category].map(([fabric, wear], which) => {
      const colour = NAMES[(kind.length * 7 + at * 5 + which * 13) % NAMES.length] ?? 'black';
      const worn = WEAR[GOWNS.includes(kind) ? 'evening' : wear];
      return defineGarment(`${colour}-${fabric}-${kind}`, kind, colour, 'sand', which === 0 ? 'solid' : 'stripe', fabric, {}, worn);
    }),
  );

/** The sample wardrobe and two more of every kind there is. The first have pictures, the others have none. */
export const EVERY_GARMENT: readonly SampleGarment[] = [
  ...SAMPLE_GARMENTS,
  ...(Object.keys(GARMENT_CATEGORIES) as GarmentCategory[]).flatMap(moreOf),
];
