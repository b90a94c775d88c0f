import { lightness } from '../draw/colour';
import { group, tag } from '../draw/svg';
import type { Cloth } from './cloth';
import { FABRIC_LOOKS } from './fabric-look';

/** How the height map of a garment becomes light. */
export interface Relief {
  readonly seed: number;
  /** Softness of the heights, in units of the drawing. */
  readonly blur: number;
  readonly depth: number;
  /** Noise frequency across and along, and its share of light. */
  readonly drape: readonly [number, number, number];
  readonly grain: readonly [number, number, number];
  readonly isCrossed: boolean;
  readonly sheen: number;
}

const DYED = ['<!--dyed-->', '<!--/dyed-->'] as const;
const HEIGHTS = ['<!--heights', '<!--/heights-->'] as const;

export function reliefOf(cloth: Cloth): Relief {
  const look = FABRIC_LOOKS[cloth.fabric];
  // Hard light can only darken white: pale cloth would look soiled at full strength.
  const calm = lightness(cloth.base) > 0.72 ? 0.55 : 1;
  const calmed = ([x, y, strength]: readonly [number, number, number]) => [x, y, strength * calm] as const;
  return {
    seed: cloth.seed,
    blur: look.blur,
    depth: look.relief,
    drape: calmed(look.drape),
    grain: calmed(look.grain),
    isCrossed: look.crossed,
    sheen: look.sheen,
  };
}

const noise = (fx: number, fy: number, octaves: number, seed: number, result: string): string =>
  tag('feTurbulence', { type: 'fractalNoise', baseFrequency: `${fx} ${fy}`, numOctaves: octaves, seed, result });

/** Filter that turns the garment's height map into light: 0.5 is neutral, blended as hard light. */
function reliefFilter(id: string, { seed, blur, depth, drape, grain, isCrossed, sheen }: Relief): string {
  const light = tag('feDistantLight', { azimuth: 232, elevation: 48 });
  const cross = isCrossed
    ? noise(grain[1], grain[0], 1, seed + 5, 'g2') +
      tag('feComposite', { in: 'g1', in2: 'g2', operator: 'arithmetic', k2: 0.5, k3: 0.5, result: 'g1' })
    : '';
  const shine = 2.6 * sheen;
  const gloss =
    sheen > 0
      ? tag(
          'feSpecularLighting',
          { in: 'height', surfaceScale: depth, specularConstant: 0.9, specularExponent: 14, 'lighting-color': '#fff', result: 'spec' },
          tag('feDistantLight', { azimuth: 240, elevation: 52 }),
        ) +
        tag('feGaussianBlur', { in: 'spec', stdDeviation: 3, result: 'spec' }) +
        tag('feComposite', { in: 'light', in2: 'spec', operator: 'arithmetic', k2: 1, k3: sheen, k4: -sheen * 0.2, result: 'light' }) +
        // Long bands of reflected light, where the drape turns towards the window.
        tag('feColorMatrix', {
          in: 'n',
          type: 'matrix',
          values: `${shine} 0 0 0 ${-0.56 * shine} ${shine} 0 0 0 ${-0.56 * shine} ${shine} 0 0 0 ${-0.56 * shine} 0 0 0 0 1`,
          result: 'bands',
        }) +
        tag('feComposite', { in: 'light', in2: 'bands', operator: 'arithmetic', k2: 1, k3: 1, result: 'light' })
      : '';
  return tag(
    'filter',
    { id, x: '-5%', y: '-5%', width: '110%', height: '110%', 'color-interpolation-filters': 'sRGB' },
    // The map is painted in greys; light is cast on alpha.
    tag('feColorMatrix', { in: 'SourceGraphic', type: 'matrix', values: '0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0' }) +
      tag('feGaussianBlur', { stdDeviation: blur, result: 'soft' }) +
      tag('feComponentTransfer', { in: 'soft', result: 'height' }, tag('feFuncA', { type: 'linear', slope: 0.7 })) +
      tag(
        'feDiffuseLighting',
        { in: 'height', surfaceScale: depth, diffuseConstant: 0.665, 'lighting-color': '#fffdf9', result: 'light' },
        light,
      ) +
      tag('feGaussianBlur', { in: 'light', stdDeviation: 1.1, result: 'light' }) +
      // Drape is added as light, not as height: 256 steps of height would show on slow curves as scales.
      noise(drape[0], drape[1], 1, seed, 'n') +
      tag('feColorMatrix', { in: 'n', type: 'matrix', values: '1 0 0 0 0 1 0 0 0 0 1 0 0 0 0 0 0 0 0 1', result: 'n' }) +
      tag('feComposite', {
        in: 'light',
        in2: 'n',
        operator: 'arithmetic',
        k2: 1,
        k3: drape[2] * 0.5,
        k4: -drape[2] * 0.25,
        result: 'light',
      }) +
      gloss +
      noise(grain[0], grain[1], 1, seed + 3, 'g1') +
      cross +
      tag('feColorMatrix', { in: 'g1', type: 'matrix', values: '1 0 0 0 0 1 0 0 0 0 1 0 0 0 0 0 0 0 0 1', result: 'g1' }) +
      tag('feComposite', { in: 'light', in2: 'g1', operator: 'arithmetic', k2: 1, k3: grain[2] * 2.4, k4: -grain[2] * 1.2 }) +
      tag('feComponentTransfer', { result: 'lit' }, tag('feFuncA', { type: 'linear', slope: 0, intercept: 1 })) +
      // Only where cloth is: the grooves drawn around the pieces are translucent and drop out here.
      tag('feComponentTransfer', { in: 'SourceAlpha', result: 'cover' }, tag('feFuncA', { type: 'linear', slope: 16, intercept: -15 })) +
      tag('feComposite', { in: 'lit', in2: 'cover', operator: 'in' }),
  );
}

/**
 * The dyed cloth with its light: a filter for any renderer of SVG, and the parts marked for ours, which is faster
 * (`scripts/artwork/light-relief.ts`).
 */
export function lit(id: string, relief: Relief, dyed: string, heights: string): string {
  const over = group(heights, { filter: `url(#${id})`, style: 'mix-blend-mode:hard-light' });
  return (
    tag('defs', {}, reliefFilter(id, relief)) +
    group(`${DYED[0]}${dyed}${DYED[1]}${HEIGHTS[0]} ${JSON.stringify(relief)}-->${over}${HEIGHTS[1]}`, { style: 'isolation:isolate' })
  );
}

export interface LitParts {
  readonly relief: Relief;
  readonly dyed: string;
  readonly heights: string;
}

/** Takes a lit drawing apart: the cloth without light, and the height map without cloth; nothing where there is no mark. */
export function splitLit(content: string): LitParts | undefined {
  const start = content.indexOf(HEIGHTS[0]);
  if (start < 0) return undefined;
  const head = content.indexOf('-->', start);
  const end = content.indexOf(HEIGHTS[1], head);
  const relief = JSON.parse(content.slice(start + HEIGHTS[0].length, head)) as Relief;
  const map = content.slice(head + 3, end).replace(/<g filter="[^"]*" style="[^"]*">/, '<g>');
  return {
    relief,
    dyed: content.slice(0, start) + content.slice(end + HEIGHTS[1].length),
    // Not dropped but hidden: the heights are clipped by what is defined there.
    heights:
      content.slice(0, start).replace(DYED[0], '<g display="none">').replace(DYED[1], '</g>') +
      map +
      content.slice(end + HEIGHTS[1].length),
  };
}
