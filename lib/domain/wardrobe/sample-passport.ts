import { CARE_OF, type Care } from './care';
import type { SampleGarment } from './garment';

type SampleCondition = 'as-new' | 'very-good' | 'good';
type SamplePlace = 'stored' | 'in-transit' | 'at-home' | 'in-care' | 'listed';

export interface SamplePassport {
  care: Care;
  condition: SampleCondition;
  place: SamplePlace;
  /** Location in storage, `B4`; only for stored pieces. */
  aisle: string;
}

/** Sample pieces outside storage, so that every state is shown. */
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

/** @param index position in the sample wardrobe, so that the passport is the same in every build */
export function samplePassport({ id, fabric }: SampleGarment, index: number): SamplePassport {
  return {
    care: CARE_OF[fabric],
    condition: CONDITIONS[index % CONDITIONS.length] ?? 'good',
    place: ELSEWHERE[id] ?? 'stored',
    aisle: `${AISLES[index % AISLES.length]}${1 + ((index * 5) % 9)}`,
  };
}
