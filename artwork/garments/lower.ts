import { darken, lighten } from '../draw/colour';
import { line, path, tag } from '../draw/svg';
import { creases, fall, ridge } from '../fabric/folds';
import { hanger } from './hanger';
import { hung, button, seamLine, stitch, type Drawn, type Making } from './piece';

interface Legs {
  readonly waist: number;
  readonly hip: number;
  readonly knee: number;
  readonly hem: number;
  readonly length: number;
  readonly rise: number;
}

function legPath(l: Legs, s: 1 | -1): string {
  const gap = l.hem > 74 ? 3 : 7;
  return path`M${s * -5} 0L${s * l.waist} 1C${s * (l.waist + 6)} 40 ${s * l.hip} ${l.rise * 0.7} ${s * (l.hip + 2)} ${l.rise}C${s * (l.hip + 2)} ${l.rise + 60} ${s * (l.knee + gap)} ${l.length * 0.6} ${s * (l.hem + gap)} ${l.length}Q${s * (l.hem * 0.5 + gap)} ${l.length + 7} ${s * gap} ${l.length + 1}C${s * gap} ${l.length * 0.6} ${s * 3} ${l.rise + 60} ${s * 1} ${l.rise + 4}L${s * -5} ${l.rise - 10}Z`;
}

function legs(make: Making, l: Legs, creased: boolean): string {
  const { random, room, seam } = make;
  const leg = (s: 1 | -1): string => {
    const mid = (l.hem / 2 + 6) * s;
    const press = creased ? ridge(s * l.waist * 0.62, 40, mid, l.length, 5, s * 4, 0.7) : '';
    const hang = fall(
      random,
      3,
      (t) => [s * (12 + t * l.waist * 0.8), l.rise - 20],
      (t) => [s * (14 + t * l.hem * 0.9), l.length],
      creased ? 4 : 6,
      0.4,
    );
    const crotch =
      creases(random, s * 8, l.rise + 6, 52, s > 0 ? 22 : 158, 3) + ridge(s * (l.hip - 4), l.rise - 34, s * 18, l.rise + 20, 5, s * 8, 0.4);
    const knees =
      creased || l.length < 300
        ? ''
        : creases(random, s * (l.knee * 0.3), l.length * 0.56, 36, s > 0 ? 10 : 170, 3) +
          creases(random, s * l.hem * 0.3, l.length - 34, 30, s > 0 ? 6 : 174, 3);
    return room.cut(`leg${s}`, legPath(l, s), {
      folds: press + hang + crotch + knees,
      turn: s * -1.5,
      lift: 1.1,
      details:
        stitch(path`M${-400} ${l.length - 10}H400`, seam, 0.4) +
        seamLine(
          path`M${s * (l.waist - 2)} 22C${s * (l.waist + 3)} 50 ${s * (l.hip - 3)} ${l.rise * 0.7} ${s * (l.hip - 1)} ${l.rise}`,
          seam,
          0.9,
          0.2,
        ),
    });
  };
  return leg(1) + leg(-1);
}

function waistband(make: Making, half: number, depth: number, details = ''): string {
  const back = path`M${-half + 3} -4C${-half * 0.5} -10 ${half * 0.5} -10 ${half - 3} -4V8H${-half + 3}Z`;
  return (
    `<path d="${back}" fill="${darken(make.garment.colour.hex, 0.45)}"/>` +
    make.room.cut(
      'band',
      path`M${-half} -5C${-half * 0.5} 1 ${half * 0.5} 1 ${half} -5L${half + 2} ${depth - 5}C${half * 0.5} ${depth + 2} ${-half * 0.5} ${depth + 2} ${-half - 2} ${depth - 5}Z`,
      {
        lift: 0.7,
        details:
          stitch(path`M${-half} ${depth - 8}C${-half * 0.5} ${depth - 1} ${half * 0.5} ${depth - 1} ${half} ${depth - 8}`, make.seam, 0.5) +
          details,
      },
    )
  );
}

const loops = (make: Making, xs: readonly number[], depth: number): string =>
  xs.map((x) => make.room.cut(`loop${x}`, path`M${x - 3} -6H${x + 3}V${depth + 1}H${x - 3}Z`, { lift: 0.5 })).join('');

const held = (make: Making, half: number): string => (make.isLaid ? '' : hanger('clip', half + 2, 0, make.room.cloth.scope));

export function trousers(make: Making): Drawn {
  const { fit } = make.garment.cut;
  const isWide = make.garment.kind === 'wide-trousers';
  const isShorts = make.garment.kind === 'shorts';
  const hem = isShorts ? 100 : isWide ? 112 : fit === 'slim' ? 52 : 66;
  const l: Legs = {
    waist: 82,
    hip: isWide ? 110 : 102,
    knee: isShorts ? 100 : isWide ? 104 : 72,
    hem,
    length: isShorts ? 262 : make.garment.cut.length === 'cropped' ? 500 : 584,
    rise: 150,
  };
  const pleats = [1, -1]
    .map(
      (s) =>
        seamLine(path`M${s * 44} 20L${s * 46} 78`, make.seam, 1.4, 0.6) + seamLine(path`M${s * 58} 20L${s * 59} 64`, make.seam, 1.2, 0.5),
    )
    .join('');
  const fly = stitch('M12 20V104C12 122 6 132 -3 138', make.seam, 0.5) + seamLine(path`M0 18V${l.rise}`, make.seam, 1.3, 0.6);
  const pockets = [1, -1].map((s) => seamLine(path`M${s * 66} 20C${s * 72} 52 ${s * 82} 76 ${s * 96} 98`, make.seam, 1.4, 0.7)).join('');
  return hung(
    make,
    l.length,
    260,
    held(make, 82) +
      legs(make, l, !isShorts || make.garment.fabric !== 'denim') +
      pleats +
      fly +
      pockets +
      waistband(make, 82, 24, seamLine('M10 -6V22', make.seam, 1, 0.6)) +
      loops(make, [-56, -26, 32, 60], 19) +
      button(2, 8, 4.6, darken(make.garment.colour.hex, 0.4), make.seam),
  );
}

export function jeans(make: Making): Drawn {
  const { fit } = make.garment.cut;
  const hem = fit === 'relaxed' ? 78 : fit === 'slim' ? 50 : 64;
  const l: Legs = { waist: 82, hip: 102, knee: fit === 'relaxed' ? 84 : 70, hem, length: 570, rise: 152 };
  const thread = '#c98f4e';
  const pockets = [1, -1]
    .map(
      (s) =>
        stitch(path`M${s * 42} 20C${s * 46} 56 ${s * 66} 72 ${s * 99} 72`, thread, 0.95) +
        stitch(path`M${s * 45} 20C${s * 49} 52 ${s * 68} 67 ${s * 99} 67`, thread, 0.95) +
        seamLine(path`M${s * 40} 20C${s * 44} 60 ${s * 66} 76 ${s * 100} 76`, make.seam, 1.3, 0.6),
    )
    .join('');
  const rivets = [
    [44, 26],
    [-44, 26],
    [92, 66],
    [-92, 66],
  ]
    .map(([cx, cy]) => tag('circle', { cx, cy, r: 2.6, fill: '#b8794a' }))
    .join('');
  const fly =
    stitch('M14 20V112C14 128 6 138 -4 142M10 20V110C10 124 4 132 -4 137', thread, 0.95) +
    seamLine(path`M0 18V${l.rise}`, make.seam, 1.4, 0.6);
  const fade = [1, -1]
    .map(
      (s) =>
        tag('ellipse', { cx: s * 46, cy: 270, rx: 26, ry: 120, fill: lighten(make.garment.colour.hex, 0.55), 'fill-opacity': 0.1 }) +
        tag('ellipse', { cx: s * 46, cy: 260, rx: 15, ry: 86, fill: lighten(make.garment.colour.hex, 0.6), 'fill-opacity': 0.12 }),
    )
    .join('');
  return hung(
    make,
    l.length,
    260,
    held(make, 82) +
      legs(make, l, false) +
      fade +
      pockets +
      fly +
      waistband(make, 82, 26, stitch('M-82 1C-40 7 40 7 82 1', thread, 0.9)) +
      loops(make, [-54, -24, 30, 58], 21) +
      rivets +
      button(2, 9, 5.6, '#b9854f', '#6b4526'),
  );
}

export function pleatedSkirt(make: Making): Drawn {
  const length = make.garment.cut.length === 'knee' ? 330 : 450;
  const half = 78;
  const hem = length > 400 ? 176 : 160;
  const count = 15;
  const edge = Array.from({ length: count }, (_, i) => {
    const t = 1 - i / count;
    const x = (t * 2 - 1) * hem;
    const next = ((1 - (i + 1) / count) * 2 - 1) * hem;
    return path`L${x} ${length + (1 - Math.abs(t * 2 - 1)) * 10}L${(x + next) / 2 + 5} ${length + 7 + (1 - Math.abs(t * 2 - 1)) * 10}`;
  }).join('');
  const d = path`M${-half} 4L${half} 4C${half + 14} 70 ${hem - 18} ${length * 0.6} ${hem} ${length}${edge}L${-hem} ${length}C${-hem + 18} ${length * 0.6} ${-half - 14} 70 ${-half} 4Z`;
  const pleats = Array.from({ length: count }, (_, i) => {
    const t = i / count;
    const x1 = (t * 2 - 1) * half;
    const x2 = (t * 2 - 1) * hem;
    const w = (hem * 2) / count;
    return ridge(x1 + 3, 10, x2 + w * 0.4, length + 8, w * 0.28, (t - 0.5) * 26, 0.85) + '';
  }).join('');
  const lines = Array.from({ length: count - 1 }, (_, i) => {
    const t = (i + 1) / count;
    return line(
      path`M${(t * 2 - 1) * half} 10Q${(t * 2 - 1) * (half + hem) * 0.47} ${length * 0.5} ${(t * 2 - 1) * hem} ${length + 14}`,
      '#1a100b',
      2.2,
      { 'stroke-opacity': 0.2 },
    );
  }).join('');
  return hung(
    make,
    length,
    hem * 2,
    held(make, half) +
      make.room.cut('skirt', d, {
        folds: pleats,
        details: lines + stitch(path`M${-hem} ${length - 8}Q0 ${length + 6} ${hem} ${length - 8}`, make.seam, 0.35),
      }) +
      waistband(make, half, 22),
  );
}

/** Pencil and bias-cut skirts. */
export function straightSkirt(make: Making): Drawn {
  const isSlip = make.garment.kind === 'slip-skirt';
  const length = isSlip ? 450 : 372;
  const hem = isSlip ? 132 : 82;
  const hip = isSlip ? 104 : 104;
  const d = path`M-76 4L76 4C88 50 ${hip} 90 ${hip + 2} 140C${hip + 2} 220 ${hem + 4} ${length - 90} ${hem} ${length}C${hem * 0.4} ${length + 10} ${-hem * 0.5} ${length + 8} ${-hem - 1} ${length}C${-hem - 4} ${length - 90} ${-hip - 2} 220 ${-hip - 2} 140C${-hip} 90 -88 50 -76 4Z`;
  const folds = isSlip
    ? fall(
        make.random,
        7,
        (t) => [(t * 2 - 1) * 84, 60],
        (t) => [(t * 2 - 1) * hem, length],
        9,
        0.5,
      ) + ridge(-70, 60, 60, length - 60, 12, 20, 0.4)
    : ridge(-60, 40, -50, length, 7, 5, 0.34) +
      ridge(48, 60, 52, length, 7, -5, 0.34) +
      creases(make.random, -hip, 150, 60, 10, 3) +
      creases(make.random, hip, 160, 60, 168, 3);
  const details = isSlip
    ? ''
    : seamLine('M-40 20L-36 96M40 20L36 96', make.seam, 1.1, 0.5) +
      seamLine(path`M24 ${length - 108}L26 ${length + 8}`, '#1a100b', 3, 0.35) +
      stitch(path`M20 ${length - 108}L22 ${length}`, make.seam, 0.5);
  return hung(
    make,
    length,
    260,
    held(make, 76) +
      make.room.cut('skirt', d, {
        folds,
        details: details + stitch(path`M${-hem} ${length - 8}Q0 ${length + 3} ${hem} ${length - 8}`, make.seam, 0.4),
      }) +
      waistband(make, 76, isSlip ? 12 : 22),
  );
}
