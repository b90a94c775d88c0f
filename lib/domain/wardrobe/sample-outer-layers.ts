import { defineGarment as g, WEAR } from './define-garment';
import type { SampleGarment } from './garment';

/** Outerwear, tailoring and knitwear. */
// oxfmt-ignore
export const OUTER_LAYERS: readonly SampleGarment[] = [
  g('herringbone-overcoat', 'coat', 'charcoal', 'grey', 'herringbone', 'tweed', { length: 'knee', collar: 'peak', closure: 'double' }, WEAR.winterOffice),
  g('ink-wrap-coat', 'coat', 'black', 'charcoal', 'solid', 'cashmere', { length: 'midi', collar: 'shawl', closure: 'buttons', fit: 'oversized' }, WEAR.winter),
  g('oat-boucle-coat', 'coat', 'ivory', 'sand', 'solid', 'tweed', { length: 'thigh', collar: 'notch', closure: 'double' }, WEAR.winter),
  g('bottle-long-coat', 'coat', 'bottle', 'gold', 'solid', 'wool', { length: 'midi', collar: 'peak', closure: 'double' }, WEAR.winter),
  g('olive-trench', 'trench', 'olive', 'chocolate', 'solid', 'cotton', { length: 'midi', closure: 'double' }, WEAR.rain),
  g('black-trench', 'trench', 'black', 'grey', 'solid', 'cotton', { length: 'knee', closure: 'double' }, WEAR.rain),
  g('rust-puffer', 'puffer', 'rust', 'tobacco', 'solid', 'nylon', { length: 'waist', closure: 'zip' }, WEAR.winterCasual),
  g('long-navy-puffer', 'puffer', 'navy', 'silver', 'solid', 'nylon', { length: 'thigh', closure: 'zip' }, WEAR.winterCasual),
  g('sage-bomber', 'bomber', 'olive', 'rust', 'solid', 'satin', { closure: 'zip' }, WEAR.layer),
  g('black-leather-bomber', 'bomber', 'black', 'silver', 'solid', 'leather', { closure: 'zip' }, WEAR.layer),
  g('washed-denim-jacket', 'denim-jacket', 'denim', 'tobacco', 'solid', 'denim', { length: 'waist', closure: 'buttons' }, WEAR.layer),
  g('ecru-denim-jacket', 'denim-jacket', 'ivory', 'camel', 'solid', 'denim', { length: 'waist', closure: 'buttons' }, WEAR.layer),
  g('teal-raincoat', 'raincoat', 'teal', 'ivory', 'solid', 'nylon', { length: 'thigh' }, WEAR.rain),
  g('windowpane-blazer', 'blazer', 'grey', 'ivory', 'windowpane', 'wool', { collar: 'notch', closure: 'buttons' }, WEAR.officeCool),
  g('black-tuxedo-jacket', 'blazer', 'black', 'charcoal', 'solid', 'wool', { collar: 'shawl', closure: 'buttons', fit: 'slim' }, WEAR.occasion),
  g('houndstooth-blazer', 'blazer', 'ivory', 'black', 'houndstooth', 'tweed', { collar: 'notch', closure: 'double', length: 'thigh' }, WEAR.officeCool),
  g('blush-linen-blazer', 'blazer', 'blush', 'rose', 'solid', 'linen', { collar: 'notch', closure: 'buttons', fit: 'oversized' }, WEAR.summerSmart),
  g('olive-velvet-blazer', 'blazer', 'bottle', 'black', 'solid', 'cashmere', { collar: 'peak', closure: 'buttons' }, WEAR.occasion),
  g('grey-waistcoat', 'waistcoat', 'grey', 'silver', 'pinstripe', 'wool', { closure: 'buttons', sleeve: 'none' }, WEAR.officeCool),
  g('tobacco-linen-waistcoat', 'waistcoat', 'tobacco', 'sand', 'solid', 'linen', { closure: 'buttons', sleeve: 'none' }, WEAR.summerSmart),
  g('red-roll-neck', 'jumper', 'red', 'burgundy', 'solid', 'rib-knit', { neckline: 'roll', fit: 'slim' }, WEAR.warmLayer),
  g('navy-v-jumper', 'jumper', 'navy', 'ivory', 'solid', 'cashmere', { neckline: 'v' }, WEAR.warmLayer),
  g('breton-jumper', 'jumper', 'ivory', 'red', 'breton', 'rib-knit', { neckline: 'crew', fit: 'relaxed' }, WEAR.layer),
  g('charcoal-roll-neck', 'jumper', 'charcoal', 'grey', 'solid', 'cashmere', { neckline: 'roll' }, WEAR.warmLayer),
  g('lilac-cropped-jumper', 'jumper', 'lilac', 'plum', 'solid', 'rib-knit', { neckline: 'crew', length: 'cropped', fit: 'oversized' }, WEAR.layer),
  g('grey-cardigan', 'cardigan', 'silver', 'chocolate', 'solid', 'cashmere', { neckline: 'v' }, WEAR.layerSmart),
  g('camel-cardigan', 'cardigan', 'camel', 'chocolate', 'solid', 'cable-knit', { neckline: 'v', fit: 'oversized', length: 'thigh' }, WEAR.warmLayer),
  g('rose-crew-cardigan', 'cardigan', 'rose', 'ivory', 'solid', 'rib-knit', { neckline: 'crew', length: 'cropped' }, WEAR.layerSmart),
  g('cream-knit-vest', 'knit-vest', 'ivory', 'navy', 'solid', 'cable-knit', { neckline: 'v', sleeve: 'none' }, WEAR.layer),
];
