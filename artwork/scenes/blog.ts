import { COLOURS } from '@/lib/domain/wardrobe/garment';
import type { Picture } from '../draw/svg';
import { storageBox } from './box';
import { harbourView, windowFrame } from './city';
import { gauge, plant, priceTag, suitcase } from './props';
import { railBar, railRow, type RailPiece } from './rail';
import { stage, type StageLook } from './stage';
import { garmentBag, pile, racking } from './storage';
import { softShadow, wear } from './wear';

const cover = (look: StageLook, draw: () => string): Picture => stage(960, 600, look, draw);

const CAPSULE: readonly RailPiece[] = [
  { colour: 'ivory', length: 380, width: 84, sleeve: 'long', fabric: 'linen' },
  { colour: 'oat', length: 370, width: 108, sleeve: 'long', fabric: 'rib-knit' },
  { colour: 'sand', length: 540, width: 108, sleeve: 'long' },
  { colour: 'red', length: 500, width: 88, sleeve: 'none' },
  { colour: 'grey', accent: 'ivory', pattern: 'windowpane', length: 410, width: 100, sleeve: 'long' },
  { colour: 'navy', length: 540, width: 106, sleeve: 'long' },
  { colour: 'white', accent: 'sky', pattern: 'stripe', length: 380, width: 84, sleeve: 'long' },
  { colour: 'charcoal', length: 560, width: 108, sleeve: 'long' },
];

/** Twelve covers; an article picks the one that is nearest to its topic. */
export const BLOG_COVERS: ReadonlyArray<{ readonly name: string; readonly draw: () => Picture }> = [
  {
    name: 'blog-silk-care',
    draw: () =>
      cover(
        { edge: 0.86, wall: '#ede2d8', light: 'leaves' },
        () =>
          railBar(-40, 620, 70) +
          wear('ivory-silk-blouse', 330, 68, 0.98) +
          wear('floral-silk-scarf', 590, 68, 0.82) +
          pile(680, 566, 210, [COLOURS.blush, COLOURS.red, COLOURS.ivory], 24),
      ),
  },
  {
    name: 'blog-humidity',
    draw: () =>
      cover(
        { edge: 0.78, wall: '#e3e0d6' },
        () =>
          gauge(330, 250, 150, -6) +
          softShadow(690, 540, 180, 18) +
          storageBox(560, 536, 240, 150) +
          pile(590, 372, 190, [COLOURS.oat, COLOURS.camel], 30) +
          plant(120, 560, 0.7),
      ),
  },
  {
    name: 'blog-capsule-wardrobe',
    draw: () =>
      cover(
        { edge: 0.88, light: 'window' },
        () => railBar(-40, 1000, 66) + railRow('rail', CAPSULE, 250, 62, 74, 0.84) + wear('tan-loafers', 130, 570, 0.46),
      ),
  },
  {
    name: 'blog-denim',
    draw: () =>
      cover(
        { edge: 0.9, wall: '#e6e3dc', light: 'none' },
        () =>
          railBar(-40, 1000, 60) +
          wear('washed-denim-jacket', 270, 58, 0.98) +
          wear('indigo-straight-jeans', 560, 58, 0.76) +
          wear('pale-wash-jeans', 770, 58, 0.76),
      ),
  },
  {
    name: 'blog-resale-value',
    draw: () =>
      cover(
        { edge: 0.76, wall: '#ecdfd2' },
        () =>
          softShadow(330, 530, 220, 18, 0.2) +
          wear('tan-leather-handbag', 320, 530, 1.02) +
          priceTag(440, 300, 0.9, 12) +
          wear('red-patent-pumps', 710, 540, 0.86),
      ),
  },
  {
    name: 'blog-folding-knitwear',
    draw: () =>
      cover(
        { edge: 0.8, light: 'leaves' },
        () =>
          softShadow(480, 540, 300, 18, 0.2) +
          pile(240, 536, 260, [COLOURS.camel, COLOURS.oat, COLOURS.red, COLOURS.navy, COLOURS.ivory], 44) +
          pile(560, 540, 230, [COLOURS.charcoal, COLOURS.sage, COLOURS.blush], 42),
      ),
  },
  {
    name: 'blog-packing',
    draw: () =>
      cover(
        { edge: 0.76 },
        () =>
          softShadow(460, 540, 330, 20) +
          storageBox(200, 536, 300, 180) +
          storageBox(236, 334, 220, 110, { tone: '#d9c2a2' }) +
          storageBox(570, 540, 240, 150, { lid: 'none' }) +
          pile(610, 384, 170, [COLOURS.navy, COLOURS.red, COLOURS.sky], 24),
      ),
  },
  {
    name: 'blog-qipao',
    draw: () =>
      cover(
        { edge: 0.9, wall: '#ece0d4', light: 'leaves' },
        () =>
          railBar(-40, 1000, 50) +
          wear('jade-silk-qipao', 240, 48, 0.72) +
          wear('red-brocade-qipao', 480, 48, 0.84) +
          wear('ink-velvet-qipao', 720, 48, 0.72),
      ),
  },
  {
    name: 'blog-travel',
    draw: () =>
      cover(
        { edge: 0.82, wall: '#e8e2d6' },
        () => suitcase(300, 548, 1) + wear('straw-sun-hat', 620, 552, 0.72) + wear('tan-sandals', 820, 556, 0.52),
      ),
  },
  {
    name: 'blog-shoe-care',
    draw: () =>
      cover(
        { edge: 0.92, wall: '#e9ddcf', light: 'none' },
        () =>
          racking(90, 870, 20, 590, [240, 470]) +
          wear('black-leather-pumps', 250, 236, 0.56) +
          wear('burgundy-loafers', 500, 236, 0.54) +
          wear('red-ballet-flats', 740, 236, 0.54) +
          wear('chestnut-chelsea-boots', 250, 466, 0.54) +
          wear('white-trainers', 500, 466, 0.56) +
          wear('tan-sandals', 740, 466, 0.54),
      ),
  },
  {
    name: 'blog-occasion-wear',
    draw: () =>
      cover(
        { edge: 0.9, wall: '#e9dfd4', light: 'leaves' },
        () =>
          railBar(-40, 1000, 50) +
          wear('plum-kanjivaram-sari', 250, 48, 0.74) +
          wear('gold-evening-gown', 500, 48, 0.7) +
          garmentBag(750, 98, 190, 410, '#efe7da', COLOURS.red),
      ),
  },
  {
    name: 'blog-small-flat',
    draw: () =>
      cover(
        { edge: 0.84, light: 'none' },
        () =>
          windowFrame(90, 60, 380, 300, harbourView(380, 300)) +
          railBar(560, 960, 70) +
          wear('sand-linen-blazer', 680, 68, 0.78) +
          wear('sage-pleated-skirt', 880, 68, 0.72) +
          storageBox(150, 562, 210, 118) +
          plant(480, 566, 0.64),
      ),
  },
];
