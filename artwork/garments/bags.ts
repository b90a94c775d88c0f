import { darken, lighten } from '../draw/colour';
import { line, path, shape, tag } from '../draw/svg';
import { fall, ridge } from '../fabric/folds';
import { contact } from './shoes';
import { seamLine, stitch, stood, type Drawn, type Making } from './piece';

const BRASS = '#c29a55';

const ring = (x: number, y: number): string =>
  tag('circle', { cx: x, cy: y, r: 9, fill: 'none', stroke: darken(BRASS, 0.4), 'stroke-width': 5 }) +
  tag('circle', { cx: x, cy: y - 0.6, r: 9, fill: 'none', stroke: BRASS, 'stroke-width': 3.4 });

const handle = (d: string, tone: string, width = 11): string =>
  line(d, darken(tone, 0.5), width + 2) +
  line(d, tone, width) +
  line(d, lighten(tone, 0.5), width * 0.24, { 'stroke-opacity': 0.5, transform: 'translate(-1.6 -2.4)' });

export function handbag(make: Making): Drawn {
  const tone = make.garment.colour.hex;
  const flapPath = 'M-128 -196C-60 -206 60 -206 128 -196C134 -160 130 -126 118 -98C80 -78 -80 -78 -118 -98C-130 -126 -134 -160 -128 -196Z';
  return stood(
    make,
    340,
    300,
    contact(-140, 140) +
      handle('M-66 -204C-70 -300 -40 -330 0 -330C40 -330 70 -300 66 -204', darken(tone, 0.15)) +
      make.room.cut(
        'body',
        'M-130 -196C-60 -204 60 -204 130 -196C142 -130 148 -60 146 -16C146 -4 138 0 128 0H-128C-138 0 -146 -4 -146 -16C-148 -60 -142 -130 -130 -196Z',
        {
          lift: 1,
          folds: ridge(-120, -60, -40, -8, 9, 10, 0.4) + ridge(120, -70, 30, -8, 9, -10, 0.4),
          details: stitch('M-138 -20C-138 -9 -132 -7 -124 -7H124C132 -7 138 -9 138 -20', make.seam, 0.6),
        },
      ) +
      make.room.cut('flap', flapPath, {
        lift: 1.4,
        folds: ridge(-110, -180, 110, -178, 8, 10, 0.4),
        details: stitch('M-121 -190C-126 -158 -123 -128 -112 -103C-76 -85 76 -85 112 -103C123 -128 126 -158 121 -190', make.seam, 0.6),
      }) +
      tag('rect', { x: -17, y: -106, width: 34, height: 30, rx: 5, fill: darken(BRASS, 0.4) }) +
      tag('rect', { x: -16, y: -108, width: 32, height: 29, rx: 5, fill: BRASS }) +
      tag('rect', { x: -10, y: -103, width: 20, height: 5, rx: 2, fill: '#fff3cf', 'fill-opacity': 0.7 }) +
      ring(-66, -204) +
      ring(66, -204),
  );
}

export function tote(make: Making): Drawn {
  const { room, random, garment } = make;
  const strap = garment.fabric === 'straw' || garment.fabric === 'canvas' ? garment.accent.hex : darken(garment.colour.hex, 0.12);
  return stood(
    make,
    380,
    330,
    contact(-130, 130) +
      handle('M-64 -236C-70 -350 -46 -372 -4 -372C36 -372 62 -352 58 -236', darken(strap, 0.3)) +
      shape('M-150 -244C-60 -232 60 -232 152 -246L140 -222C60 -214 -60 -214 -142 -222Z', darken(garment.colour.hex, 0.5)) +
      room.cut(
        'body',
        'M-150 -244C-80 -226 80 -226 152 -246C150 -160 138 -60 128 -10C126 -2 120 0 112 0H-110C-120 0 -125 -4 -127 -12C-136 -70 -150 -170 -150 -244Z',
        {
          lift: 1,
          folds:
            fall(
              random,
              5,
              (t) => [-130 + t * 262, -226],
              (t) => [-110 + t * 224, -10],
              8,
              0.5,
            ) + ridge(-120, -120, 40, -20, 9, 20, 0.36),
          details:
            stitch('M-148 -232C-80 -214 80 -214 150 -234', make.seam, 0.6) + seamLine('M-124 -30Q0 -20 126 -30', make.seam, 1.2, 0.4),
        },
      ) +
      handle('M-58 -176L-64 -226C-70 -340 -40 -360 4 -360C44 -360 70 -340 66 -228L60 -176', strap) +
      [-58, 60]
        .map(
          (x) =>
            tag('rect', { x: x - 8, y: -186, width: 16, height: 22, rx: 3, fill: darken(strap, 0.15) }) +
            stitch(path`M${x - 5} -182L${x + 5} -168M${x + 5} -182L${x - 5} -168`, lighten(strap, 0.5), 0.8),
        )
        .join(''),
  );
}

export function clutch(make: Making): Drawn {
  return stood(
    make,
    170,
    330,
    contact(-150, 150) +
      make.room.cut(
        'body',
        'M-158 -150C-60 -156 60 -156 158 -150C164 -100 164 -50 158 -10C156 -2 150 0 142 0H-142C-150 0 -156 -2 -158 -10C-164 -50 -164 -100 -158 -150Z',
        { lift: 1, details: stitch('M-152 -12H152', make.seam, 0.4) },
      ) +
      make.room.cut(
        'flap',
        'M-160 -152C-60 -158 60 -158 160 -152C162 -130 162 -120 160 -112L16 -50C6 -46 -6 -46 -16 -50L-160 -112C-162 -120 -162 -130 -160 -152Z',
        {
          lift: 1.5,
          folds: ridge(-140, -142, 140, -142, 8, 8, 0.5),
          details: stitch('M-154 -115L-14 -55C-6 -51 6 -51 14 -55L154 -115', make.seam, 0.5),
        },
      ) +
      tag('circle', { cy: -56, r: 11, fill: darken(BRASS, 0.35) }) +
      tag('circle', { cy: -57.4, r: 9.6, fill: BRASS }) +
      tag('circle', { cx: -3, cy: -61, r: 3, fill: '#fff3cf' }),
  );
}

export function crossbody(make: Making): Drawn {
  const tone = make.garment.colour.hex;
  return stood(
    make,
    350,
    280,
    contact(-110, 110) +
      handle('M-104 -150C-150 -320 -60 -350 0 -346C70 -342 146 -310 104 -150', darken(tone, 0.2), 7) +
      make.room.cut(
        'body',
        'M-112 -158C-60 -170 60 -170 112 -158C126 -110 126 -60 112 -24C100 -4 60 0 0 0S-100 -4 -112 -24C-126 -60 -126 -110 -112 -158Z',
        { lift: 1, details: stitch('M-106 -26C-94 -10 -58 -7 0 -7S94 -10 106 -26', make.seam, 0.6) },
      ) +
      make.room.cut(
        'flap',
        'M-116 -160C-60 -173 60 -173 116 -160C124 -120 112 -84 84 -66C40 -48 -40 -48 -84 -66C-112 -84 -124 -120 -116 -160Z',
        {
          lift: 1.4,
          folds: ridge(-96, -146, 100, -146, 8, 12, 0.4),
          details: stitch('M-109 -155C-116 -120 -104 -88 -80 -72C-38 -55 38 -55 80 -72C104 -88 116 -120 109 -155', make.seam, 0.6),
        },
      ) +
      tag('rect', { x: -5, y: -76, width: 10, height: 34, rx: 4, fill: BRASS }) +
      ring(-106, -156) +
      ring(106, -156),
  );
}
