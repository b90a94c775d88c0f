import { darken, lightness, lighten } from '../draw/colour';
import { path } from '../draw/svg';
import { ridge } from '../fabric/folds';
import type { Block, Side } from './block';
import { seamLine, stitch, type Making } from './piece';

const both = (one: (s: Side) => string): string => one(-1) + one(1);

/** The back of a collar seen inside the neck: the stand, in shade. Drawn before the fronts. */
export function collarBack(make: Making, block: Block, rise: number): string {
  const n = block.neck;
  const base = make.room.cloth.base;
  const d = path`M${-n - 4} 6C${-n - 2} ${-rise * 0.5} ${-n * 0.7} ${-rise} ${-n * 0.4} ${-rise - 2}C${-n * 0.15} ${-rise - 4} ${n * 0.2} ${-rise - 4} ${n * 0.42} ${-rise - 2}C${n * 0.72} ${-rise} ${n + 2} ${-rise * 0.5} ${n + 4} 6C${n * 0.5} ${16} ${-n * 0.5} ${16} ${-n - 4} 6Z`;
  return make.room.cut('collar-back', d, { lift: 0, plain: lightness(base) < 0.2 ? lighten(base, 0.05) : darken(base, 0.2) });
}

/** Shirt collar with stand and fall: each leaf rolls over the neck and ends in a point. */
export function shirtCollar(make: Making, block: Block, point: number, spread: number, rise = 16): string {
  const n = block.neck;
  return both((s) => {
    const tip: readonly [number, number] = [s * (n * 0.42 + spread), point + 22];
    const d = path`M${s * n * 0.36} ${-rise - 3}C${s * n * 0.8} ${-rise} ${s * (n + 5)} ${-rise * 0.4} ${s * (n + 8)} 5C${s * (n + 4)} ${point * 0.5} ${tip[0] + s * 6} ${tip[1] - 10} ${tip[0]} ${tip[1]}C${s * n * 0.34} ${point * 0.8} ${s * n * 0.12} ${point * 0.55} 0 ${point * 0.42 + 6}C${s * n * 0.34} ${point * 0.12} ${s * n * 0.62} ${-rise * 0.3} ${s * n * 0.36} ${-rise - 3}Z`;
    const edge = path`M${s * (n + 4)} 6C${s * n} ${point * 0.5} ${tip[0] + s * 2} ${tip[1] - 12} ${tip[0] - s * 1} ${tip[1] - 6}C${s * n * 0.34} ${point * 0.72} ${s * n * 0.16} ${point * 0.5} ${s * 3} ${point * 0.42 + 3}`;
    return make.room.cut(`collar${s}`, d, {
      folds: ridge(s * n * 0.4, -rise, s * (n * 0.8), point * 0.4, 5, s * -6, 0.4),
      details: stitch(edge, make.seam, 0.45),
      turn: s * 24,
      lift: 0.9,
    });
  });
}

/** Standing band collar with rounded front corners, as on a qipao. */
export function mandarinCollar(make: Making, block: Block, rise: number, trim: string): string {
  const n = block.neck;
  const d = path`M${-n - 3} 3C${-n} ${-rise * 0.6} ${-n + 4} ${-rise * 0.9} ${-n + 7} ${-rise}C${-n * 0.5} ${-rise * 0.3} -8 ${-rise * 0.2 + 6} -3 ${8}L0 16L3 ${8}C8 ${-rise * 0.2 + 6} ${n * 0.5} ${-rise * 0.3} ${n - 7} ${-rise}C${n - 4} ${-rise * 0.9} ${n} ${-rise * 0.6} ${n + 3} 3C${n * 0.6} 21 14 27 0 28C-14 27 ${-n * 0.6} 21 ${-n - 3} 3Z`;
  const edge = path`M${-n + 7} ${-rise + 1}C${-n * 0.5} ${-rise * 0.3 + 1} -8 ${-rise * 0.2 + 7} -2 10L0 17L2 10C8 ${-rise * 0.2 + 7} ${n * 0.5} ${-rise * 0.3 + 1} ${n - 7} ${-rise + 1}`;
  return make.room.cut('mandarin', d, {
    details:
      seamLine(edge, trim, 3, 1) + seamLine(path`M${-n - 3} 3C${-n * 0.6} 21 -14 27 0 28C14 27 ${n * 0.6} 21 ${n + 3} 3`, trim, 2.4, 1),
    lift: 0.9,
  });
}

export type LapelStyle = 'notch' | 'peak' | 'shawl';

/** Tailored collar and lapels rolling to the break point. */
export function lapels(make: Making, block: Block, breakY: number, width: number, style: LapelStyle, overlap = 0): string {
  const n = block.neck;
  const gorge = breakY * 0.3;
  const one = (s: Side): string => {
    const bx = s > 0 ? -overlap : overlap * 0.4;
    const roll = path`C${s * n * 0.62} ${breakY * 0.42} ${s * n * 0.2 + bx * 0.5} ${breakY * 0.76} ${bx} ${breakY}`;
    const outer =
      style === 'shawl'
        ? path`C${s * (width * 0.5)} ${breakY * 0.86} ${s * (n + width * 0.62)} ${breakY * 0.55} ${s * (n + width * 0.42)} ${gorge * 0.5}C${s * (n + width * 0.3)} 8 ${s * (n + 8)} -4 ${s * n * 0.7} -15`
        : style === 'peak'
          ? path`C${s * (width * 0.55)} ${breakY * 0.84} ${s * (n + width * 0.42)} ${breakY * 0.52} ${s * (n + width * 0.74)} ${gorge - 20}L${s * (n + width * 0.2)} ${gorge - 2}L${s * n * 0.9} ${gorge - 8}`
          : path`C${s * (width * 0.55)} ${breakY * 0.84} ${s * (n + width * 0.4)} ${breakY * 0.56} ${s * (n + width * 0.58)} ${gorge + 2}L${s * (n + width * 0.16)} ${gorge - 7}L${s * n * 0.9} ${gorge - 8}`;
    const lapel =
      style === 'shawl'
        ? path`M${s * n * 0.7} -15C${s * n * 0.95} -4 ${s * n} 8 ${s * n * 0.92} 22${roll}${outer}Z`
        : path`M${s * n * 0.97} 4${roll}${outer}Z`;
    const leaf = path`M${s * n * 0.34} -19C${s * n * 0.8} -17 ${s * (n + 6)} -8 ${s * (n + 11)} 4C${s * (n + width * 0.34)} ${gorge * 0.4} ${s * (n + width * 0.44)} ${gorge * 0.6} ${s * (n + width * 0.46)} ${gorge - 15}L${s * (n + width * 0.17)} ${gorge - 5}C${s * n * 1.02} ${gorge * 0.7} ${s * n * 1.0} 14 ${s * n * 0.86} 2C${s * n * 0.72} -8 ${s * n * 0.5} -12 ${s * n * 0.34} -19Z`;
    const cutLapel = make.room.cut(`lapel${s}`, lapel, {
      folds: ridge(s * n * 0.9, 10, bx + s * 6, breakY - 4, 6, s * 8, 0.5),
      turn: s * -12,
      lift: 1.3,
      details: seamLine(path`M${s * n * 0.97} 4${roll}`, make.seam, 1, 0.25),
    });
    const cutLeaf =
      style === 'shawl'
        ? ''
        : make.room.cut(`leaf${s}`, leaf, {
            turn: s * 38,
            lift: 1,
            folds: ridge(s * n * 0.5, -16, s * (n + 12), gorge * 0.5, 4, s * -5, 0.4),
          });
    return cutLapel + cutLeaf;
  };
  return both(one);
}
