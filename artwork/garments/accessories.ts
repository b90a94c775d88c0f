import { darken, lighten } from '../draw/colour';
import { line, path, shape, tag } from '../draw/svg';
import { fall, ridge } from '../fabric/folds';
import { hanger } from './hanger';
import { contact } from './shoes';
import { hung, seamLine, stitch, stood, type Drawn, type Making } from './piece';

/** A scarf thrown over the bar of a hanger: long end in front, fringe below. */
export function scarf(make: Making): Drawn {
  const { room, random, garment } = make;
  const hasFringe = garment.fabric !== 'silk' && garment.fabric !== 'satin';
  const fringe = (x1: number, x2: number, y: number): string =>
    hasFringe
      ? Array.from({ length: 17 }, (_, i) =>
          line(
            path`M${x1 + ((x2 - x1) * i) / 16} ${y}q${random.between(-3, 3)} 14 ${random.between(-4, 4)} 30`,
            i % 2 ? garment.colour.hex : darken(garment.colour.hex, 0.2),
            2.4,
          ),
        ).join('')
      : '';
  return hung(
    make,
    520,
    220,
    (make.isLaid ? '' : hanger('wire', 96, 14, room.cloth.scope)) +
      fringe(-6, 88, 392) +
      room.cut('back', 'M-10 10C30 -4 60 0 84 14C92 140 84 270 92 396C60 402 20 402 -8 396C-2 270 -14 140 -10 10Z', {
        folds: fall(
          random,
          4,
          (t) => [-6 + t * 88, 8],
          (t) => [-4 + t * 92, 396],
          8,
          0.7,
        ),
        lift: 0.8,
        turn: 2,
      }) +
      fringe(-88, 34, 500) +
      room.cut('front', 'M-80 14C-50 -6 0 -8 30 8C38 160 26 340 38 506C0 514 -56 514 -90 506C-82 340 -92 170 -80 14Z', {
        folds: fall(
          random,
          6,
          (t) => [-76 + t * 104, 4],
          (t) => [-86 + t * 122, 508],
          8,
          0.75,
        ),
        lift: 1.6,
        turn: -1,
        details: hasFringe
          ? ''
          : stitch('M-84 500Q-26 508 34 500', make.seam, 0.5) +
            line('M-90 480Q-26 489 40 480', garment.accent.hex, 8, { 'stroke-opacity': 0.9 }),
      }),
  );
}

export function sunHat(make: Making): Drawn {
  const band = make.garment.accent.hex;
  const rings = Array.from({ length: 8 }, (_, i) =>
    seamLine(
      path`M${-190 + i * 9} ${-22 - i * 3}C${-110 + i * 4} ${16 - i * 5} ${110 - i * 4} ${16 - i * 5} ${190 - i * 9} ${-22 - i * 3}`,
      make.seam,
      1,
      0.3,
    ),
  ).join('');
  return stood(
    make,
    190,
    420,
    contact(-170, 170, 0.34) +
      make.room.cut('brim', 'M-206 -26C-196 -62 -110 -72 0 -72C110 -72 198 -62 206 -24C200 6 110 14 0 12C-110 14 -202 4 -206 -26Z', {
        lift: 1,
        folds: ridge(-196, -22, 196, -20, 12, 24, 0.5) + ridge(-150, -50, 150, -52, 8, -4, 0.4),
        details: rings,
      }) +
      make.room.cut(
        'crown',
        'M-104 -44C-110 -110 -92 -166 -56 -178C-30 -184 -16 -170 4 -170C26 -170 40 -184 62 -176C96 -162 110 -108 104 -44C70 -22 -70 -22 -104 -44Z',
        {
          lift: 1.2,
          folds: ridge(-40, -172, -24, -60, 12, 4, 0.4) + ridge(54, -168, 46, -70, 12, 4, 0.4),
          details: Array.from({ length: 9 }, (_, i) =>
            seamLine(path`M-112 ${-156 + i * 13}Q0 ${-132 + i * 13} 112 ${-156 + i * 13}`, make.seam, 0.9, 0.28),
          ).join(''),
        },
      ) +
      make.room.cut('band', 'M-105 -68C-60 -48 60 -48 105 -68L105 -42C60 -20 -60 -20 -105 -42Z', {
        plain: band,
        lift: 0.7,
        folds: ridge(-100, -54, 100, -52, 3, 16, 0.4),
      }) +
      shape('M70 -58L104 -66L100 -50L106 -36L74 -34Z', darken(band, 0.14)),
  );
}

export function belt(make: Making): Drawn {
  const { room, garment } = make;
  const buckle =
    tag('rect', { x: -38, y: 20, width: 54, height: 44, rx: 7, fill: 'none', stroke: '#7d6131', 'stroke-width': 9 }) +
    tag('rect', { x: -38, y: 19, width: 54, height: 44, rx: 7, fill: 'none', stroke: '#c29a55', 'stroke-width': 6.4 }) +
    line('M-11 16V62', '#c29a55', 5);
  const holes = [360, 384, 408, 432, 456].map((y) => tag('ellipse', { cx: 52, cy: y, rx: 2.6, ry: 3.4, fill: '#160e0a' })).join('');
  return hung(
    make,
    520,
    190,
    (make.isLaid
      ? ''
      : line('M-11 24C-11 -10 -10 -40 -9 -66', '#8b8479', 4) + line('M-11 24C-11 -10 -10 -40 -9 -66C-9 -76 6 -76 8 -64', '#b9b2a6', 3)) +
      room.cut(
        'strap',
        'M-28 44H6C8 200 0 360 20 470C26 500 34 500 36 480C38 420 34 380 36 340H68C70 400 72 470 60 520C48 552 4 550 -10 512C-32 420 -26 200 -28 44Z',
        {
          lift: 1,
          folds: ridge(-12, 60, 4, 480, 9, 4, 0.5),
          details:
            stitch('M-22 48C-20 200 -26 410 -6 506M0 48C2 200 -6 360 14 472', garment.accent.hex, 0.8) +
            stitch('M42 346C42 400 42 440 40 480M62 346C64 400 66 470 56 512', garment.accent.hex, 0.8),
        },
      ) +
      room.cut('tip', 'M36 342H68C68 324 62 312 52 306C42 312 36 324 36 342Z', { lift: 0.3 }) +
      holes +
      buckle,
  );
}

export function umbrella(make: Making): Drawn {
  const { room, random } = make;
  const wood = '#8a5b3a';
  const cane = 'M0 52V-6C0 -44 -44 -44 -44 -8';
  return hung(
    make,
    540,
    150,
    line(cane, darken(wood, 0.5), 13, { transform: 'translate(22 -34)' }) +
      line(cane, wood, 10.5, { transform: 'translate(22 -34)' }) +
      line(cane, lighten(wood, 0.5), 2, { transform: 'translate(19.4 -36)', 'stroke-opacity': 0.6 }) +
      line('M22 500V548', '#8b8479', 5) +
      tag('rect', { x: 13, y: 18, width: 18, height: 22, rx: 3, fill: '#c29a55' }) +
      room.cut('canopy', 'M8 40C14 34 30 34 36 40C52 160 60 300 52 430C46 470 34 496 22 512C10 496 -2 470 -8 430C-16 300 -8 160 8 40Z', {
        lift: 1,
        folds:
          fall(
            random,
            5,
            (t) => [10 + t * 24, 44],
            (t) => [-6 + t * 56, 480],
            6,
            0.9,
          ) + ridge(44, 120, -4, 440, 7, 8, 0.8),
      }) +
      room.cut('tie', 'M-12 262C6 274 40 274 57 258L58 274C42 290 6 290 -12 278Z', {
        lift: 0.9,
        details: tag('circle', { cx: 40, cy: 274, r: 3.4, fill: '#c29a55' }) + stitch('M-12 266C6 278 40 278 57 262', make.seam, 0.5),
      }),
  );
}
