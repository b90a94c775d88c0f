import { COLOURS } from '@/lib/domain/wardrobe/garment';
import { PALETTE } from '../draw/palette';
import { line, path, place, shape, tag, type Picture } from '../draw/svg';
import { boxFront, storageBox } from './box';
import { plant, priceTag } from './props';
import { railBar } from './rail';
import { stage, type StageLook } from './stage';
import { garmentBag, pile } from './storage';
import { van } from './van';
import { softShadow, wear } from './wear';
import { brush, deskLamp, magnifier, shears, sprayBottle, tapeMeasure, threadSpool, tissue } from './workroom';

const still = (look: StageLook, draw: () => string): Picture => stage(960, 720, look, draw);

/** A clock whose hands say that it is early. */
const clock = (x: number, y: number, r: number): string =>
  place(
    tag('circle', { cx: 8, cy: 12, r: r * 1.06, fill: '#1c110b', 'fill-opacity': 0.3, filter: 'url(#soft12)' }) +
      tag('circle', { r: r * 1.06, fill: '#35312e' }) +
      tag('circle', { r, fill: '#fffaf1' }) +
      Array.from({ length: 12 }, (_, i) =>
        tag('rect', {
          x: -2,
          y: -r * 0.9,
          width: 4,
          height: i % 3 ? r * 0.08 : r * 0.16,
          fill: PALETTE.ink,
          transform: `rotate(${i * 30})`,
        }),
      ).join('') +
      line(path`M0 0L${-r * 0.36} ${-r * 0.3}`, PALETTE.ink, r * 0.07) +
      line(path`M0 ${r * 0.12}L${r * 0.1} ${-r * 0.72}`, PALETTE.ink, r * 0.05) +
      line(path`M0 ${r * 0.16}L${r * 0.62} ${r * 0.3}`, PALETTE.red, r * 0.026) +
      tag('circle', { r: r * 0.07, fill: PALETTE.red }),
    x,
    y,
  );

/** The extra services, one picture each. */
export const CARE_SCENES: ReadonlyArray<{ readonly name: string; readonly draw: () => Picture }> = [
  {
    name: 'care-dry-cleaning',
    draw: () =>
      still(
        { edge: 0.86, wall: '#e9e2d6', light: 'leaves' },
        () =>
          railBar(-40, 1000, 70) +
          garmentBag(210, 122, 210, 470, '#ece5d9', COLOURS.navy) +
          wear('white-poplin-shirt', 470, 68, 0.98) +
          wear('charcoal-wool-trousers', 700, 68, 0.86) +
          sprayBottle(860, 690, 0.86) +
          softShadow(600, 700, 130, 12) +
          brush(570, 700, 0.8),
      ),
  },
  {
    name: 'care-repair',
    draw: () =>
      still(
        { edge: 0.3, wall: '#e3d7c6', table: '#d4bb9a', light: 'none' },
        () =>
          wear('oat-cable-jumper', 420, 60, 1.18, { turn: -7, shadow: 14 }) +
          shape('M356 452C372 436 404 436 416 454C422 476 398 488 376 484C358 480 348 466 356 452Z', '#cfbda2') +
          Array.from({ length: 5 }, (_, i) => line(path`M${360 + i * 12} 440L${366 + i * 12} 488`, PALETTE.red, 3.4)).join('') +
          line('M412 470C520 500 560 420 660 440S760 380 792 372', PALETTE.red, 3.4) +
          line('M792 372L842 340', '#b9b4aa', 6) +
          threadSpool(800, 600, 1.15, PALETTE.red) +
          threadSpool(690, 640, 0.95, '#c9b28f') +
          threadSpool(884, 664, 0.9, '#4d5d63'),
      ),
  },
  {
    name: 'care-alteration',
    draw: () =>
      still(
        { edge: 0.34, wall: '#e6dccd', table: '#d6c0a2', light: 'none' },
        () =>
          wear('charcoal-wool-trousers', 300, 40, 1.04, { turn: 5, shadow: 12 }) +
          tapeMeasure('M120 610C240 560 330 640 470 596S640 470 720 520S880 660 980 600') +
          shears(690, 290, 1.06, -26) +
          threadSpool(840, 480, 1, '#3f4a55') +
          line('M236 560L300 548M244 586L306 574', '#fffdf6', 5, { 'stroke-dasharray': '14 9' }),
      ),
  },
  {
    name: 'care-authentication',
    draw: () =>
      still(
        { edge: 0.62, wall: '#e4dacb', light: 'none' },
        () =>
          deskLamp(800, 664, 1.24) +
          softShadow(400, 640, 260, 20, 0.26) +
          wear('tan-leather-handbag', 400, 640, 1.22) +
          magnifier(476, 452, 82, -38),
      ),
  },
  {
    name: 'care-rush-delivery',
    draw: () =>
      still(
        { edge: 0.84, wall: '#e7ddcf', light: 'none' },
        () =>
          clock(210, 210, 118) +
          van(560, 676, 0.94) +
          tag('path', {
            d: 'M40 520H150M20 560H170M60 600H140',
            stroke: '#b9a88f',
            'stroke-width': 8,
            'stroke-linecap': 'round',
            'stroke-opacity': 0.8,
          }),
      ),
  },
  {
    name: 'care-packing',
    draw: () =>
      still(
        { edge: 0.7, light: 'leaves' },
        () =>
          softShadow(470, 610, 330, 22) +
          storageBox(230, 604, 380, 190, { lid: 'open', hasLabel: false }) +
          tissue(262, 340, 350, 120) +
          pile(320, 436, 240, [COLOURS.ivory, COLOURS.camel, COLOURS.blush], 30) +
          boxFront(230, 604, 380, 176) +
          pile(690, 636, 190, [COLOURS.navy, COLOURS.red, COLOURS.oat], 28) +
          tapeMeasure('M60 660C120 630 150 690 210 660'),
      ),
  },
  {
    name: 'care-donation',
    draw: () =>
      still(
        { edge: 0.78, wall: '#ebe2d5', light: 'leaves' },
        () =>
          railBar(520, 1000, 80) +
          wear('breton-jumper', 660, 78, 0.86) +
          wear('washed-denim-jacket', 860, 78, 0.84) +
          softShadow(300, 640, 230, 20) +
          storageBox(120, 636, 340, 190, { lid: 'none', tone: '#d9c2a2', hasLabel: false }) +
          pile(168, 470, 250, [COLOURS.navy, COLOURS.sage, COLOURS.oat, COLOURS.blush], 30) +
          boxFront(120, 636, 340, 180, '#d9c2a2') +
          shape('M290 590C262 566 250 552 250 536C250 518 272 512 290 530C308 512 330 518 330 536C330 552 318 566 290 590Z', PALETTE.red, {
            transform: 'translate(96 22)',
          }) +
          plant(560, 660, 0.62),
      ),
  },
  {
    name: 'gift-starter',
    draw: () =>
      still(
        { edge: 0.76, wall: '#eee4d8', light: 'leaves' },
        () =>
          softShadow(400, 630, 250, 20) +
          storageBox(220, 626, 300, 190, { tone: '#efe4d3', hasLabel: false }) +
          tag('rect', { x: 346, y: 430, width: 34, height: 196, fill: PALETTE.red }) +
          line('M363 428C330 380 270 384 290 416S350 432 363 428C396 380 456 384 436 416S376 432 363 428', '#b51c2a', 15) +
          pile(620, 646, 220, [COLOURS.oat, COLOURS.sky, COLOURS.ivory], 32) +
          priceTag(690, 420, 0.9, 14),
      ),
  },
  {
    name: 'gift-season',
    draw: () =>
      still(
        { edge: 0.88, wall: '#e6e0d6', light: 'window' },
        () =>
          railBar(-40, 1000, 66) +
          wear('camel-wool-coat', 230, 64, 0.9) +
          wear('red-roll-neck', 470, 64, 0.92) +
          wear('rust-puffer', 720, 64, 0.84) +
          softShadow(460, 704, 180, 14) +
          storageBox(350, 702, 210, 120) +
          line('M380 582C420 540 470 560 455 584C500 548 540 560 530 584', PALETTE.red, 8),
      ),
  },
  {
    name: 'gift-wedding-dress-year',
    draw: () =>
      still(
        { edge: 0.9, wall: '#ece3d9', light: 'leaves' },
        () =>
          railBar(60, 900, 66, PALETTE.brass) +
          wear('gold-evening-gown', 380, 64, 1, { dyed: 'ivory' }) +
          garmentBag(690, 112, 250, 500, '#f1ebe0', COLOURS.ivory) +
          line(
            'M690 210C640 170 630 230 690 214C750 230 742 170 690 210M690 214C676 260 660 276 650 290M690 214C706 258 722 274 734 286',
            PALETTE.red,
            9,
          ),
      ),
  },
];
