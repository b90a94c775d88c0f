import type { Sleeve } from './piece';

const SLEEVES: Readonly<Record<string, Sleeve>> = {
  camisole: 'strap',
  'slip-dress': 'strap',
  'sun-dress': 'strap',
  'evening-dress': 'none',
  'knit-vest': 'none',
  waistcoat: 'none',
  qipao: 'cap',
  sari: 'short',
  't-shirt': 'short',
  polo: 'short',
  'wrap-dress': 'short',
  'shirt-dress': 'short',
  shirt: 'long',
  blouse: 'long',
  kebaya: 'long',
  jumper: 'long',
  cardigan: 'long',
  blazer: 'long',
  coat: 'long',
  trench: 'long',
  puffer: 'long',
  bomber: 'long',
  'denim-jacket': 'long',
  raincoat: 'long',
};

/** How such a piece is usually cut, where nobody has said; pieces that have no arms are `long`, so that no rule minds them. */
export function usualSleeve(kind: string): Sleeve {
  return SLEEVES[kind] ?? 'long';
}

/** Kinds that keep rain off by what they are. */
const WATERPROOF = ['raincoat', 'trench', 'puffer', 'umbrella'];

export function isUsuallyWaterproof(kind: string, fabric: string | null): boolean {
  return WATERPROOF.includes(kind) || (fabric === 'nylon' && (kind === 'ankle-boots' || kind === 'sandals'));
}
