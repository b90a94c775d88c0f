import { darken, lightness, lighten } from '../draw/colour';
import { group, path, shape, tag } from '../draw/svg';
import { creases, fall, ridge } from '../fabric/folds';
import { bodyPath, sleeveFrame, type Block, type BodyShape, type Side, type Sleeve } from './block';
import { hanger, type HangerStyle } from './hanger';
import { seamLine, stitch, type Making } from './piece';

/** What one sees through the neck opening: the inside of the back, its label, and the hanger in front of it. */
export function backNeck(make: Making, block: Block, depth: number, style: HangerStyle = 'wood'): string {
  const { base } = make.room.cloth;
  const n = block.neck;
  const inside = path`M${-n - 3} 1C${-n * 0.6} -9 ${n * 0.6} -9 ${n + 3} 1L${n + 1} ${Math.min(depth * 0.5, 24)}C${n * 0.7} ${depth * 0.9 + 8} 8 ${depth + 8} 0 ${depth + 10}C-8 ${depth + 8} ${-n * 0.7} ${depth * 0.9 + 8} ${-n - 1} ${Math.min(depth * 0.5, 24)}Z`;
  const lining = lightness(base) < 0.2 ? lighten(base, 0.1) : darken(base, 0.4);
  const label =
    tag('rect', { x: -13, y: 5, width: 26, height: 13, rx: 1, fill: '#f3ece0', 'fill-opacity': 0.9 }) +
    tag('path', { d: 'M-7 10.5H7M-4 14H4', stroke: '#b3202c', 'stroke-width': 1.1, fill: 'none' });
  return (
    shape(inside, lining) +
    (make.isLaid ? '' : hanger(style, block.shoulder, block.slope, make.room.cloth.scope)) +
    (depth > 24 ? group(label, { opacity: 0.85 }) : '')
  );
}

/** Folds that every hanging front shows: pull from the shoulders, ease at the waist, drape at the hem. */
export function bodyFolds(make: Making, block: Block, amount = 1): string {
  const { random } = make;
  const { shoulder, slope, armhole, chest, waist, waistY, hem, length } = block;
  const pull = ([1, -1] as const)
    .map(
      (s) =>
        ridge(s * (shoulder - 10), slope + 8, s * chest * 0.56, armhole + 42, 5, s * 7, 0.34 * amount) +
        ridge(
          s * (chest - 5),
          armhole + 4,
          s * waist * random.between(0.45, 0.66),
          waistY - random.between(6, 26),
          5.4,
          s * -10,
          0.46 * amount,
        ) +
        ridge(s * (chest - 4), armhole + 24, s * waist * random.between(0.68, 0.86), waistY + 4, 3.8, s * -6, 0.4 * amount),
    )
    .join('');
  const drop = length - waistY;
  const count = Math.max(3, Math.round(hem / 26));
  const hang =
    drop > 60
      ? fall(
          random,
          count,
          (t) => [(t * 2 - 1) * waist * 0.86, waistY + drop * random.between(0.02, 0.3)],
          (t) => [(t * 2 - 1) * hem * 0.95, length],
          6.6,
          0.46 * amount,
        )
      : '';
  const ease = ([1, -1] as const)
    .map((s) => ridge(s * (waist - 1), waistY + 4, s * waist * 0.3, waistY + random.between(10, 20), 3.2, s * 5, 0.3 * amount))
    .join('');
  return pull + hang + ease;
}

export interface BodyOptions {
  readonly folds?: string;
  readonly trim?: string;
  readonly details?: string;
  readonly foldAmount?: number;
  /** Distance of the hem stitching from the edge; 0 for none. */
  readonly hemStitch?: number;
}

export function body(make: Making, block: Block, shape_: BodyShape, options: BodyOptions = {}): string {
  const d = bodyPath(block, shape_);
  const gap = options.hemStitch ?? 9;
  const tail = shape_.tail ?? 7;
  const hemline =
    gap > 0
      ? stitch(
          path`M${-block.hem - 4} ${block.length - gap}C${-block.hem * 0.42} ${block.length + tail + 3 - gap} ${block.hem * 0.5} ${block.length + tail - gap} ${block.hem + 4} ${block.length - gap}`,
          make.seam,
          0.4,
        )
      : '';
  return make.room.cut('body', d, {
    folds: bodyFolds(make, block, options.foldAmount ?? 1) + (options.folds ?? ''),
    trim: options.trim,
    details: hemline + (options.details ?? ''),
    lift: 1.2,
  });
}

export interface SleeveOptions {
  /** Depth of a cuff or rib at the end. */
  readonly cuffDepth?: number;
  readonly cuff?: 'hem' | 'band' | 'rib' | 'none';
  readonly plain?: string;
}

/** Both sleeves, laid over the body so that the armhole throws a soft shadow. */
export function sleeves(make: Making, block: Block, sleeve: Sleeve, options: SleeveOptions = {}): string {
  const { random, room, seam } = make;
  const one = (s: Side): string => {
    const spread = sleeve.spread + random.between(-1.2, 1.2);
    const frame = sleeveFrame(block, { ...sleeve, spread, length: sleeve.length * random.between(0.985, 1.015) }, s);
    const [ex, ey] = frame.elbow;
    const [ax, ay] = frame.axis;
    const [cx, cy] = frame.across;
    const [endX, endY] = frame.end;
    const isLong = sleeve.length > 190;
    const depth = options.cuffDepth ?? 9;
    const half = sleeve.cuff / 2 + (sleeve.puff ?? 0) + 6;
    const bandAt = (offset: number): string =>
      path`M${endX - ax * offset + cx * half} ${endY - ay * offset + cy * half}Q${endX - ax * (offset - 5)} ${endY - ay * (offset - 5)} ${endX - ax * offset - cx * half} ${endY - ay * offset - cy * half}`;
    const folds =
      ridge(s * (block.shoulder + 4), block.slope + 10, ex + cx * 10, ey - ay * 20, 8, s * -6, 0.4) +
      ridge(s * (block.chest - 2), block.armhole + 2, ex - cx * 4, ey, 4.6, s * 5, 0.44) +
      (isLong
        ? creases(random, ex - cx * sleeve.cuff * 0.45, ey + 8, 40, s > 0 ? -14 : 194, 4) +
          ridge(ex + cx * 8, ey + ay * 14, endX + cx * sleeve.cuff * 0.16 - ax * depth, endY - ay * depth, 6, s * 3, 0.38) +
          ridge(ex - cx * 6, ey + ay * 40, endX - cx * sleeve.cuff * 0.24 - ax * depth, endY - ay * depth, 4.4, s * -3, 0.34)
        : ridge(ex, ey - 12, endX + cx * 8, endY, 6, s * 3, 0.36));
    const gathers =
      options.cuff === 'band' && (sleeve.puff ?? 0) > 0
        ? Array.from({ length: 6 }, (_, i) =>
            ridge(
              endX - ax * depth + cx * (i - 2.5) * 8,
              endY - ay * depth + cy * (i - 2.5) * 8,
              endX - ax * (depth + 62) + cx * (i - 2.5) * 12,
              endY - ay * (depth + 62),
              3.2,
              0,
              0.5,
            ),
          ).join('')
        : '';
    const details =
      options.cuff === 'none'
        ? ''
        : options.cuff === 'hem' || options.cuff === undefined
          ? stitch(bandAt(depth), seam, 0.45)
          : seamLine(bandAt(depth), seam, 1.3, 0.6);
    return room.cut(s > 0 ? 'sleeve-r' : 'sleeve-l', frame.d, {
      folds: folds + gathers,
      details,
      turn: frame.turn,
      lift: 1.3,
      plain: options.plain,
    });
  };
  return one(-1) + one(1);
}
