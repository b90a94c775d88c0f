import type { Fabric, Pattern } from '@/lib/domain/wardrobe/garment'
import { lightness, seamTone } from '../draw/colour'
import { group, line, shape, tag } from '../draw/svg'
import { FABRIC_LOOKS } from './fabric-look'
import { printPaint } from './print'
import { weavePaint } from './weave'

/** A bolt of cloth: everything a piece cut from it needs. */
export interface Cloth {
  /** Prefix of all ids, unique within one picture. */
  readonly scope: string
  readonly base: string
  readonly accent: string
  readonly pattern: Pattern
  readonly fabric: Fabric
  /** Device pixels per unit of the drawing: light is computed on pixels, so the relief has to know. */
  readonly seed: number
}

export type Dye = Pick<Cloth, 'base' | 'accent' | 'pattern' | 'fabric'>

export interface PieceOptions {
  /** White shapes that stand out from the surface: ridges of folds, padding. */
  readonly folds?: string
  /** Drawn on the cloth before it is lit: borders, yokes, trims. */
  readonly trim?: string
  /** Drawn on top, unlit: stitching, buttons. */
  readonly details?: string
  /** Direction of the grain in degrees. */
  readonly turn?: number
  /** How far the piece stands off what is behind it; 0 throws no shadow. */
  readonly lift?: number
  /** Another dye for this piece, without the print. */
  readonly plain?: string
  /** Another cloth of the same hand: only dye, print and weave change. */
  readonly dye?: Dye
}

const noise = (fx: number, fy: number, octaves: number, seed: number, result: string): string =>
  tag('feTurbulence', { type: 'fractalNoise', baseFrequency: `${fx} ${fy}`, numOctaves: octaves, seed, result })

/** Filter that turns the garment's height map into light: 0.5 is neutral, blended as hard light. */
function reliefFilter(cloth: Cloth): string {
  const look = FABRIC_LOOKS[cloth.fabric]
  // Hard light can only darken white: pale cloth would look soiled at full strength.
  const calm = lightness(cloth.base) > 0.72 ? 0.55 : 1
  const [dx, dy] = look.drape
  const [gx, gy] = look.grain
  const drape = look.drape[2] * calm
  const grain = look.grain[2] * calm
  const light = tag('feDistantLight', { azimuth: 232, elevation: 48 })
  const cross = look.crossed
    ? noise(gy, gx, 1, cloth.seed + 5, 'g2') + tag('feComposite', { in: 'g1', in2: 'g2', operator: 'arithmetic', k2: 0.5, k3: 0.5, result: 'g1' })
    : ''
  const shine = 2.6 * look.sheen
  const gloss = look.sheen > 0
    ? tag('feSpecularLighting', { in: 'height', surfaceScale: look.relief, specularConstant: 0.9, specularExponent: 14, 'lighting-color': '#fff', result: 'spec' }, tag('feDistantLight', { azimuth: 240, elevation: 52 })) +
      tag('feGaussianBlur', { in: 'spec', stdDeviation: 3, result: 'spec' }) +
      tag('feComposite', { in: 'light', in2: 'spec', operator: 'arithmetic', k2: 1, k3: look.sheen, k4: -look.sheen * 0.2, result: 'light' }) +
      // Long bands of reflected light, where the drape turns towards the window.
      tag('feColorMatrix', { in: 'n', type: 'matrix', values: `${shine} 0 0 0 ${-0.56 * shine} ${shine} 0 0 0 ${-0.56 * shine} ${shine} 0 0 0 ${-0.56 * shine} 0 0 0 0 1`, result: 'bands' }) +
      tag('feComposite', { in: 'light', in2: 'bands', operator: 'arithmetic', k2: 1, k3: 1, result: 'light' })
    : ''
  return tag(
    'filter',
    { id: `${cloth.scope}-relief`, x: '-5%', y: '-5%', width: '110%', height: '110%', 'color-interpolation-filters': 'sRGB' },
    // The map is painted in greys; light is cast on alpha.
    tag('feColorMatrix', { in: 'SourceGraphic', type: 'matrix', values: '0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0' }) +
      tag('feGaussianBlur', { stdDeviation: look.blur, result: 'soft' }) +
      tag('feComponentTransfer', { in: 'soft', result: 'height' }, tag('feFuncA', { type: 'linear', slope: 0.7 })) +
      tag('feDiffuseLighting', { in: 'height', surfaceScale: look.relief, diffuseConstant: 0.665, 'lighting-color': '#fffdf9', result: 'light' }, light) +
      tag('feGaussianBlur', { in: 'light', stdDeviation: 1.1, result: 'light' }) +
      // Drape is added as light, not as height: 256 steps of height would show on slow curves as scales.
      noise(dx, dy, 1, cloth.seed, 'n') +
      tag('feColorMatrix', { in: 'n', type: 'matrix', values: '1 0 0 0 0 1 0 0 0 0 1 0 0 0 0 0 0 0 0 1', result: 'n' }) +
      tag('feComposite', { in: 'light', in2: 'n', operator: 'arithmetic', k2: 1, k3: drape * 0.5, k4: -drape * 0.25, result: 'light' }) +
      gloss +
      noise(gx, gy, 1, cloth.seed + 3, 'g1') +
      cross +
      tag('feColorMatrix', { in: 'g1', type: 'matrix', values: '1 0 0 0 0 1 0 0 0 0 1 0 0 0 0 0 0 0 0 1', result: 'g1' }) +
      tag('feComposite', { in: 'light', in2: 'g1', operator: 'arithmetic', k2: 1, k3: grain * 2.4, k4: -grain * 1.2 }) +
      tag('feComponentTransfer', { result: 'lit' }, tag('feFuncA', { type: 'linear', slope: 0, intercept: 1 })) +
      // Only where cloth is: the grooves drawn around the pieces are translucent and drop out here.
      tag('feComponentTransfer', { in: 'SourceAlpha', result: 'cover' }, tag('feFuncA', { type: 'linear', slope: 16, intercept: -15 })) +
      tag('feComposite', { in: 'lit', in2: 'cover', operator: 'in' }),
  )
}

/** A soft shadow from stacked translucent strokes: a blur filter here would cost more than the whole garment. */
function liftShadow(d: string, lift: number): string {
  const rings = [2, 4.6, 8.4].map((width) => tag('path', { d, 'stroke-width': width * lift }))
  return group(rings.join(''), { fill: 'none', stroke: '#2e1a0d', 'stroke-opacity': 0.075, 'stroke-linejoin': 'round', transform: `translate(${1.3 * lift} ${2 * lift})` })
}

export interface Workroom {
  readonly cloth: Cloth
  /** Cuts one piece: path data in, dyed cloth out; its relief joins the garment's height map. */
  readonly cut: (name: string, d: string, options?: PieceOptions) => string
  /** Everything cut inside is moved by the transform, and so is its relief. */
  readonly moving: (transform: string, draw: () => string) => string
  /** Lights everything cut so far, as one surface: a filter per piece would cost ten times as much. */
  readonly press: (drawn: string) => string
  /** The outlines of everything cut so far: what throws the shadow on the wall. */
  readonly silhouette: () => string
}

export function workroom(cloth: Cloth): Workroom {
  const outlines: string[] = []
  const heights: string[] = []
  let moved: string | undefined
  return {
    cloth,
    cut: (name, d, options = {}) => {
      const id = `${cloth.scope}-${name}`
      const turn = options.turn ?? 0
      const lift = options.lift ?? 1
      const dye = options.dye ?? cloth
      const print = options.plain === undefined ? printPaint(dye.pattern, dye.base, dye.accent, `${id}-p`, turn) : { defs: '', paint: options.plain }
      const edge = seamTone(options.plain ?? dye.base)
      const weave = weavePaint(FABRIC_LOOKS[dye.fabric].weave, `${id}-w`, turn)
      const clip = { 'clip-path': `url(#${id}-c)` }
      const defs = tag('defs', {}, print.defs + (weave?.defs ?? '') + tag('clipPath', { id: `${id}-c` }, tag('path', { d })))
      outlines.push(tag('path', { d, transform: moved }))
      heights.push(
        group(
          tag('path', { d, fill: 'none', stroke: '#0a0a0a', 'stroke-width': 4.4 * lift, 'stroke-opacity': 0.5 }) + group(shape(d, '#737373') + (options.folds ?? ''), clip),
          { transform: moved },
        ),
      )
      const dyed = group(shape(d, print.paint) + (options.trim ?? '') + (weave ? shape(d, weave.paint) : '') + line(d, edge, 1.7, { 'stroke-opacity': 0.3 }) + (options.details ?? ''), clip)
      return defs + (lift > 0 ? liftShadow(d, lift) : '') + dyed
    },
    moving: (transform, draw) => {
      moved = transform
      const drawn = group(draw(), { transform })
      moved = undefined
      return drawn
    },
    silhouette: () => outlines.join(''),
    press: (drawn) => {
      // The apron keeps the rim from falling off like the edge of a cushion; being translucent it is not covered.
      const apron = group(outlines.join(''), { fill: 'none', stroke: '#4c4c4c', 'stroke-width': 16, 'stroke-opacity': 0.5 })
      const relief = group(apron + heights.join(''), { filter: `url(#${cloth.scope}-relief)`, style: 'mix-blend-mode:hard-light' })
      return tag('defs', {}, reliefFilter(cloth)) + group(drawn + relief, { style: 'isolation:isolate' })
    },
  }
}
