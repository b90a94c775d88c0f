import { tag } from '../draw/svg';
import type { FabricLook } from './fabric-look';

const stroke = (d: string, colour: string, width: number, opacity: number): string =>
  tag('path', { d, fill: 'none', stroke: colour, 'stroke-width': width, 'stroke-opacity': opacity, 'stroke-linecap': 'round' });

const tiles: Record<Exclude<FabricLook['weave'], 'none'>, { w: number; h: number; body: string }> = {
  twill: { w: 3, h: 3, body: stroke('M-1 4L4 -1M-1 1L1 -1M2 4L4 2', '#fff', 0.9, 0.2) + stroke('M-1 2.6L2.6 -1', '#000', 0.6, 0.14) },
  // Two leaning stitches make one V of stocking stitch between the ridges.
  rib: {
    w: 7,
    h: 5,
    body:
      tag('rect', { width: 1.6, height: 5, fill: '#000', 'fill-opacity': 0.2 }) +
      stroke('M2.2 0.6L4.2 3.4M6.4 0.6L4.5 3.4', '#fff', 1.1, 0.17) +
      stroke('M2.2 2.6L4.2 5.2M6.4 2.6L4.5 5.2', '#000', 0.7, 0.16),
  },
  cable: {
    w: 46,
    h: 44,
    body:
      stroke('M3 0V44M43 0V44', '#000', 2, 0.16) +
      stroke('M6 0V44M40 0V44', '#fff', 1.6, 0.16) +
      stroke('M15 -2C15 12 31 10 31 22S15 32 15 46', '#000', 11, 0.16) +
      stroke('M15 -3C15 11 31 9 31 21S15 31 15 45', '#fff', 6, 0.22) +
      stroke('M31 -2C31 6 26 9 23 11M20 34C16 36 15 40 15 46M31 22C31 30 26 32 23 33M15 22C15 16 20 13 23 11', '#000', 2, 0.2) +
      Array.from({ length: 11 }, (_, i) => stroke(`M13 ${i * 4}l5 2.4M28 ${i * 4 + 2}l5 -2.4`, '#000', 0.8, 0.13)).join(''),
  },
  basket: {
    w: 5,
    h: 5,
    body: stroke('M0 1.2H2.4M2.6 3.7H5', '#fff', 1, 0.2) + stroke('M0 2.4H2.4M2.6 4.9H5M2.5 0V2.4M5 2.5V5', '#000', 0.6, 0.16),
  },
  pebble: {
    w: 9,
    h: 9,
    body: stroke('M1 2.5q1.5 -2 3 0M5.5 6.4q1.4 -1.8 2.8 0M5.8 1.4q1 -1 2 0.4M1.4 7q1.2 -1.4 2.2 0.2', '#fff', 0.6, 0.12),
  },
};

/** The weave as a transparent tile laid over the dyed cloth; returns definitions and paint, or nothing. */
export function weavePaint(weave: FabricLook['weave'], id: string, turn: number): { defs: string; paint: string } | undefined {
  if (weave === 'none') return undefined;
  const tile = tiles[weave];
  return {
    defs: tag(
      'pattern',
      { id, width: tile.w, height: tile.h, patternUnits: 'userSpaceOnUse', patternTransform: `rotate(${turn})` },
      tile.body,
    ),
    paint: `url(#${id})`,
  };
}
