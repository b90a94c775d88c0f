import { darken } from '../draw/colour';
import { line, path } from '../draw/svg';
import { fall, ridge } from '../fabric/folds';
import type { Block } from './block';
import { collarBack, shirtCollar } from './collar';
import { frontEdge, placket } from './front';
import { hanger } from './hanger';
import { hung, seamLine, stitch, type Drawn, type Making } from './piece';
import { backNeck, body, bodyFolds, sleeves } from './upper';

const LENGTHS = { cropped: 330, waist: 360, hip: 380, thigh: 420, knee: 470, midi: 560, maxi: 640 } as const;

/** Bodice on thin straps: the block starts at the bust line, the straps carry it from the hanger. */
function strapped(
  make: Making,
  block: Block,
  shape: 'cowl' | 'sweetheart' | 'square' | 'v',
  options: { readonly trim?: string; readonly details?: string; readonly folds?: string },
): string {
  const top = 62;
  const { chest, armhole, waist, waistY, hem, length } = block;
  const ease = Math.min(120, (length - waistY) * 0.5);
  const s = shape === 'v' ? 46 : shape === 'cowl' ? 26 : shape === 'sweetheart' ? 14 : 2;
  const edge =
    shape === 'cowl'
      ? path`C-54 ${top + s} -26 ${top + s + 16} 0 ${top + s + 16}C26 ${top + s + 16} 54 ${top + s} 66 ${top}`
      : shape === 'sweetheart'
        ? path`C-54 ${top - 8} -20 ${top - 6} 0 ${top + s}C20 ${top - 6} 54 ${top - 8} 66 ${top}`
        : shape === 'v'
          ? path`C-52 ${top + 12} -20 ${top + 36} 0 ${top + s}C20 ${top + 36} 52 ${top + 12} 66 ${top}`
          : path`Q0 ${top + s + 6} 66 ${top}`;
  const d = path`M-66 ${top}${edge}C74 ${top + 30} ${chest - 16} ${armhole - 16} ${chest} ${armhole}C${chest} ${armhole + 40} ${waist} ${waistY - 40} ${waist} ${waistY}C${waist + 4} ${waistY + ease * 0.58} ${hem} ${length - ease} ${hem + 2} ${length}C${hem * 0.5} ${length + 9} ${-hem * 0.4} ${length + 12} ${-hem} ${length + 1}C${-hem} ${length - ease} ${-waist - 4} ${waistY + ease * 0.58} ${-waist} ${waistY}C${-waist} ${waistY - 40} ${-chest} ${armhole + 40} ${-chest} ${armhole}C${-chest + 16} ${armhole - 16} -74 ${top + 30} -66 ${top}Z`;
  const straps = [1, -1]
    .map(
      (k) =>
        line(path`M${k * 64} ${top + 3}C${k * 62} 40 ${k * 56} 24 ${k * 50} 12`, darken(make.garment.colour.hex, 0.25), 5) +
        line(path`M${k * 64} ${top + 3}C${k * 62} 40 ${k * 56} 24 ${k * 50} 12`, make.garment.colour.hex, 3.4),
    )
    .join('');
  const back = path`M-64 ${top + 2}C-50 ${top + 14} 50 ${top + 14} 64 ${top + 2}L40 ${top + s + 26}H-40Z`;
  const cowl =
    shape === 'cowl'
      ? [18, 36, 56].map((dy, i) => ridge(-60 + i * 5, top + 6 + i * 6, 58 - i * 4, top + 5 + i * 7, 5.5, dy + 12, 0.5)).join('')
      : '';
  return (
    `<path d="${back}" fill="${darken(make.garment.colour.hex, 0.4)}"/>` +
    (make.isLaid ? '' : hanger('satin', 92, 20, make.room.cloth.scope)) +
    make.room.cut('body', d, {
      folds: cowl + bodyFolds(make, { ...block, shoulder: chest, slope: top + 10 }, 0.9) + (options.folds ?? ''),
      trim: options.trim,
      details:
        stitch(path`M${-hem - 4} ${length - 7}Q0 ${length + 4} ${hem + 4} ${length - 7}`, make.seam, 0.35) +
        seamLine(path`M-66 ${top + 2}${edge}`, make.seam, 3, 0.3) +
        (options.details ?? ''),
      lift: 1.2,
    }) +
    straps
  );
}

export function slipDress(make: Making): Drawn {
  const length = LENGTHS[make.garment.cut.length ?? 'midi'];
  const block: Block = { neck: 40, shoulder: 70, slope: 60, armhole: 140, chest: 90, waist: 80, waistY: 232, hem: 120, length };
  const neckline = make.garment.cut.neckline === 'cowl' ? 'cowl' : 'v';
  const bias = ridge(-70, 300, 40, length - 40, 12, 22, 0.36) + ridge(60, 250, -60, length - 120, 10, -24, 0.3);
  return hung(make, length, 300, strapped(make, block, neckline, { folds: bias }));
}

export function camisole(make: Making): Drawn {
  const block: Block = { neck: 40, shoulder: 70, slope: 60, armhole: 138, chest: 96, waist: 94, waistY: 220, hem: 106, length: 308 };
  return hung(make, 340, 300, strapped(make, block, make.garment.cut.neckline === 'cowl' ? 'cowl' : 'v', {}));
}

/** Fitted bodice with a waist seam and a gathered skirt. */
export function sunDress(make: Making): Drawn {
  const length = LENGTHS[make.garment.cut.length ?? 'midi'];
  const block: Block = { neck: 40, shoulder: 70, slope: 60, armhole: 136, chest: 92, waist: 76, waistY: 226, hem: 182, length };
  const gathers = fall(
    make.random,
    13,
    (t) => [(t * 2 - 1) * 72, 230],
    (t) => [(t * 2 - 1) * 176, length + 4],
    7,
    0.56,
  );
  const waist =
    seamLine(path`M-80 226Q0 234 80 226`, make.seam, 1.6, 0.7) +
    line(path`M-80 229Q0 237 80 229`, '#1a100b', 5, { 'stroke-opacity': 0.14 });
  const tier = length > 500 ? seamLine(path`M-170 ${length - 120}Q0 ${length - 106} 170 ${length - 120}`, make.seam, 1.4, 0.4) : '';
  return hung(
    make,
    length,
    400,
    strapped(make, block, 'sweetheart', {
      folds: gathers,
      details: waist + tier + seamLine('M-40 74C-34 130 -36 180 -34 226M40 74C34 130 36 180 34 226', make.seam, 1, 0.4),
    }),
  );
}

export function eveningDress(make: Making): Drawn {
  const block: Block = { neck: 40, shoulder: 70, slope: 60, armhole: 140, chest: 92, waist: 72, waistY: 244, hem: 170, length: 660 };
  const drape =
    fall(
      make.random,
      9,
      (t) => [-64 + t * 40, 250 + t * 10],
      (t) => [-150 + t * 310, 664],
      9,
      0.55,
    ) + [0, 1, 2, 3, 4].map((i) => ridge(-84 + i * 3, 150 + i * 24, 70, 206 + i * 16, 5, 10, 0.46)).join('');
  const sash = line('M-76 250C-30 262 30 262 76 240', darken(make.garment.colour.hex, 0.3), 1.6, { 'stroke-opacity': 0.6 });
  return hung(
    make,
    664,
    380,
    strapped(make, block, make.garment.cut.neckline === 'square' ? 'square' : 'sweetheart', { folds: drape, details: sash }),
  );
}

export function shirtDress(make: Making): Drawn {
  const length = LENGTHS[make.garment.cut.length ?? 'knee'];
  const block: Block = { neck: 31, shoulder: 106, slope: 27, armhole: 130, chest: 110, waist: 88, waistY: 246, hem: 146, length };
  const gathers = fall(
    make.random,
    10,
    (t) => [(t * 2 - 1) * 84, 256],
    (t) => [(t * 2 - 1) * 142, length],
    6.4,
    0.5,
  );
  const belt =
    make.room.cut('belt', 'M-91 238C-40 248 40 248 91 237L92 257C40 269 -40 269 -91 258Z', {
      lift: 1,
      details: stitch('M-91 242C-40 252 40 252 91 241M-91 254C-40 265 40 265 91 253', make.seam, 0.45),
    }) +
    make.room.cut('belt-end', 'M8 246C22 262 26 300 20 342L33 340C40 300 34 262 22 246Z', { lift: 0.9 }) +
    make.room.cut('belt-end-2', 'M2 247C-6 270 -10 300 -14 322L-2 325C4 300 8 272 14 248Z', { lift: 0.9 }) +
    make.room.cut('belt-knot', 'M-3 240Q10 236 22 241L21 259Q10 263 -2 259Z', { lift: 1 });
  const isShort = make.garment.cut.sleeve !== 'long';
  return hung(
    make,
    length,
    400,
    collarBack(make, block, 17) +
      backNeck(make, block, 24) +
      body(make, block, { neckline: 'v', depth: 40, tail: 12 }, { folds: gathers, details: placket(make, 52, length - 50, 9, '#efe6d4') }) +
      sleeves(make, block, isShort ? { length: 122, cuff: 72, spread: 22 } : { length: 320, cuff: 50, spread: 9 }, {
        cuff: isShort ? 'hem' : 'band',
        cuffDepth: isShort ? 14 : 28,
      }) +
      belt +
      shirtCollar(make, block, 36, 12),
  );
}

export function wrapDress(make: Making): Drawn {
  const length = LENGTHS[make.garment.cut.length ?? 'midi'];
  const block: Block = { neck: 36, shoulder: 104, slope: 28, armhole: 132, chest: 106, waist: 80, waistY: 246, hem: 150, length };
  const skirt = fall(
    make.random,
    8,
    () => [70, 250],
    (t) => [-130 + t * 260, length],
    7,
    0.5,
  );
  const overlap = frontEdge(make, path`M-14 150C10 190 44 222 78 244C70 320 66 ${length - 140} 40 ${length - 2}`);
  const tie =
    make.room.cut('tie', 'M72 240C90 262 96 310 90 360L103 357C110 308 102 262 86 240Z', { lift: 1 }) +
    make.room.cut('sash', 'M-84 236C-30 250 30 250 86 234L87 252C30 268 -30 268 -83 255Z', {
      lift: 0.8,
      folds: ridge(-70, 246, 80, 243, 4, 5, 0.5),
    });
  const isShort = make.garment.cut.sleeve === 'short' || make.garment.cut.sleeve === 'elbow';
  return hung(
    make,
    length,
    400,
    backNeck(make, block, 150) +
      body(make, block, { neckline: 'v', depth: 150 }, { folds: skirt, details: overlap, hemStitch: 6 }) +
      sleeves(make, block, isShort ? { length: 140, cuff: 76, spread: 18, puff: 6 } : { length: 312, cuff: 60, spread: 10, puff: 10 }, {
        cuff: 'hem',
      }) +
      tie,
  );
}
