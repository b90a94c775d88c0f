import { darken } from '../draw/colour';
import { line, path } from '../draw/svg';
import { ridge } from '../fabric/folds';
import type { Block } from './block';
import { frontEdge } from './front';
import { hung, button, seamLine, type Drawn, type Making } from './piece';
import { neckBand } from './t-shirt';
import { backNeck, body, sleeves } from './upper';

function knitBlock(make: Making): Block {
  const { fit, length } = make.garment.cut;
  const ease = fit === 'oversized' ? 24 : fit === 'relaxed' ? 12 : fit === 'slim' ? -6 : 0;
  return {
    neck: 40,
    shoulder: 110 + ease,
    slope: 32 + ease * 0.2,
    armhole: 134 + ease,
    chest: 116 + ease,
    waist: 110 + ease,
    waistY: 236,
    hem: 103 + ease,
    length: length === 'cropped' ? 288 : length === 'thigh' ? 430 : 344,
  };
}

/** Vertical ribs with a seam above: hem of a knit, drawn as trim over the body. */
function ribs(from: number, to: number, half: number, tone: string): string {
  const count = Math.round((half * 2) / 7);
  const lines = Array.from({ length: count + 1 }, (_, i) => {
    const x = -half + (i * half * 2) / count;
    return line(path`M${x} ${from}V${to}`, tone, 2.4, { 'stroke-opacity': 0.3 });
  }).join('');
  return lines + seamLine(path`M${-half} ${from}Q0 ${from + 6} ${half} ${from}`, tone, 1.4, 0.6);
}

/** A cropped body ends above its own cuffs. */
const SLEEVES_END = 352;

export function jumper(make: Making): Drawn {
  const block = knitBlock(make);
  const isRoll = make.garment.cut.neckline === 'roll';
  const isV = make.garment.cut.neckline === 'v';
  const isVest = make.garment.cut.sleeve === 'none';
  const depth = isV ? 96 : isRoll ? 16 : 34;
  const n = block.neck;
  const roll = isRoll
    ? make.room.cut(
        'roll',
        path`M${-n + 3} -30C${-n * 0.5} -38 ${n * 0.5} -38 ${n - 3} -30C${n + 2} -18 ${n + 4} -4 ${n + 7} 12C${n * 0.6} 32 ${-n * 0.6} 32 ${-n - 7} 12C${-n - 4} -4 ${-n - 2} -18 ${-n + 3} -30Z`,
        {
          lift: 1,
          folds: ridge(-n, 4, n, 6, 5, 12, 0.5) + ridge(-n + 4, -14, n - 4, -12, 4, 9, 0.4),
          details: seamLine(path`M${-n + 3} -30C${-n * 0.5} -22 ${n * 0.5} -22 ${n - 3} -30`, '#1a100b', 3, 0.35),
        },
      )
    : neckBand(make, block, depth, 14, isV ? 'v' : 'crew');
  const hem = ribs(block.length - 34, block.length + 14, block.hem + 4, make.seam);
  return hung(
    make,
    isVest ? block.length : Math.max(block.length, SLEEVES_END),
    430,
    backNeck(make, block, isRoll ? 8 : depth) +
      body(make, block, { neckline: isV ? 'v' : 'crew', depth }, { hemStitch: 0, details: hem, foldAmount: 0.85 }) +
      (isVest
        ? armbands(make, block)
        : sleeves(make, block, { length: 306, cuff: 52, spread: 10, puff: 4 }, { cuff: 'rib', cuffDepth: 34 })) +
      roll,
  );
}

function armbands(make: Making, block: Block): string {
  return ([1, -1] as const)
    .map((s) => {
      const { shoulder, slope, armhole, chest } = block;
      const edge = path`M${s * shoulder} ${slope}C${s * (shoulder - 12)} ${slope + (armhole - slope) * 0.45} ${s * (chest - 15)} ${armhole - 20} ${s * chest} ${armhole}`;
      return (
        line(edge, darken(make.room.cloth.base, 0.12), 13) +
        seamLine(edge, make.seam, 1, 0.4) +
        line(edge, make.seam, 9, { 'stroke-opacity': 0.3, 'stroke-dasharray': '1.6 4', 'stroke-linecap': 'butt' })
      );
    })
    .join('');
}

export function cardigan(make: Making): Drawn {
  const block = { ...knitBlock(make), neck: 36 };
  const depth = make.garment.cut.neckline === 'crew' ? 32 : 128;
  const { length } = block;
  const isV = depth > 100;
  const edge = path`M12 ${isV ? depth - 6 : depth}C14 ${length * 0.6} 11 ${length * 0.8} 13 ${length + 14}`;
  const count = isV ? 5 : 7;
  const top = isV ? depth + 8 : depth + 16;
  const buttons = Array.from({ length: count }, (_, i) =>
    button(0, top + (i * (length - 22 - top)) / (count - 1), 5.4, make.garment.accent.hex, darken(make.garment.accent.hex, 0.5)),
  ).join('');
  const hem = ribs(length - 32, length + 14, block.hem + 4, make.seam);
  const band = seamLine(path`M-12 ${isV ? depth - 6 : depth}V${length + 10}`, make.seam, 1.2, 0.5);
  return hung(
    make,
    length,
    430,
    backNeck(make, block, depth) +
      body(
        make,
        block,
        { neckline: isV ? 'v' : 'crew', depth },
        { hemStitch: 0, details: hem + band + frontEdge(make, edge) + buttons, foldAmount: 0.85 },
      ) +
      sleeves(make, block, { length: 304, cuff: 52, spread: 10, puff: 4 }, { cuff: 'rib', cuffDepth: 32 }) +
      neckBand(make, block, depth, 12, isV ? 'v' : 'crew'),
  );
}
