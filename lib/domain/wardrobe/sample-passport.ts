import { CARE_OF, type Care } from './care';
import type { SampleGarment } from './garment';

type SampleCondition = 'as-new' | 'very-good' | 'good';
type SamplePlace = 'stored' | 'in-transit' | 'at-home' | 'in-care' | 'listed';

export interface SamplePassport {
  care: Care;
  condition: SampleCondition;
  place: SamplePlace;
  /** Where in the rooms it hangs, `B4`; said only of stored pieces. */
  aisle: string;
}

/** The pieces that are not in the rooms just now, so that a visitor sees every state there is. */
const ELSEWHERE: Readonly<Record<string, SamplePlace>> = {
  'sky-linen-shirt': 'at-home',
  'breton-t-shirt': 'at-home',
  'white-trainers': 'at-home',
  'navy-wool-blazer': 'in-transit',
  'floral-sun-dress': 'in-transit',
  'ivory-silk-blouse': 'in-care',
  'red-slip-dress': 'listed',
  'tan-leather-handbag': 'listed',
};

const CONDITIONS: readonly SampleCondition[] = ['very-good', 'as-new', 'very-good', 'good'];
const AISLES = ['A', 'B', 'C', 'D'];

/** @param index the garment's place in the sample wardrobe, so that its passport is the same on every build */
export function samplePassport({ id, fabric }: SampleGarment, index: number): SamplePassport {
  return {
    care: CARE_OF[fabric],
    condition: CONDITIONS[index % CONDITIONS.length] ?? 'good',
    place: ELSEWHERE[id] ?? 'stored',
    aisle: `${AISLES[index % AISLES.length]}${1 + ((index * 5) % 9)}`,
  };
}
