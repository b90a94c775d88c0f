import type { SampleGarment } from '@/lib/domain/wardrobe/garment';
import { seamTone } from '../draw/colour';
import { seededRandom, type Random } from '../draw/random';
import type { SpriteBox } from '../draw/sprite';
import { group, line, path, tag } from '../draw/svg';
import { HOOK } from './block';
import { workroom, type Workroom } from '../fabric/cloth';

/** What a garment function is given: the garment, its cloth, and its own luck. */
export interface Making {
  readonly garment: SampleGarment;
  readonly room: Workroom;
  readonly random: Random;
  readonly seam: string;
  /** Laid on a bed nothing holds it up: no hanger, no hook. */
  readonly isLaid: boolean;
}

/** Hanging pieces have their origin at the rail; standing ones on the middle of the shelf. */
export interface Drawn {
  readonly stance: 'hang' | 'stand';
  readonly svg: string;
  readonly silhouette: string;
  /** Extent from the origin, for framing: downwards when hanging, upwards when standing. */
  readonly reach: number;
  readonly breadth: number;
}

/** A finished hanging garment: pressed, and moved so that its hook touches the rail at the origin. */
export const hung = (make: Making, length: number, breadth: number, drawn: string): Drawn => ({
  stance: 'hang',
  reach: length - HOOK,
  breadth,
  svg: group(make.room.press(drawn), { transform: path`translate(0 ${-HOOK})` }),
  silhouette: group(make.room.silhouette(), { transform: path`translate(0 ${-HOOK})` }),
});

/** A finished standing piece: pressed, its origin on the shelf. */
export const stood = (make: Making, height: number, breadth: number, drawn: string): Drawn => ({
  stance: 'stand',
  reach: height,
  breadth,
  svg: make.room.press(drawn),
  silhouette: make.room.silhouette(),
});

/** The frame a garment fits in, shadows included, around its origin. */
export function frameOf(drawn: Drawn): SpriteBox {
  const width = drawn.breadth + 80;
  return drawn.stance === 'hang'
    ? { x: -width / 2, y: -16, width, height: drawn.reach + 60 }
    : { x: -width / 2, y: -drawn.reach - 40, width, height: drawn.reach + 80 };
}

export function making(garment: SampleGarment, scope: string, isLaid = false): Making {
  const random = seededRandom(garment.id);
  const room = workroom({
    scope,
    seed: random.seed,
    base: garment.colour.hex,
    accent: garment.accent.hex,
    pattern: garment.pattern,
    fabric: garment.fabric,
  });
  return { garment, room, random, seam: seamTone(garment.colour.hex), isLaid };
}

export const seamLine = (d: string, tone: string, width = 1.1, opacity = 0.55): string =>
  line(d, tone, width, { 'stroke-opacity': opacity });

/** Top stitching: a fine dashed run beside a seam. */
export const stitch = (d: string, tone: string, opacity = 0.5): string =>
  line(d, tone, 0.9, { 'stroke-dasharray': '3.2 2.4', 'stroke-opacity': opacity });

/** A sewn button: rim, dish and four holes, with its own small shadow. */
export function button(x: number, y: number, r: number, fill: string, rim: string): string {
  const hole = (dx: number, dy: number): string => tag('circle', { cx: dx, cy: dy, r: r * 0.13, fill: rim });
  return group(
    tag('ellipse', { cx: r * 0.22, cy: r * 0.34, rx: r * 1.06, ry: r * 1.04, fill: '#1a100b', 'fill-opacity': 0.35 }) +
      tag('circle', { r, fill }) +
      tag('circle', { r: r * 0.94, fill: 'none', stroke: rim, 'stroke-opacity': 0.5, 'stroke-width': r * 0.14 }) +
      tag('path', {
        d: path`M${-r * 0.66} ${-r * 0.1}A${r * 0.68} ${r * 0.68} 0 0 1 ${r * 0.1} ${-r * 0.68}`,
        fill: 'none',
        stroke: '#fff',
        'stroke-opacity': 0.55,
        'stroke-width': r * 0.16,
        'stroke-linecap': 'round',
      }) +
      hole(-r * 0.24, -r * 0.24) +
      hole(r * 0.24, -r * 0.24) +
      hole(-r * 0.24, r * 0.24) +
      hole(r * 0.24, r * 0.24),
    { transform: path`translate(${x} ${y})` },
  );
}
