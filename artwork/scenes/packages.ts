import { COLOURS } from '@/lib/domain/wardrobe/garment';
import { PALETTE } from '../draw/palette';
import { group, line, path, place, shape, tag, type Picture } from '../draw/svg';
import { label, storageBox } from './box';
import { camera, priceTag, softbox } from './props';
import { railBar } from './rail';
import { stage } from './stage';
import { garmentBag, pile } from './storage';
import { softShadow, wear } from './wear';

const W = 960;
const H = 720;

/** x: itemised storage; a few pieces on a rail above their box. */
export const packageX = (): Picture =>
  stage(
    W,
    H,
    { edge: 0.8 },
    () =>
      railBar(120, 840, 90) +
      wear('navy-wool-blazer', 300, 88, 0.86) +
      wear('ivory-silk-blouse', 500, 88, 0.86) +
      wear('camel-wool-coat', 700, 88, 0.82) +
      softShadow(430, 672, 230, 18) +
      storageBox(300, 668, 240, 140) +
      wear('black-leather-pumps', 740, 664, 0.5),
  );

/** lite: one sealed bag by the kilo, nothing listed. */
export const packageLite = (): Picture =>
  stage(
    W,
    H,
    { edge: 0.74, wall: '#ece4d8' },
    () =>
      softShadow(480, 640, 250, 26, 0.34) +
      shape('M300 300C270 380 250 520 272 610C290 650 660 654 684 612C708 520 690 380 656 300C600 250 360 250 300 300Z', '#d8c8b0') +
      shape('M560 268C660 280 700 480 684 612C676 634 600 640 540 640C600 520 600 380 560 268Z', '#2a1a10', { 'fill-opacity': 0.13 }) +
      [
        [330, 300, 300, 420, 330, 600],
        [400, 290, 380, 440, 410, 630],
        [470, 286, 480, 440, 470, 636],
        [540, 290, 570, 440, 550, 630],
        [620, 306, 660, 440, 640, 600],
      ]
        .map(([a, b, c, d, e, f]) =>
          line(path`M${a ?? 0} ${b ?? 0}Q${c ?? 0} ${d ?? 0} ${e ?? 0} ${f ?? 0}`, '#8d7355', 9, {
            'stroke-opacity': 0.2,
            filter: 'url(#soft4)',
          }),
        )
        .join('') +
      shape(
        'M380 262C400 210 380 180 350 150C420 170 440 130 480 140C520 128 540 170 610 150C580 186 566 214 580 262C520 240 440 240 380 262Z',
        '#e3d5c0',
      ) +
      line('M372 262C430 236 530 236 588 262', PALETTE.red, 11) +
      line('M480 246C470 300 500 330 486 366', PALETTE.red, 5) +
      place(label(0, 0, 104), 470, 470) +
      line('M560 452H630M560 476H610', '#8d7355', 6, { 'stroke-opacity': 0.5 }) +
      pile(690, 650, 170, [COLOURS.navy, COLOURS.sand], 26),
  );

/** luxe: single precious pieces under covers. */
export const packageLuxe = (): Picture =>
  stage(
    W,
    H,
    { edge: 0.86, wall: '#eadfd3', light: 'leaves' },
    () =>
      railBar(80, 880, 84, PALETTE.brass) +
      garmentBag(240, 130, 230, 470, '#e9dfd0', COLOURS.jade) +
      wear('burgundy-evening-gown', 500, 82, 0.82) +
      garmentBag(740, 130, 220, 430, '#dccdb8', COLOURS.gold) +
      softShadow(760, 690, 120, 14) +
      wear('gold-clutch', 770, 692, 0.5),
  );

/** pix: the photograph alone. */
export const packagePix = (): Picture =>
  stage(W, H, { edge: 0.82, wall: '#efe7dc', light: 'none' }, () => {
    const card = (x: number, y: number, turn: number, id: string, s: number, dy: number): string =>
      place(
        tag('rect', { x: -92, y: -112, width: 190, height: 236, fill: '#2a1a10', 'fill-opacity': 0.26, filter: 'url(#soft12)' }) +
          tag('rect', { x: -96, y: -122, width: 192, height: 240, rx: 3, fill: '#fffdf8' }) +
          tag('rect', { x: -82, y: -108, width: 164, height: 180, fill: '#e9dfd2' }) +
          wear(id, 0, dy, s, { shadow: 4 }),
        x,
        y,
        1,
        turn,
      );
    return (
      softbox(140, 250, 0.96, 10) +
      line('M480 0V60', '#8b8479', 3) +
      wear('stone-trench', 420, 56, 0.84) +
      card(690, 210, 6, 'tartan-wool-scarf', 0.28, -98) +
      card(800, 400, -7, 'red-patent-pumps', 0.32, 50) +
      card(650, 500, 3, 'floral-sun-dress', 0.25, -102) +
      camera(300, 480, 0.6)
    );
  });

/** consignment: sold pieces leave with a tag. */
export const packageConsignment = (): Picture =>
  stage(
    W,
    H,
    { edge: 0.84 },
    () =>
      railBar(120, 840, 84) +
      wear('houndstooth-blazer', 300, 82, 0.86) +
      priceTag(396, 300, 0.72, 10) +
      wear('champagne-slip-dress', 560, 82, 0.84) +
      priceTag(640, 320, 0.72, -6, '#221e1c') +
      softShadow(780, 660, 120, 16) +
      wear('black-handbag', 770, 660, 0.62) +
      priceTag(822, 520, 0.6, 12),
  );

/** serviceApartment: a wardrobe that waits between stays. */
export const packageServiceApartment = (): Picture =>
  stage(
    W,
    H,
    { edge: 0.84, wall: '#e9e0d4', light: 'leaves' },
    () =>
      tag('rect', { x: 372, y: 60, width: 520, height: 556, rx: 4, fill: '#b98f6a' }) +
      tag('rect', { x: 388, y: 76, width: 488, height: 524, fill: '#7c5b42' }) +
      tag('rect', { x: 388, y: 76, width: 488, height: 60, fill: '#2a1a10', 'fill-opacity': 0.2 }) +
      railBar(410, 856, 112) +
      wear('white-poplin-shirt', 490, 110, 0.6, { shadow: 12 }) +
      wear('charcoal-wool-trousers', 630, 110, 0.66, { shadow: 12 }) +
      wear('navy-wool-blazer', 760, 110, 0.62, { shadow: 12 }) +
      tag('rect', { x: 388, y: 530, width: 488, height: 12, fill: '#a67c58' }) +
      wear('burgundy-loafers', 500, 598, 0.4) +
      pile(640, 596, 150, [COLOURS.oat, COLOURS.sky], 22) +
      suitcase(210, 668, 1),
  );

export function suitcase(x: number, y: number, scale: number): string {
  const tone = PALETTE.red;
  return place(
    tag('ellipse', { cx: 10, cy: 2, rx: 130, ry: 16, fill: '#1c110b', 'fill-opacity': 0.34, filter: 'url(#soft12)' }) +
      line('M-44 -330V-430H44V-330', '#8b8479', 9) +
      line('M-46 -432H46', '#3a3430', 14) +
      tag('rect', { x: -112, y: -340, width: 224, height: 322, rx: 26, fill: '#8e1621' }) +
      tag('rect', { x: -112, y: -340, width: 212, height: 318, rx: 24, fill: tone }) +
      [-76, -38, 0, 38, 76]
        .map(
          (dx) =>
            tag('rect', { x: dx - 11, y: -324, width: 10, height: 290, rx: 5, fill: '#fff', 'fill-opacity': 0.12 }) +
            tag('rect', { x: dx + 2, y: -324, width: 6, height: 290, rx: 3, fill: '#1c110b', 'fill-opacity': 0.16 }),
        )
        .join('') +
      tag('rect', { x: -112, y: -196, width: 212, height: 5, fill: '#1c110b', 'fill-opacity': 0.35 }) +
      [-80, 70].map((cx) => tag('circle', { cx, cy: -10, r: 13, fill: '#2a2624' })).join('') +
      group(shape('M56 -300L92 -290L84 -236L48 -246Z', '#efe3cf') + line('M60 -286L84 -279M58 -270L76 -265', '#a08c74', 3), {}),
    x,
    y,
    scale,
  );
}
