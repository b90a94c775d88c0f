import type { Fabric, Pattern } from '@/lib/domain/wardrobe/garment';
import { seamTone } from '../draw/colour';
import { group, line, shape, tag } from '../draw/svg';
import { FABRIC_LOOKS } from './fabric-look';
import { printPaint } from './print';
import { lit, reliefOf } from './relief';
import { weavePaint } from './weave';

/** A bolt of cloth: everything a piece cut from it needs. */
export interface Cloth {
  /** Prefix of all ids, unique within one picture. */
  readonly scope: string;
  readonly base: string;
  readonly accent: string;
  readonly pattern: Pattern;
  readonly fabric: Fabric;
  /** Device pixels per unit of the drawing: light is computed on pixels, so the relief has to know. */
  readonly seed: number;
}

export type Dye = Pick<Cloth, 'base' | 'accent' | 'pattern' | 'fabric'>;

interface PieceOptions {
  /** White shapes that stand out from the surface: ridges of folds, padding. */
  readonly folds?: string;
  /** Drawn on the cloth before it is lit: borders, yokes, trims. */
  readonly trim?: string;
  /** Drawn on top, unlit: stitching, buttons. */
  readonly details?: string;
  /** Direction of the grain in degrees. */
  readonly turn?: number;
  /** How far the piece stands off what is behind it; 0 throws no shadow. */
  readonly lift?: number;
  /** Another dye for this piece, without the print. */
  readonly plain?: string;
  /** Another cloth of the same hand: only dye, print and weave change. */
  readonly dye?: Dye;
}

/** A soft shadow from stacked translucent strokes: a blur filter here would cost more than the whole garment. */
function liftShadow(d: string, lift: number): string {
  const rings = [2, 4.6, 8.4].map((width) => tag('path', { d, 'stroke-width': width * lift }));
  return group(rings.join(''), {
    fill: 'none',
    stroke: '#2e1a0d',
    'stroke-opacity': 0.075,
    'stroke-linejoin': 'round',
    transform: `translate(${1.3 * lift} ${2 * lift})`,
  });
}

export interface Workroom {
  readonly cloth: Cloth;
  /** Cuts one piece: path data in, dyed cloth out; its relief joins the garment's height map. */
  readonly cut: (name: string, d: string, options?: PieceOptions) => string;
  /** Everything cut inside is moved by the transform, and so is its relief. */
  readonly moving: (transform: string, draw: () => string) => string;
  /** Lights everything cut so far, as one surface: a filter per piece would cost ten times as much. */
  readonly press: (drawn: string) => string;
  /** The outlines of everything cut so far: what throws the shadow on the wall. */
  readonly silhouette: () => string;
}

export function workroom(cloth: Cloth): Workroom {
  const outlines: string[] = [];
  const heights: string[] = [];
  let moved: string | undefined;
  return {
    cloth,
    cut: (name, d, options = {}) => {
      const id = `${cloth.scope}-${name}`;
      const turn = options.turn ?? 0;
      const lift = options.lift ?? 1;
      const dye = options.dye ?? cloth;
      const print =
        options.plain === undefined ? printPaint(dye.pattern, dye.base, dye.accent, `${id}-p`, turn) : { defs: '', paint: options.plain };
      const edge = seamTone(options.plain ?? dye.base);
      const weave = weavePaint(FABRIC_LOOKS[dye.fabric].weave, `${id}-w`, turn);
      const clip = { 'clip-path': `url(#${id}-c)` };
      const defs = tag('defs', {}, print.defs + (weave?.defs ?? '') + tag('clipPath', { id: `${id}-c` }, tag('path', { d })));
      outlines.push(tag('path', { d, transform: moved }));
      heights.push(
        group(
          tag('path', { d, fill: 'none', stroke: '#0a0a0a', 'stroke-width': 4.4 * lift, 'stroke-opacity': 0.5 }) +
            group(shape(d, '#737373') + (options.folds ?? ''), clip),
          { transform: moved },
        ),
      );
      const dyed = group(
        shape(d, print.paint) +
          (options.trim ?? '') +
          (weave ? shape(d, weave.paint) : '') +
          line(d, edge, 1.7, { 'stroke-opacity': 0.3 }) +
          (options.details ?? ''),
        clip,
      );
      return defs + (lift > 0 ? liftShadow(d, lift) : '') + dyed;
    },
    moving: (transform, draw) => {
      moved = transform;
      const drawn = group(draw(), { transform });
      moved = undefined;
      return drawn;
    },
    silhouette: () => outlines.join(''),
    press: (drawn) => {
      // The apron keeps the rim from falling off like the edge of a cushion; being translucent it is not covered.
      const apron = group(outlines.join(''), { fill: 'none', stroke: '#4c4c4c', 'stroke-width': 16, 'stroke-opacity': 0.5 });
      return lit(`${cloth.scope}-relief`, reliefOf(cloth), drawn, apron + heights.join(''));
    },
  };
}
