import { COLOURS } from '@/lib/domain/wardrobe/garment';
import { tag, type Picture } from '../draw/svg';
import { storageBox } from './box';
import { harbourView, shophouseView, windowFrame, type CityView } from './city';
import { phone, plant, priceTag, wardrobeScreen } from './props';
import { railBar } from './rail';
import { stage, type StageLook } from './stage';
import { pile } from './storage';
import { softShadow, wear } from './wear';
import { brush, deskLamp, magnifier, sprayBottle, tallySlip, tissue, wardrobeCarton } from './workroom';

const cover = (look: StageLook, draw: () => string): Picture => stage(960, 600, look, draw);
const card = (id: string, scale: number, y = 6): string => wear(id, 41, y, scale, { shadow: 0 });
const bed =
  tag('rect', { x: 60, y: 400, width: 330, height: 34, rx: 8, fill: '#8f6a4c' }) +
  tag('rect', { x: 60, y: 330, width: 22, height: 176, rx: 6, fill: '#7c5b42' }) +
  tag('rect', { x: 368, y: 400, width: 18, height: 106, rx: 5, fill: '#7c5b42' }) +
  tag('rect', { x: 78, y: 362, width: 300, height: 52, rx: 18, fill: '#f4ede2' }) +
  tag('rect', { x: 90, y: 334, width: 104, height: 42, rx: 18, fill: '#fffdf8' }) +
  tag('rect', { x: 200, y: 356, width: 182, height: 64, rx: 14, fill: '#b9c2b4' }) +
  tag('rect', { x: 200, y: 356, width: 182, height: 16, rx: 8, fill: '#d6dccf' });
const desk =
  tag('rect', { x: 440, y: 386, width: 170, height: 14, rx: 3, fill: '#b98f6a' }) +
  [452, 588].map((x) => tag('rect', { x, y: 400, width: 12, height: 106, fill: '#8f6a4c' })).join('') +
  tag('rect', { x: 470, y: 330, width: 84, height: 52, rx: 4, fill: '#35312e' }) +
  tag('rect', { x: 475, y: 335, width: 74, height: 42, fill: '#c9d3d6' }) +
  tag('rect', { x: 460, y: 380, width: 104, height: 7, rx: 3, fill: '#6d675f' });

const moving = (view: CityView): Picture =>
  cover(
    { edge: 0.84, wall: '#eae2d6', light: 'none' },
    () =>
      windowFrame(70, 50, 300, 300, view(300, 300)) +
      wardrobeCarton(
        420,
        560,
        220,
        440,
        wear('camel-wool-coat', 74, -386, 0.34, { shadow: 6 }) + wear('ink-wrap-coat', 146, -386, 0.34, { shadow: 6 }),
      ) +
      wardrobeCarton(
        716,
        572,
        190,
        380,
        wear('red-slip-dress', 66, -334, 0.31, { shadow: 6 }) + wear('navy-wool-blazer', 122, -334, 0.31, { shadow: 6 }),
        '#d9c2a2',
      ) +
      storageBox(120, 566, 190, 116),
  );
const smallHome = (view: CityView): Picture =>
  cover(
    { edge: 0.84, wall: '#ece4d8', light: 'none' },
    () =>
      windowFrame(120, 40, 230, 210, view(230, 210)) +
      bed +
      desk +
      railBar(660, 940, 96) +
      ['white-poplin-shirt', 'oat-cable-jumper', 'navy-wool-blazer', 'indigo-straight-jeans', 'red-slip-dress']
        .map((id, i) => wear(id, 690 + i * 54, 94, 0.5, { shadow: 10 }))
        .join('') +
      storageBox(690, 506, 150, 84) +
      plant(420, 506, 0.44),
  );

/**
 * One cover for each article of the seed, and one more where the window shows the other city; an article of an editor picks any cover by
 * name.
 */
export const ARTICLE_COVERS: ReadonlyArray<{ readonly name: string; readonly draw: () => Picture }> = [
  {
    name: 'blog-digital-wardrobe',
    draw: () =>
      cover(
        { edge: 0.82, wall: '#ece3d7', light: 'leaves' },
        () =>
          softShadow(500, 560, 210, 18) +
          pile(110, 556, 220, [COLOURS.oat, COLOURS.sky, COLOURS.red], 30) +
          phone(
            400,
            92,
            1.02,
            wardrobeScreen([
              card('white-poplin-shirt', 0.17),
              card('sky-linen-shirt', 0.17),
              card('dotted-wrap-dress', 0.135),
              card('red-slip-dress', 0.125),
            ]),
            5,
          ) +
          wear('tan-loafers', 800, 556, 0.5),
      ),
  },
  {
    name: 'blog-cleaning',
    draw: () =>
      cover(
        { edge: 0.86, wall: '#e8e1d5', light: 'leaves' },
        () => railBar(-40, 1000, 60) + wear('white-poplin-shirt', 380, 58, 1) + sprayBottle(740, 562, 0.9) + brush(570, 572, 0.74),
      ),
  },
  {
    name: 'blog-wear-count',
    draw: () =>
      cover(
        { edge: 0.9, light: 'none' },
        () =>
          railBar(-40, 1000, 116) +
          wear('camel-wool-coat', 160, 114, 0.68) +
          wear('blue-stripe-shirt', 380, 114, 0.76) +
          wear('navy-v-jumper', 590, 114, 0.8) +
          wear('red-slip-dress', 800, 114, 0.76) +
          tallySlip(150, 34, 3, -3) +
          tallySlip(372, 34, 10, 2) +
          tallySlip(584, 34, 7, -2) +
          tallySlip(796, 34, 1, 3),
      ),
  },
  {
    name: 'blog-handbag',
    draw: () =>
      cover(
        { edge: 0.7, wall: '#e5dbcc', light: 'none' },
        () =>
          deskLamp(790, 560, 1.08) +
          softShadow(400, 550, 240, 18, 0.24) +
          wear('tan-leather-handbag', 400, 548, 1.08) +
          magnifier(482, 392, 66, -36),
      ),
  },
  { name: 'blog-moving', draw: () => moving(harbourView) },
  { name: 'blog-moving-sg', draw: () => moving(shophouseView) },
  { name: 'blog-small-home', draw: () => smallHome(harbourView) },
  { name: 'blog-small-home-sg', draw: () => smallHome(shophouseView) },
  {
    name: 'blog-wedding-dress',
    draw: () =>
      cover(
        { edge: 0.16, wall: '#e0d2bf', table: '#d6c0a2', light: 'none' },
        () =>
          tissue(30, 60, 300, 500) +
          tissue(344, 40, 290, 530) +
          tissue(650, 60, 290, 500) +
          wear('ivory-kebaya', 182, 100, 0.86, { shadow: 8 }) +
          wear('red-brocade-qipao', 488, 72, 0.8, { shadow: 8 }) +
          wear('gold-evening-gown', 796, 84, 0.68, { shadow: 8, dyed: 'ivory' }),
      ),
  },
  {
    name: 'blog-resale',
    draw: () =>
      cover(
        { edge: 0.92, wall: '#eadfd2', light: 'leaves' },
        () =>
          railBar(-40, 1000, 60) +
          wear('champagne-slip-dress', 170, 58, 0.86) +
          wear('houndstooth-blazer', 390, 58, 0.86) +
          wear('bottle-wrap-dress', 620, 58, 0.76) +
          wear('ecru-denim-jacket', 830, 58, 0.84) +
          priceTag(240, 330, 0.6, 10) +
          priceTag(470, 320, 0.6, -8, '#221e1c') +
          priceTag(690, 340, 0.6, 8) +
          priceTag(900, 320, 0.6, -10, '#221e1c'),
      ),
  },
  {
    name: 'blog-winter-coats',
    draw: () =>
      cover(
        { edge: 0.9, wall: '#e7ddd0', light: 'leaves' },
        () =>
          railBar(120, 840, 50) +
          wear('camel-wool-coat', 470, 48, 0.92) +
          wear('tartan-wool-scarf', 590, 92, 0.72) +
          pile(110, 560, 200, [COLOURS.navy, COLOURS.oat], 30) +
          plant(850, 560, 0.66),
      ),
  },
];
