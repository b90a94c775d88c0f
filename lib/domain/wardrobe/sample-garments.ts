import { defineGarment as g, WEAR } from './define-garment';
import type { SampleGarment } from './garment';

const SIDES = ['back', 'detail'] as const;
const ALL = [...SIDES, 'label'] as const;
const SHOES = [...SIDES, 'sole'] as const;

/** The pieces of the demonstration's wardrobes, each with a picture of its own (`artwork/studio`). The order is stable: seeds refer to it. */
// oxfmt-ignore
export const SAMPLE_GARMENTS: readonly SampleGarment[] = [
  g('camel-wool-coat', 'coat', 'camel', 'tobacco', 'solid', 'wool', { length: 'knee', collar: 'notch', closure: 'buttons' }, WEAR.winter, ALL),
  g('sky-linen-shirt', 'shirt', 'sky', 'white', 'solid', 'linen', { fit: 'relaxed', sleeve: 'long', collar: 'shirt', length: 'hip' }, WEAR.summerSmart, ALL),
  g('jade-silk-qipao', 'qipao', 'jade', 'gold', 'blossom', 'silk', { length: 'maxi', sleeve: 'cap', collar: 'mandarin', closure: 'frog' }, WEAR.evening, SIDES),
  g('stone-trench', 'trench', 'sand', 'tobacco', 'solid', 'cotton', { length: 'knee', collar: 'storm', closure: 'double' }, WEAR.rain, ALL),
  g('ivory-silk-blouse', 'blouse', 'ivory', 'oat', 'solid', 'silk', { sleeve: 'bishop', collar: 'bow' }, WEAR.office, ALL),
  g('navy-wool-blazer', 'blazer', 'navy', 'gold', 'solid', 'wool', { collar: 'peak', closure: 'double', fit: 'regular' }, WEAR.officeCool, ALL),
  g('red-slip-dress', 'slip-dress', 'red', 'burgundy', 'solid', 'satin', { length: 'midi', neckline: 'cowl', sleeve: 'strap' }, WEAR.evening, ALL),
  g('oat-cable-jumper', 'jumper', 'oat', 'ivory', 'solid', 'cable-knit', { fit: 'relaxed', neckline: 'crew' }, WEAR.warmLayer, SIDES),
  g('indigo-straight-jeans', 'jeans', 'indigo', 'tobacco', 'solid', 'denim', { fit: 'regular' }, WEAR.everyday, ALL),
  g('plum-kanjivaram-sari', 'sari', 'plum', 'gold', 'zari', 'silk', { length: 'maxi' }, WEAR.occasion, SIDES),
  g('breton-t-shirt', 't-shirt', 'white', 'navy', 'breton', 'cotton', { sleeve: 'long', neckline: 'boat' }, WEAR.everyday, SIDES),
  g('charcoal-wool-trousers', 'trousers', 'charcoal', 'grey', 'pinstripe', 'wool', { fit: 'regular' }, WEAR.officeCool, ALL),
  g('sage-pleated-skirt', 'pleated-skirt', 'sage', 'olive', 'solid', 'satin', { length: 'midi' }, WEAR.summerSmart, ALL),
  g('tan-leather-handbag', 'handbag', 'tobacco', 'camel', 'solid', 'leather', {}, WEAR.everyday, SIDES),
  g('black-leather-pumps', 'pumps', 'black', 'charcoal', 'solid', 'leather', {}, WEAR.office, SHOES),
  g('white-trainers', 'trainers', 'white', 'bottle', 'solid', 'leather', {}, WEAR.everyday, SHOES),
  g('batik-camp-shirt', 'shirt', 'indigo', 'ivory', 'batik', 'cotton', { sleeve: 'short', collar: 'camp', fit: 'relaxed' }, WEAR.summer, ALL),
  g('floral-sun-dress', 'sun-dress', 'ivory', 'coral', 'floral', 'cotton', { length: 'midi', sleeve: 'strap', neckline: 'sweetheart' }, WEAR.summer, ALL),
  g('mustard-raincoat', 'raincoat', 'mustard', 'tobacco', 'solid', 'nylon', { length: 'thigh', closure: 'buttons' }, WEAR.rain, ALL),
  g('sand-linen-blazer', 'blazer', 'oat', 'sand', 'solid', 'linen', { collar: 'notch', closure: 'buttons', fit: 'relaxed' }, WEAR.summerSmart, ALL),
  g('tartan-wool-scarf', 'scarf', 'burgundy', 'bottle', 'tartan', 'wool', {}, WEAR.winterCasual, ALL),
  g('navy-evening-dress', 'evening-dress', 'navy', 'sky', 'solid', 'satin', { length: 'maxi', neckline: 'sweetheart', sleeve: 'strap' }, WEAR.evening, ALL),
  g('chestnut-chelsea-boots', 'ankle-boots', 'chocolate', 'camel', 'solid', 'suede', {}, WEAR.winterCasual, SHOES),
  g('raffia-tote', 'tote', 'sand', 'tobacco', 'solid', 'straw', {}, WEAR.summer, ALL),
];

/** All pictures of a garment, its front first. */
export const picturesOf = ({ picture, views }: SampleGarment) => [
  { name: picture, view: 'front' as const },
  ...views.map((view) => ({ name: `${picture}-${view}`, view })),
];

/** Text keys of a garment in the namespace `wardrobe`. */
export const garmentTextKeys = (garment: SampleGarment) =>
  ({
    name: `garment.${garment.id}`,
    kind: `kind.${garment.kind}`,
    category: `category.${garment.category}`,
    colour: `colour.${garment.colour.name}`,
    pattern: `pattern.${garment.pattern}`,
    fabric: `fabric.${garment.fabric}`,
  }) as const;
