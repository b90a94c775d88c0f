import { normaliseUnicode } from '@/lib/text/normalise-unicode';

/** Second-hand demand for a brand; `unknown`: needs a look by a person. */
export type BrandTier = 'icon' | 'luxury' | 'designer' | 'premium' | 'everyday' | 'unknown';

/** Sample data of second-hand demand; not a judgement of the brands. */
// oxfmt-ignore
const NAMES: Record<Exclude<BrandTier, 'unknown'>, readonly string[]> = {
  icon: ['hermes', 'chanel'],
  luxury: [
    'louis vuitton', 'dior', 'goyard', 'celine', 'bottega veneta', 'gucci', 'prada', 'fendi', 'saint laurent', 'loewe', 'the row',
    'loro piana', 'brunello cucinelli', 'valentino', 'givenchy', 'balenciaga', 'burberry', 'miu miu',
  ],
  designer: [
    'jil sander', 'marni', 'acne studios', 'isabel marant', 'issey miyake', 'comme des garcons', 'yohji yamamoto', 'max mara',
    'chloe', 'stella mccartney', 'alexander mcqueen', 'moncler', 'mulberry', 'toteme', 'jacquemus', 'lemaire', 'proenza schouler',
    'roger vivier', 'manolo blahnik', 'jimmy choo', 'christian louboutin', 'vivienne westwood',
  ],
  premium: [
    'sandro', 'maje', 'theory', 'vince', 'ganni', 'coach', 'tory burch', 'kate spade', 'apc', 'a.p.c.', 'cos', 'club monaco',
    'reiss', 'ted baker', 'polo ralph lauren', 'lacoste', 'barbour', 'equipment', 'rag & bone', 'shanghai tang',
  ],
  everyday: [
    'zara', 'h&m', 'uniqlo', 'mango', 'gap', 'massimo dutti', '& other stories', 'muji', 'giordano', 'bossini', 'cotton on',
    'forever 21', 'shein', 'topshop', 'charles & keith', 'g2000', 'esprit', 'love, bonito',
  ],
};

const TIERS = new Map(Object.entries(NAMES).flatMap(([tier, names]) => names.map((name) => [name, tier as BrandTier] as const)));

/** Suggestions while a brand is typed. */
export const KNOWN_BRANDS: readonly string[] = [...TIERS.keys()].map(titleCase).sort();

/** Ignores case, accents and surrounding spaces. */
export function brandTierOf(brand: string): BrandTier {
  return TIERS.get(fold(brand)) ?? 'unknown';
}

function fold(text: string): string {
  return normaliseUnicode(text, 'NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

function titleCase(name: string): string {
  return name.length <= 3
    ? name.toUpperCase()
    : name.replace(/(^|[\s&.])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}
