import { COLOURS } from '@/lib/domain/wardrobe/garment';
import { PALETTE } from '../draw/palette';
import { group, path, place, shape, tag, type Picture } from '../draw/svg';
import { storageBox } from './box';
import { stage } from './stage';
import { pile } from './storage';
import { softShadow, wear } from './wear';

const W = 960;
const H = 720;

export const giftBox = (): Picture =>
  stage(
    W,
    H,
    { edge: 0.72, light: 'leaves' },
    () =>
      softShadow(470, 630, 300, 24, 0.3) +
      storageBox(270, 626, 360, 240, { hasLabel: false, tone: '#efe4d3' }) +
      ribbon(270, 626, 360, 240) +
      giftCardFlat(700, 560, 0.62, 9) +
      pile(70, 650, 160, [COLOURS.blush, COLOURS.camel], 26),
  );

function ribbon(x: number, y: number, w: number, h: number): string {
  const cx = w * 0.46;
  return group(
    tag('rect', { x: cx - 20, y: -h - 4, width: 40, height: h + 4, fill: PALETTE.red }) +
      tag('rect', { x: cx + 8, y: -h - 4, width: 12, height: h + 4, fill: '#1c110b', 'fill-opacity': 0.16 }) +
      shape(path`M${cx - 20} ${-h - 4}L${cx + w * 0.2 - 18} ${-h - w * 0.085 - 5}H${cx + w * 0.2 + 22}L${cx + 20} ${-h - 4}Z`, '#d8434f') +
      place(
        shape('M0 0C-40 -66 -120 -72 -128 -28C-132 14 -60 26 0 6Z', PALETTE.red) +
          shape('M-20 -6C-50 -36 -100 -44 -106 -22C-104 0 -50 6 -20 -6Z', '#8e1621') +
          shape('M0 0C36 -72 116 -84 128 -40C134 2 64 22 0 6Z', '#d22f3d') +
          shape('M22 -8C50 -40 96 -52 104 -30C104 -6 54 2 22 -8Z', '#8e1621') +
          shape('M-6 2C-30 40 -60 60 -88 70L-62 92C-30 74 -4 40 8 8ZM4 4C22 40 50 62 84 66L66 92C30 78 8 44 -4 10Z', '#b51c2a') +
          shape('M-22 -16C-10 -24 12 -24 22 -16C28 -4 26 12 18 18C6 24 -10 23 -20 17C-27 8 -28 -6 -22 -16Z', '#d8434f'),
        cx + 34,
        -h - 26,
        1,
      ),
    { transform: `translate(${x} ${y})` },
  );
}

const giftCardFlat = (x: number, y: number, scale: number, turn: number): string =>
  place(
    tag('rect', { x: -206, y: -122, width: 424, height: 260, rx: 20, fill: '#1c110b', 'fill-opacity': 0.34, filter: 'url(#soft12)' }) +
      tag('rect', { x: -212, y: -132, width: 424, height: 264, rx: 20, fill: PALETTE.red }) +
      shape('M-212 40C-120 -20 -20 110 90 40S200 -20 212 -40V112Q212 132 192 132H-192Q-212 132 -212 112Z', '#fff', {
        'fill-opacity': 0.07,
      }) +
      shape('M-212 -112Q-212 -132 -192 -132H60L-212 100Z', '#fff', { 'fill-opacity': 0.06 }) +
      place(
        tag('path', {
          d: 'M0 -10L120 66Q130 78 114 80H-114Q-130 78 -120 66ZM0 -10V-26C30 -34 30 -72 2 -74C-16 -74 -26 -62 -24 -50',
          fill: 'none',
          stroke: '#fff4e4',
          'stroke-width': 11,
          'stroke-linejoin': 'round',
          'stroke-linecap': 'round',
        }),
        20,
        0,
        0.9,
      ) +
      tag('rect', { x: -182, y: 92, width: 90, height: 10, rx: 5, fill: '#fff4e4', 'fill-opacity': 0.75 }) +
      tag('rect', { x: 120, y: -104, width: 58, height: 40, rx: 6, fill: '#e6c27a' }),
    x,
    y,
    scale,
    turn,
  );

export const giftCard = (): Picture =>
  stage(
    W,
    H,
    { edge: 0.68, wall: '#eee4d8', light: 'leaves' },
    () =>
      softShadow(480, 560, 330, 30, 0.2) +
      shape('M170 250L520 190L760 470L420 580Z', '#fffaf2') +
      shape('M170 250L470 400L520 190Z', '#efe3d2') +
      shape('M420 580L470 400L760 470Z', '#e7d8c4') +
      giftCardFlat(490, 360, 1.1, -8) +
      wear('gold-clutch', 800, 676, 0.56) +
      pile(60, 672, 190, [COLOURS.oat, COLOURS.red], 26),
  );
