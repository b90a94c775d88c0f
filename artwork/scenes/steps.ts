import { COLOURS } from '@/lib/domain/wardrobe/garment';
import { line, picture, shape, tag, type Picture } from '../draw/svg';
import { boxFront, storageBox } from './box';
import { paperGrain, room, sceneDefs } from './light';
import { camera, phone, plant, softbox, wardrobeScreen } from './props';
import { stage } from './stage';
import { pile } from './storage';
import { door, van } from './van';
import { softShadow, wear } from './wear';

const W = 960;
const H = 720;

export const stepPack = (): Picture =>
  stage(
    W,
    H,
    { edge: 0.72, light: 'leaves' },
    () =>
      softShadow(490, 620, 320, 24) +
      storageBox(270, 616, 380, 210, { lid: 'open', hasLabel: false }) +
      pile(352, 446, 256, [COLOURS.navy, COLOURS.camel, COLOURS.sky, COLOURS.ivory, COLOURS.red], 34) +
      boxFront(270, 616, 380, 196) +
      wear('tan-loafers', 800, 640, 0.5) +
      pile(70, 640, 170, [COLOURS.navy, COLOURS.oat], 26),
  );

export function stepCollect(): Picture {
  return picture(
    W,
    H,
    sceneDefs() +
      tag('rect', { width: W, height: H, fill: '#eadccb' }) +
      tag('rect', { width: 330, height: 590, fill: '#e3d2bd' }) +
      Array.from({ length: 11 }, (_, r) =>
        Array.from({ length: 5 }, (_, c) =>
          tag('rect', { x: c * 72 - (r % 2) * 36, y: r * 54, width: 68, height: 50, rx: 2, fill: (r + c) % 3 ? '#dcc8b0' : '#d6bfa5' }),
        ).join(''),
      ).join('') +
      tag('rect', { x: 330, width: 630, height: 590, fill: '#f3ebdf' }) +
      tag('circle', { cx: 780, cy: 150, r: 74, fill: '#fff3d4' }) +
      shape('M330 470C420 420 470 450 540 410C620 370 700 420 790 380C860 350 920 380 960 360V590H330Z', '#c5cbb8') +
      shape('M330 520C440 480 560 520 680 470C790 430 880 480 960 450V590H330Z', '#a9b39b') +
      tag('rect', { y: 590, width: W, height: 130, fill: '#d8c9b6' }) +
      tag('rect', { y: 590, width: W, height: 8, fill: '#fff', 'fill-opacity': 0.4 }) +
      tag('rect', { y: 640, width: W, height: 80, fill: '#b9ab9b' }) +
      tag('rect', { y: 640, width: W, height: 5, fill: '#2a1a10', 'fill-opacity': 0.14 }) +
      door(160, 588, 0.96) +
      van(640, 690, 0.86) +
      storageBox(250, 664, 130, 88) +
      storageBox(268, 564, 100, 62, { tone: '#d9c2a2', hasLabel: false }) +
      paperGrain(W, H),
  );
}

export function stepPhotograph(): Picture {
  return picture(
    W,
    H,
    sceneDefs() +
      room(W, H, { wall: '#eee5d9', floor: '#d9c5ab', horizon: 600 }) +
      shape('M330 40H660V590C660 640 700 668 720 684H270C290 668 330 640 330 590Z', '#fbf7f0') +
      tag('rect', { x: 318, y: 30, width: 354, height: 16, rx: 8, fill: '#c9b79f' }) +
      line('M496 40V84', '#8b8479', 3) +
      softShadow(500, 652, 170, 14, 0.18) +
      wear('sand-linen-blazer', 496, 76, 0.98, { shadow: 26 }) +
      softbox(150, 220, 0.92, 14) +
      camera(770, 440, 0.82) +
      plant(880, 660, 0.62) +
      paperGrain(W, H),
  );
}

export const stepManage = (): Picture => {
  const card = (id: string, s: number, y = 6): string => wear(id, 41, y, s, { shadow: 0 });
  const screen = wardrobeScreen([
    card('red-slip-dress', 0.125),
    card('camel-wool-coat', 0.135),
    card('raffia-tote', 0.18, 86),
    card('breton-t-shirt', 0.18),
  ]);
  return stage(
    W,
    H,
    { edge: 0.8, wall: '#efe5d8', table: '#d9c2a4', light: 'leaves' },
    () =>
      softShadow(500, 668, 230, 18, 0.3) +
      pile(150, 660, 220, [COLOURS.oat, COLOURS.navy, COLOURS.red], 30) +
      storageBox(640, 664, 210, 138) +
      wear('white-trainers', 745, 516, 0.42) +
      phone(396, 190, 1.12, screen, -4),
  );
};
