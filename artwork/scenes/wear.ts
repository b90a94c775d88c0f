import { COLOURS } from '@/lib/domain/wardrobe/garment';
import { SAMPLE_GARMENTS } from '@/lib/domain/wardrobe/sample-garments';
import { sprite } from '../draw/sprite';
import { group, place, tag } from '../draw/svg';
import { drawGarment } from '../garments/draw-garment';
import { DRAWN_GARMENTS } from '../garments/drawn-garments';
import { frameOf } from '../garments/piece';

/** Puts a garment of the catalogue into a scene: hanging from (x, y), or standing on it. */
export function wear(
  id: string,
  x: number,
  y: number,
  scale: number,
  options: { readonly turn?: number; readonly shadow?: number; readonly dyed?: keyof typeof COLOURS } = {},
): string {
  const garment = [...SAMPLE_GARMENTS, ...DRAWN_GARMENTS].find((candidate) => candidate.id === id);
  if (!garment) throw new Error(`The catalogue has no garment "${id}"`);
  const dye = options.dyed && { name: options.dyed, hex: COLOURS[options.dyed] };
  const drawn = drawGarment(dye ? { ...garment, colour: dye, accent: dye } : garment, `w${Math.round(x)}-${id}`);
  const offset = options.shadow ?? 20;
  const shadow =
    drawn.stance === 'hang' && offset > 0
      ? group(place(drawn.silhouette, x + offset, y + offset * 1.1, scale, options.turn), {
          fill: '#2a1a10',
          opacity: 0.26,
          filter: 'url(#soft12)',
        })
      : '';
  return shadow + place(sprite(frameOf(drawn), scale, drawn.svg), x, y, scale, options.turn);
}

export const softShadow = (cx: number, cy: number, rx: number, ry: number, opacity = 0.26): string =>
  tag('ellipse', { cx, cy, rx, ry, fill: '#1c110b', 'fill-opacity': opacity, filter: 'url(#soft12)' });
