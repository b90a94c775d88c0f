import { PALETTE } from '../draw/palette';
import { group, path, shape, tag } from '../draw/svg';

/** Filters and gradients that every scene shares; `scene` prefixes them. */
export function sceneDefs(): string {
  const blur = (id: string, deviation: number): string =>
    tag('filter', { id, x: '-40%', y: '-40%', width: '180%', height: '180%' }, tag('feGaussianBlur', { stdDeviation: deviation }));
  return tag('defs', {}, blur('soft4', 4) + blur('soft12', 12) + blur('soft28', 28));
}

/** A fine tooth of paper over the whole picture, which binds everything drawn into one sheet. */
export function paperGrain(width: number, height: number, strength = 0.5): string {
  // One stitched tile, repeated: noise over a whole scene would take a third of its time.
  const filter = tag(
    'filter',
    { id: 'grain', x: 0, y: 0, width: '100%', height: '100%', 'color-interpolation-filters': 'sRGB' },
    tag('feTurbulence', { type: 'fractalNoise', baseFrequency: '0.7', numOctaves: 1, seed: 11, stitchTiles: 'stitch' }) +
      tag('feColorMatrix', { type: 'matrix', values: '0.5 0 0 0 0.25 0.5 0 0 0 0.25 0.5 0 0 0 0.25 0 0 0 0 1' }),
  );
  const tile = tag(
    'pattern',
    { id: 'tooth', width: 240, height: 240, patternUnits: 'userSpaceOnUse' },
    tag('rect', { width: 240, height: 240, filter: 'url(#grain)' }),
  );
  return (
    tag('defs', {}, filter + tile) +
    tag('rect', { width, height, fill: 'url(#tooth)', opacity: strength * 0.3, style: 'mix-blend-mode:soft-light' })
  );
}

export interface RoomLook {
  readonly wall: string;
  readonly floor: string;
  /** Height of the line where wall and floor meet. */
  readonly horizon: number;
}

/** A plastered room with a skirting board and a quiet wooden floor. */
export function room(width: number, height: number, look: RoomLook): string {
  const { horizon } = look;
  const boards = [0.16, 0.36, 0.62, 0.9]
    .map((t) => tag('rect', { x: 0, y: horizon + (height - horizon) * t, width, height: 1.6, fill: PALETTE.walnut, 'fill-opacity': 0.1 }))
    .join('');
  const joints = [0.12, 0.3, 0.47, 0.66, 0.83]
    .map((t, i) => {
      const band = [0, 0.16, 0.36, 0.62, 0.9];
      const y1 = horizon + (height - horizon) * (band[i % 4] ?? 0);
      const y2 = horizon + (height - horizon) * (band[(i % 4) + 1] ?? 1);
      const drift = (t - 0.5) * 60;
      return tag('path', {
        d: path`M${width * t} ${y1}L${width * t + drift} ${y2}`,
        stroke: PALETTE.walnut,
        'stroke-opacity': 0.12,
        'stroke-width': 1.4,
        fill: 'none',
      });
    })
    .join('');
  return (
    tag(
      'defs',
      {},
      tag(
        'linearGradient',
        { id: 'wall', x1: 0, y1: 0, x2: 1, y2: 0.5 },
        tag('stop', { offset: 0, 'stop-color': '#fffaf3' }) +
          tag('stop', { offset: 0.55, 'stop-color': look.wall }) +
          tag('stop', { offset: 1, 'stop-color': '#d9c9b6' }),
      ) +
        tag(
          'linearGradient',
          { id: 'floor', x1: 0, y1: 0, x2: 0.3, y2: 1 },
          tag('stop', { offset: 0, 'stop-color': '#c2a486' }) +
            tag('stop', { offset: 0.4, 'stop-color': look.floor }) +
            tag('stop', { offset: 1, 'stop-color': '#ead9c3' }),
        ),
    ) +
    tag('rect', { width, height: horizon, fill: 'url(#wall)' }) +
    tag('rect', { y: horizon, width, height: height - horizon, fill: 'url(#floor)' }) +
    boards +
    joints +
    tag('rect', { y: horizon - 30, width, height: 30, fill: '#f7efe4' }) +
    tag('rect', { y: horizon - 31, width, height: 2.4, fill: '#fff', 'fill-opacity': 0.8 }) +
    tag('rect', { y: horizon - 28, width, height: 1.4, fill: PALETTE.clay, 'fill-opacity': 0.35 }) +
    tag('rect', { y: horizon, width, height: 7, fill: '#2a1a10', 'fill-opacity': 0.16 })
  );
}

/** Sun through a window of panes, thrown slantwise on the wall, with the shadow of leaves in it. */
export function windowLight(
  x: number,
  y: number,
  width: number,
  height: number,
  options: { readonly panes?: readonly [number, number]; readonly leaves?: boolean; readonly strength?: number } = {},
): string {
  const [columns, rows] = options.panes ?? [3, 4];
  const gap = width * 0.035;
  const w = width / columns;
  const h = height / rows;
  const panes = Array.from({ length: columns * rows }, (_, i) => {
    const px = (i % columns) * w;
    const py = Math.floor(i / columns) * h;
    return tag('rect', { x: px, y: py, width: w - gap, height: h - gap });
  }).join('');
  const leaf = (lx: number, ly: number, size: number, turn: number): string =>
    shape(
      path`M0 0C${size * 0.34} ${-size * 0.24} ${size * 0.3} ${-size * 0.8} 0 ${-size}C${-size * 0.26} ${-size * 0.7} ${-size * 0.3} ${-size * 0.24} 0 0Z`,
      '#5b4636',
      { transform: path`translate(${lx} ${ly}) rotate(${turn})` },
    );
  const leaves = options.leaves
    ? group(
        Array.from({ length: 15 }, (_, i) =>
          leaf(
            width * (0.98 - i * 0.036),
            height * (0.46 + Math.sin(i * 0.5) * 0.03 + i * 0.022),
            height * (0.17 - i * 0.004),
            i % 2 ? -42 - i * 3 : -128 - i * 3,
          ),
        ).join(''),
        { opacity: 0.2, filter: 'url(#soft4)' },
      )
    : '';
  return group(group(panes, { fill: '#fff6df', opacity: options.strength ?? 0.75, filter: 'url(#soft4)' }) + leaves, {
    transform: path`translate(${x} ${y}) skewY(14) skewX(-8)`,
  });
}
