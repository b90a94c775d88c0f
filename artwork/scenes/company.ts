import { darken } from '../draw/colour';
import { PALETTE } from '../draw/palette';
import { line, path, place, shape, tag, type Picture } from '../draw/svg';
import { boxFront, storageBox } from './box';
import { hanger } from '../garments/hanger';
import { railBar } from './rail';
import { stage } from './stage';
import { softShadow, wear } from './wear';

const W = 960;
const H = 720;

/** Press: a magazine left open, a cup of coffee, and a coat over the chair of the page. */
export const press = (): Picture =>
  stage(W, H, { edge: 0.3, wall: '#e6dac9', table: '#d2b896', light: 'none' }, () => {
    const lines = (x: number, y: number, n: number, width: number): string =>
      Array.from({ length: n }, (_, i) =>
        tag('rect', { x, y: y + i * 16, width: i === n - 1 ? width * 0.6 : width, height: 5, rx: 2.5, fill: '#b8aa99' }),
      ).join('');
    return (
      place(
        tag('rect', { x: -344, y: -226, width: 700, height: 470, fill: '#1c110b', 'fill-opacity': 0.34, filter: 'url(#soft12)' }) +
          shape('M-350 -230C-240 -250 -100 -246 0 -226V236C-100 216 -240 212 -350 232Z', '#fffdf8') +
          shape('M0 -226C100 -246 240 -250 350 -230V232C240 212 100 216 0 236Z', '#faf5ec') +
          shape('M-46 -236C-30 -234 -14 -230 0 -226V236C-14 230 -30 228 -46 226Z', '#1c110b', { 'fill-opacity': 0.08 }) +
          shape('M0 -226C14 -230 30 -234 46 -236V226C30 228 14 230 0 236Z', '#1c110b', { 'fill-opacity': 0.13 }) +
          tag('rect', { x: -312, y: -196, width: 230, height: 380, fill: '#e9dccb' }) +
          wear('red-roll-neck', -197, -186, 0.5, { shadow: 8 }) +
          tag('rect', { x: 66, y: -176, width: 170, height: 18, rx: 4, fill: PALETTE.ink }) +
          tag('rect', { x: 66, y: -150, width: 110, height: 18, rx: 4, fill: PALETTE.ink }) +
          tag('rect', { x: 66, y: -116, width: 40, height: 6, fill: PALETTE.red }) +
          lines(66, -90, 9, 112) +
          lines(196, -90, 9, 112) +
          tag('rect', { x: 66, y: 74, width: 242, height: 110, fill: '#e3d5c3' }) +
          storageBox(110, 172, 90, 58) +
          wear('tan-leather-handbag', 252, 174, 0.24),
        450,
        390,
        1,
        -5,
      ) +
      tag('ellipse', { cx: 866, cy: 190, rx: 92, ry: 92, fill: '#1c110b', 'fill-opacity': 0.26, filter: 'url(#soft12)' }) +
      tag('circle', { cx: 856, cy: 176, r: 86, fill: '#f6efe4' }) +
      tag('circle', { cx: 856, cy: 176, r: 60, fill: '#e9ddcd' }) +
      tag('circle', { cx: 856, cy: 176, r: 52, fill: '#fffaf2' }) +
      tag('circle', { cx: 856, cy: 176, r: 44, fill: '#6b4329' }) +
      tag('path', { d: 'M826 160C840 146 872 146 884 162C876 176 838 190 830 186Z', fill: '#c99b6d', 'fill-opacity': 0.6 }) +
      shape('M120 620L330 660L326 680L116 640Z', PALETTE.ink) +
      shape('M100 612L120 620L116 640Z', '#d9c2a2')
    );
  });

/** Referral: two friends' hangers on one rail, joined by a thread. */
export const referral = (): Picture =>
  stage(
    W,
    H,
    { edge: 0.86, light: 'leaves' },
    () =>
      railBar(60, 900, 96) +
      wear('breton-jumper', 300, 94, 0.98) +
      wear('sky-linen-shirt', 664, 94, 0.96) +
      line('M392 520C450 600 510 470 560 540', PALETTE.red, 4) +
      line(path`M392 520c-14 -26 -42 -12 -30 8s30 10 30 -8M560 540c10 -26 40 -18 32 4s-30 14 -32 -4`, PALETTE.red, 4) +
      softShadow(480, 692, 160, 14) +
      storageBox(400, 690, 150, 92),
  );

const bareHanger = (x: number, y: number, scale: number, style: 'wood' | 'wire' | 'satin', turn = 0): string =>
  place(hanger(style, 116, 26, `h${x}`), x, y + 74 * scale, scale, turn);

export const emptyBox = (): Picture =>
  stage(
    W,
    H,
    { edge: 0.72, light: 'leaves' },
    () =>
      softShadow(490, 626, 330, 24) +
      storageBox(270, 620, 390, 220, { lid: 'open', hasLabel: false }) +
      shape('M300 404C360 370 430 410 480 384S600 400 690 372L664 400H276Z', '#fffaf2') +
      boxFront(270, 620, 390, 206) +
      line('M740 640C790 610 830 660 880 630', PALETTE.red, 5),
  );

/** Not found: a hanger that has lost its garment, and one sock. */
export const notFound = (): Picture =>
  stage(W, H, { edge: 0.84, light: 'window' }, () => {
    const sock =
      'M-30 0C-8 -6 14 -6 34 0C36 60 36 104 40 136C46 168 80 176 100 196C116 214 104 238 78 238C40 240 -6 216 -24 176C-34 140 -32 60 -30 0Z';
    const stripes = [54, 84, 114]
      .map((y) => line(path`M-36 ${y}Q2 ${y + 8} 42 ${y - 2}`, PALETTE.red, 13, { 'stroke-linecap': 'butt' }))
      .join('');
    return (
      railBar(-40, 1000, 110) +
      bareHanger(400, 108, 1.25, 'wood', -4) +
      place(
        tag('defs', {}, tag('clipPath', { id: 'sock' }, tag('path', { d: sock }))) +
          shape(sock, '#2a1a10', { 'fill-opacity': 0.26, transform: 'translate(16 18)', filter: 'url(#soft12)' }) +
          tag(
            'g',
            { 'clip-path': 'url(#sock)' },
            shape(sock, '#efe4d2') +
              stripes +
              shape('M52 176C60 200 90 210 112 200V244H30Z', darken(PALETTE.red, 0.08)) +
              tag('rect', { x: -40, y: -8, width: 90, height: 34, fill: '#e0d0ba' }) +
              Array.from({ length: 12 }, (_, i) => line(path`M${-30 + i * 6} -6V26`, '#2a1a10', 1.4, { 'stroke-opacity': 0.2 })).join('') +
              shape('M14 -6C36 60 30 130 60 236H120V-6Z', '#2a1a10', { 'fill-opacity': 0.1 }),
          ) +
          tag('rect', { x: -8, y: -24, width: 16, height: 40, rx: 3, fill: '#c9a680' }) +
          line('M-8 -10H8', '#6b4a35', 2),
        700,
        136,
        1.1,
        4,
      ) +
      softShadow(300, 676, 120, 14, 0.2) +
      storageBox(200, 672, 180, 112, { lid: 'none' })
    );
  });
