import { path } from '../draw/svg';
import type { Block } from './block';
import { placket } from './front';
import { shirtCollar, collarBack } from './collar';
import { hung, seamLine, stitch, type Drawn, type Making } from './piece';
import { backNeck, body, sleeves } from './upper';

function jerseyBlock(make: Making): Block {
  const { fit, length } = make.garment.cut;
  const ease = fit === 'slim' ? -9 : fit === 'oversized' ? 20 : fit === 'relaxed' ? 8 : 0;
  return {
    neck: 42,
    shoulder: 106 + ease,
    slope: 29 + ease * 0.2,
    armhole: 120 + ease,
    chest: 106 + ease,
    waist: 101 + ease,
    waistY: 220,
    hem: 105 + ease,
    length: length === 'cropped' ? 268 : 338,
  };
}

/** The ribbed band of a neckline, following the edge that the body was cut to. */
export function neckBand(make: Making, block: Block, depth: number, width: number, shape: 'crew' | 'v' | 'boat' = 'crew'): string {
  const n = block.neck;
  const outer = shape === 'v' ? depth + width * 1.5 : depth + width;
  const curve = (k: number, d: number): string =>
    shape === 'v'
      ? path`C${-n * 0.86 - k} ${d * 0.4} ${-n * 0.3} ${d * 0.82} 0 ${d}C${n * 0.3} ${d * 0.82} ${n * 0.86 + k} ${d * 0.4} ${n + k} ${k * 0.2}`
      : path`C${-n * 0.92 - k} ${d * 0.72} ${-n * 0.55 - k * 0.5} ${d} 0 ${d}C${n * 0.55 + k * 0.5} ${d} ${n * 0.92 + k} ${d * 0.72} ${n + k} ${k * 0.2}`;
  const back =
    shape === 'v'
      ? path`L${n} 0C${n * 0.86} ${depth * 0.4} ${n * 0.3} ${depth * 0.82} 0 ${depth}C${-n * 0.3} ${depth * 0.82} ${-n * 0.86} ${depth * 0.4} ${-n} 0Z`
      : path`L${n} 0C${n * 0.92} ${depth * 0.72} ${n * 0.55} ${depth} 0 ${depth}C${-n * 0.55} ${depth} ${-n * 0.92} ${depth * 0.72} ${-n} 0Z`;
  return (
    make.room.cut('neckband', path`M${-n - width} ${width * 0.2}${curve(width, outer)}${back}`, {
      plain: make.room.cloth.base,
      lift: 0.4,
    }) + seamLine(path`M${-n - width} ${width * 0.2}${curve(width, outer)}`, make.seam, 0.9, 0.5)
  );
}

export function tShirt(make: Making): Drawn {
  const block = jerseyBlock(make);
  const isV = make.garment.cut.neckline === 'v';
  const depth = make.garment.cut.neckline === 'boat' ? 18 : isV ? 74 : make.garment.cut.neckline === 'scoop' ? 62 : 36;
  const isLong = make.garment.cut.sleeve === 'long';
  return hung(
    make,
    block.length,
    400,
    backNeck(make, block, depth) +
      body(make, block, { neckline: isV ? 'v' : 'crew', depth }, { hemStitch: 10, foldAmount: 0.9 }) +
      sleeves(make, block, isLong ? { length: 310, cuff: 46, spread: 10 } : { length: 96, cuff: 78, spread: 26 }, { cuffDepth: 9 }) +
      neckBand(make, block, depth, 9, isV ? 'v' : 'crew'),
  );
}

export function polo(make: Making): Drawn {
  const block: Block = { ...jerseyBlock(make), neck: 34 };
  return hung(
    make,
    block.length,
    400,
    collarBack(make, block, 14) +
      backNeck(make, block, 34) +
      body(
        make,
        block,
        { neckline: 'v', depth: 40 },
        { details: placket(make, 46, 128, 3, '#efe6d4', 11) + stitch('M-11 160H11M-11 156H11', make.seam, 0.6), hemStitch: 10 },
      ) +
      sleeves(make, block, { length: 94, cuff: 72, spread: 25 }, { cuff: 'rib', cuffDepth: 13 }) +
      shirtCollar(make, block, 32, 14, 14),
  );
}
