import { isArtworkName } from '@/artwork/manifest';
import { resolveArtwork } from '@/components/ui/media/resolve-artwork';
import { type Locale, LOCALES } from '@/lib/config/locales';
import type { RegionCode } from '@/lib/config/regions';
import { type Care, CARE_OF, GARMENT_CATEGORIES, type GarmentCategory, type SampleGarment } from '@/lib/domain/wardrobe/garment';
import { COLOUR_FAMILIES, type ColourFamily, colourFamilyOf, swatchOf } from '@/lib/domain/wardrobe/colour-family';
import { garmentTextKeys, SAMPLE_GARMENTS } from '@/lib/domain/wardrobe/sample-garments';
import { fillPlaceholders, type Texts } from '@/lib/text/fill-placeholders';
import { getHomePage } from '@/services/content/get-pages';
import { loadTexts } from '@/services/content/load-texts';
import { getPriceService } from '@/services/pricing/prices';
import { DOT } from '@/lib/text/join-words';
import type { DistrictTexts } from './model/covered-place';
import { teaserOf } from './model/teaser';
import type { HomePictures, HomeProps, MonthName, ShownPiece, ShownWardrobe } from './home-props';

type SampleCondition = 'as-new' | 'very-good' | 'good';
type SamplePlace = 'stored' | 'in-transit' | 'at-home' | 'in-care' | 'listed';

interface SamplePassport {
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

/** The sample wardrobe in one language. Server only: the browser gets 24 pieces, not the whole catalogue. */
export async function loadSampleWardrobe(locale: Locale): Promise<ShownWardrobe> {
  const texts = await loadTexts(locale, 'wardrobe');
  const say = (key: string) => textAt(texts, key);
  const pieces = SAMPLE_GARMENTS.map((garment, index) => toPiece(garment, index, say));
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
      season: seasons.map((season) => say(`season.${season}`)).join(DOT),
      care: say(`care.${care}`),
      condition: say(`condition.${condition}`),
      place: fillPlaceholders(say(`place.${place}`), { aisle }),
    },
  };
}

/** @throws when a text is missing, so that the build fails */
function textAt(texts: Texts, key: string): string {
  const found = key.split('.').reduce<string | Texts | undefined>((at, part) => (typeof at === 'object' ? at[part] : undefined), texts);
  if (typeof found !== 'string') throw new Error(`The wardrobe texts lack "${key}"`);
  return found;
}

/** All data of the home page, at build and revalidation. Server only: none of this code may reach the browser. */
export async function loadHome({ locale, region }: { locale: Locale; region: RegionCode }): Promise<HomeProps> {
  const [{ content, questions }, wardrobe, districtTexts, priceService] = await Promise.all([
    getHomePage(locale),
    loadSampleWardrobe(locale),
    loadTexts(locale, 'districts'),
    getPriceService(region),
  ]);
  return {
    content,
    questions,
    wardrobe,
    pictures: homePictures(),
    months: monthNames(LOCALES[locale].htmlLang),
    prices: teaserOf(priceService, locale),
    districts: priceService?.districts ?? null,
    districtTexts: ofRegion(districtTexts as Record<string, DistrictTexts>, region),
  };
}

function homePictures(): HomePictures {
  return {
    hero: { wide: resolveArtwork('hero-wide'), tall: resolveArtwork('hero-tall') },
    services: {
      store: resolveArtwork('service-store'),
      digitise: resolveArtwork('service-digitise'),
      sell: resolveArtwork('service-sell'),
    },
    steps: (['step-pack', 'step-collect', 'step-photograph', 'step-manage'] as const).map(resolveArtwork),
    rooms: resolveArtwork('facility'),
  };
}

function monthNames(localeTag: string): MonthName[] {
  const format = (month: 'short' | 'long') => new Intl.DateTimeFormat(localeTag, { month, timeZone: 'UTC' });
  const [short, long] = [format('short'), format('long')];
  return Array.from({ length: 12 }, (_, index) => {
    const day = Date.UTC(2026, index, 1);
    return { short: short.format(day), long: long.format(day) };
  });
}

/** A locale's fallback may belong to the other region and include its districts; remove them. */
function ofRegion(texts: Record<string, DistrictTexts>, region: RegionCode): Record<string, DistrictTexts> {
  const isSingapore = (id: string) => /^d\d\d$/.test(id);
  return Object.fromEntries(Object.entries(texts).filter(([id]) => isSingapore(id) === (region === 'sg')));
}
