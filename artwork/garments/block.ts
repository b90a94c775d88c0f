import type { Neckline } from '@/lib/domain/wardrobe/garment';
import { path } from '../draw/svg';

/**
 * The basic block an upper garment is cut from, as a pattern cutter drafts it: half widths from the centre line,
 * heights from the point where shoulder and neck meet. The hanger's hook touches the rail at y = HOOK.
 */
export interface Block {
  readonly neck: number;
  readonly shoulder: number;
  readonly slope: number;
  readonly armhole: number;
  readonly chest: number;
  readonly waist: number;
  readonly waistY: number;
  readonly hem: number;
  readonly length: number;
}

export interface Sleeve {
  readonly length: number;
  readonly cuff: number;
  /** Degrees away from the body. */
  readonly spread: number;
  /** Extra width above the cuff, as in a bishop sleeve. */
  readonly puff?: number;
}

export type Side = 1 | -1;
export const HOOK = -74;

/** Front neck edge from the left shoulder point to the right one, as path commands after a move to the left point. */
function neckEdge(block: Block, shape: Neckline, depth: number): string {
  const n = block.neck;
  switch (shape) {
    case 'v':
      return path`C${-n * 0.86} ${depth * 0.4} ${-n * 0.3} ${depth * 0.82} 0 ${depth}C${n * 0.3} ${depth * 0.82} ${n * 0.86} ${depth * 0.4} ${n} 0`;
    case 'square':
      return path`L${-n * 0.86} ${depth}Q0 ${depth + 4} ${n * 0.86} ${depth}L${n} 0`;
    case 'sweetheart':
      return path`C${-n * 0.95} ${depth * 0.4} ${-n * 0.9} ${depth * 0.6} ${-n * 0.84} ${depth * 0.72}C${-n * 0.6} ${depth * 0.5} ${-n * 0.2} ${depth * 0.6} 0 ${depth}C${n * 0.2} ${depth * 0.6} ${n * 0.6} ${depth * 0.5} ${n * 0.84} ${depth * 0.72}C${n * 0.9} ${depth * 0.6} ${n * 0.95} ${depth * 0.4} ${n} 0`;
    case 'boat':
      return path`Q0 ${depth * 1.5} ${n} 0`;
    case 'cowl':
      return path`C${-n * 0.7} ${depth * 0.9} ${-n * 0.4} ${depth * 1.1} 0 ${depth * 1.1}C${n * 0.4} ${depth * 1.1} ${n * 0.7} ${depth * 0.9} ${n} 0`;
    default:
      return path`C${-n * 0.92} ${depth * 0.72} ${-n * 0.55} ${depth} 0 ${depth}C${n * 0.55} ${depth} ${n * 0.92} ${depth * 0.72} ${n} 0`;
  }
}

export interface BodyShape {
  readonly neckline: Neckline;
  readonly depth: number;
  /** How much lower the centre of the hem hangs than its sides; a curved shirt tail is about 26. */
  readonly tail?: number;
  /** Straps instead of shoulders: half width of one strap. */
  readonly strap?: number;
}

/** Outline of the front. */
export function bodyPath(block: Block, shape: BodyShape): string {
  const { neck, shoulder, slope, armhole, chest, waist, waistY, hem, length } = block;
  const tail = shape.tail ?? 7;
  const side = (s: Side): { down: string; up: string } => ({
    down: path`C${s * (shoulder - 12)} ${slope + (armhole - slope) * 0.45} ${s * (chest - 15)} ${armhole - 20} ${s * chest} ${armhole}C${s * (chest - 1)} ${armhole + (waistY - armhole) * 0.4} ${s * waist} ${waistY - (waistY - armhole) * 0.3} ${s * waist} ${waistY}C${s * waist} ${waistY + (length - waistY) * 0.25} ${s * hem} ${length - (length - waistY) * 0.35} ${s * (hem + 1)} ${length}`,
    up: path`C${s * hem} ${length - (length - waistY) * 0.35} ${s * waist} ${waistY + (length - waistY) * 0.25} ${s * waist} ${waistY}C${s * waist} ${waistY - (waistY - armhole) * 0.3} ${s * (chest - 1)} ${armhole + (waistY - armhole) * 0.4} ${s * chest} ${armhole}C${s * (chest - 15)} ${armhole - 20} ${s * (shoulder - 12)} ${slope + (armhole - slope) * 0.45} ${s * shoulder} ${slope}`,
  });
  return (
    path`M${-neck} 0${neckEdge(block, shape.neckline, shape.depth)}C${neck + (shoulder - neck) * 0.4} ${slope * 0.28} ${shoulder - 14} ${slope - 9} ${shoulder} ${slope}` +
    side(1).down +
    path`C${hem * 0.5} ${length + tail} ${-hem * 0.42} ${length + tail + 3} ${-hem} ${length}` +
    side(-1).up +
    path`C${-(shoulder - 14)} ${slope - 9} ${-(neck + (shoulder - neck) * 0.4)} ${slope * 0.28} ${-neck} 0Z`
  );
}

/** A set-in sleeve: rounded cap, seam along the armhole, tapering to the cuff. */
export function sleeveFrame(
  block: Block,
  sleeve: Sleeve,
  s: Side,
): {
  readonly d: string;
  readonly axis: readonly [number, number];
  readonly across: readonly [number, number];
  readonly end: readonly [number, number];
  readonly elbow: readonly [number, number];
  readonly turn: number;
} {
  const a = (sleeve.spread * Math.PI) / 180;
  const axis = [s * Math.sin(a), Math.cos(a)] as const;
  const across = [s * Math.cos(a), -Math.sin(a)] as const;
  const { shoulder, slope, armhole, chest } = block;
  const sx = s * (shoulder - 1);
  const mx = s * ((shoulder + chest) / 2 + 8);
  const my = (slope + armhole) / 2;
  const end = [mx + axis[0] * sleeve.length, my + axis[1] * sleeve.length] as const;
  const half = sleeve.cuff / 2;
  const out = [end[0] + across[0] * half, end[1] + across[1] * half] as const;
  const inn = [end[0] - across[0] * half, end[1] - across[1] * half] as const;
  const puff = sleeve.puff ?? 0;
  const elbow = [mx + axis[0] * sleeve.length * 0.45, my + axis[1] * sleeve.length * 0.45] as const;
  // A short sleeve has no room for the full roundness of the cap.
  const k = Math.min(1, sleeve.length / 210);
  const d =
    path`M${sx} ${slope - 1}C${sx + s * 15 * k} ${slope + 2} ${sx + s * 27 * k} ${slope + 24 * k} ${sx + s * 33 * k + axis[0] * 18 * k} ${slope + 54 * k}` +
    path`C${sx + s * 40 * k + axis[0] * 40 * k} ${slope + 98 * k} ${out[0] - axis[0] * sleeve.length * 0.42 + across[0] * (8 + puff)} ${out[1] - axis[1] * sleeve.length * 0.42 + across[1] * (8 + puff)} ${out[0] + across[0] * puff * 0.3} ${out[1] + across[1] * puff * 0.3}` +
    path`Q${end[0] + axis[0] * 5} ${end[1] + axis[1] * 5} ${inn[0] - across[0] * puff * 0.3} ${inn[1] - across[1] * puff * 0.3}` +
    path`C${inn[0] - axis[0] * sleeve.length * 0.4 - across[0] * (puff * 0.8 - 1)} ${inn[1] - axis[1] * sleeve.length * 0.4} ${s * (chest + 7)} ${armhole + sleeve.length * 0.16} ${s * (chest - 3)} ${armhole + 4}` +
    path`C${s * (chest - 17)} ${armhole - 22} ${s * (shoulder - 15)} ${slope + (armhole - slope) * 0.4} ${sx} ${slope - 1}Z`;
  return { d, axis, across, end, elbow, turn: -s * sleeve.spread };
}
