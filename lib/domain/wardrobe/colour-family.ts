import { COLOURS, type ColourName } from './garment';

/** Colour groups for filtering; thirty names would be too many. */
export const COLOUR_FAMILIES = {
  light: ['white', 'ivory', 'oat'],
  brown: ['sand', 'camel', 'tobacco', 'chocolate'],
  dark: ['black', 'charcoal', 'grey', 'silver'],
  blue: ['navy', 'indigo', 'denim', 'sky'],
  green: ['teal', 'bottle', 'olive', 'sage', 'jade'],
  yellow: ['mustard', 'gold'],
  red: ['rust', 'coral', 'blush', 'rose', 'red', 'burgundy'],
  purple: ['plum', 'lilac'],
} as const satisfies Record<string, readonly ColourName[]>;

export type ColourFamily = keyof typeof COLOUR_FAMILIES;

const SWATCHES: Record<ColourFamily, ColourName> = {
  light: 'ivory',
  brown: 'camel',
  dark: 'charcoal',
  blue: 'indigo',
  green: 'jade',
  yellow: 'mustard',
  red: 'red',
  purple: 'plum',
};

/** The colour that stands for a family; its name is beside it. */
export const swatchOf = (family: ColourFamily) => COLOURS[SWATCHES[family]];

const FAMILY_OF = new Map<ColourName, ColourFamily>(
  (Object.keys(COLOUR_FAMILIES) as ColourFamily[]).flatMap((family) => COLOUR_FAMILIES[family].map((colour) => [colour, family] as const)),
);

export function colourFamilyOf(colour: ColourName): ColourFamily {
  const family = FAMILY_OF.get(colour);
  if (!family) throw new Error(`No colour family holds "${colour}"`);
  return family;
}
