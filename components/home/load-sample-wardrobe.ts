import { isArtworkName } from '@/artwork/manifest';
import type { Locale } from '@/lib/config/locales';
import { colourFamilyOf, COLOUR_FAMILIES, type ColourFamily } from '@/lib/domain/wardrobe/colour-family';
import { COLOURS, GARMENT_CATEGORIES, type GarmentCategory, type SampleGarment } from '@/lib/domain/wardrobe/garment';
import { garmentTextKeys } from '@/lib/domain/wardrobe/sample-garments';
import { samplePassport } from '@/lib/domain/wardrobe/sample-passport';
import { SIGNATURE_WARDROBE } from '@/lib/domain/wardrobe/sample-signature';
import { fillPlaceholders } from '@/lib/text/fill-placeholders';
import type { Texts } from '@/lib/text/merge-texts';
import { resolveArtwork } from '@/components/ui/media/resolve-artwork';
import { loadTexts } from '@/services/content/load-texts';
import type { ShownPiece, ShownWardrobe } from './home-props';

/** The sample wardrobe in one language. Server only: the browser gets 24 pieces, not the whole catalogue. */
export async function loadSampleWardrobe(locale: Locale): Promise<ShownWardrobe> {
  const texts = await loadTexts(locale, 'wardrobe');
  const say = (key: string) => textAt(texts, key);
  const pieces = SIGNATURE_WARDROBE.map((garment, index) => toPiece(garment, index, say));
  const categories = (Object.keys(GARMENT_CATEGORIES) as GarmentCategory[]).filter((id) => pieces.some(({ category }) => category === id));
  const families = (Object.keys(COLOUR_FAMILIES) as ColourFamily[]).filter((id) => pieces.some(({ family }) => family === id));
  return {
    pieces,
    categories: categories.map((id) => ({ id, label: say(`category.${id}`) })),
    families: families.map((id) => ({ id, label: say(`colourFamily.${id}`), swatch: swatchOf(id) })),
  };
}

function toPiece(garment: SampleGarment, index: number, say: (key: string) => string): ShownPiece {
  const { id, category, colour, picture, seasons } = garment;
  if (!isArtworkName(picture)) throw new Error(`There is no picture of the garment "${id}"`);
  const keys = garmentTextKeys(garment);
  const { care, condition, place, aisle } = samplePassport(garment, index);
  return {
    id,
    name: say(keys.name),
    category,
    family: colourFamilyOf(colour.name),
    picture: resolveArtwork(picture),
    facts: {
      kind: say(keys.kind),
      colour: say(keys.colour),
      fabric: say(keys.fabric),
      season: seasons.map((season) => say(`season.${season}`)).join(' · '),
      care: say(`care.${care}`),
      condition: say(`condition.${condition}`),
      place: fillPlaceholders(say(`place.${place}`).replace('{{aisle}}', '{aisle}'), { aisle }),
    },
  };
}

const SWATCHES: Record<ColourFamily, keyof typeof COLOURS> = {
  light: 'ivory',
  brown: 'camel',
  dark: 'charcoal',
  blue: 'indigo',
  green: 'jade',
  yellow: 'mustard',
  red: 'red',
  purple: 'plum',
};
const swatchOf = (family: ColourFamily) => COLOURS[SWATCHES[family]];

/** @throws when a text is missing, so that the build fails */
function textAt(texts: Texts, key: string): string {
  const found = key.split('.').reduce<string | Texts | undefined>((at, part) => (typeof at === 'object' ? at[part] : undefined), texts);
  if (typeof found !== 'string') throw new Error(`The wardrobe texts lack "${key}"`);
  return found;
}
