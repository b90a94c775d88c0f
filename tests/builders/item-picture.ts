import type { SampleGarment } from '@/lib/domain/wardrobe/garment';
import { darken, mix } from '@/artwork/draw/colour';
import { PALETTE } from '@/artwork/draw/palette';
import { group, line, path, picture, place, tag, type Picture } from '@/artwork/draw/svg';
import { sprite } from '@/artwork/draw/sprite';
import { drawGarment } from '@/artwork/garments/draw-garment';
import { frameOf } from '@/artwork/garments/piece';

const W = 640;
const H = 800;
const RAIL = 66;
const SHELF = 622;
/** Softness of the shadow on the wall. */
const CAST = 11;

function wall(garment: SampleGarment, castFilter = ''): string {
  // The wall takes a breath of the garment's own colour, so that a grid of cards is calm but not uniform.
  const tone = mix('#efe6da', garment.colour.hex, 0.07);
  return (
    tag(
      'defs',
      {},
      tag(
        'radialGradient',
        { id: 'wall', cx: 0.34, cy: 0.26, r: 0.95 },
        tag('stop', { offset: 0, 'stop-color': mix(tone, '#ffffff', 0.5) }) +
          tag('stop', { offset: 0.6, 'stop-color': tone }) +
          tag('stop', { offset: 1, 'stop-color': darken(tone, 0.12) }),
      ) + castFilter,
    ) + tag('rect', { width: W, height: H, fill: 'url(#wall)' })
  );
}

/** Blurs a shadow of this size, and no more of the picture than it reaches: the cost goes by area. */
function castFilter(breadth: number, reach: number): string {
  const rim = 3 * CAST;
  const region = {
    filterUnits: 'userSpaceOnUse',
    x: Math.round(W / 2 + 20 - breadth / 2 - rim),
    y: RAIL + 24 - rim,
    width: Math.round(breadth + 2 * rim),
    height: Math.round(reach + 2 * rim),
  };
  return tag(
    'filter',
    { id: 'cast', ...region },
    tag('feGaussianBlur', { in: 'SourceAlpha', stdDeviation: CAST }) +
      tag('feColorMatrix', { type: 'matrix', values: '0 0 0 0 0.2 0 0 0 0 0.13 0 0 0 0 0.09 0 0 0 0.34 0' }),
  );
}

function rail(): string {
  return (
    line(path`M-10 ${RAIL + 15}H650`, '#3a2417', 9, { 'stroke-opacity': 0.12 }) +
    tag('rect', { x: -4, y: RAIL - 5, width: 648, height: 10, fill: darken(PALETTE.brass, 0.28) }) +
    tag('rect', { x: -4, y: RAIL - 5, width: 648, height: 7, fill: PALETTE.brass }) +
    tag('rect', { x: -4, y: RAIL - 3.6, width: 648, height: 1.8, fill: '#fff4d8', 'fill-opacity': 0.8 })
  );
}

function shelf(): string {
  return (
    tag('rect', { x: 0, y: SHELF - 34, width: W, height: 52, fill: mix(PALETTE.oat, PALETTE.wood, 0.2) }) +
    tag('rect', { x: 0, y: SHELF - 34, width: W, height: 3, fill: '#fff', 'fill-opacity': 0.3 }) +
    tag('rect', { x: 0, y: SHELF + 18, width: W, height: 16, fill: mix(PALETTE.wood, PALETTE.oat, 0.35) }) +
    tag('rect', { x: 0, y: SHELF + 34, width: W, height: 34, fill: '#2a1a10', 'fill-opacity': 0.1 }) +
    [8, 17, 29, 40]
      .map((dy, i) =>
        line(
          path`M${i * 60 - 30} ${SHELF - 34 + dy}C200 ${SHELF - 32 + dy} 420 ${SHELF - 37 + dy} 660 ${SHELF - 33 + dy}`,
          PALETTE.walnut,
          0.8,
          { 'stroke-opacity': 0.16 },
        ),
      )
      .join('')
  );
}

/** The catalogue picture of one garment: on the rail, or on the shelf. 4:5. */
export function itemPicture(garment: SampleGarment): Picture {
  const drawn = drawGarment(garment, 'g');
  if (drawn.stance === 'stand') {
    const scale = Math.min(1.42, 470 / drawn.breadth, 520 / drawn.reach);
    return picture(W, H, wall(garment) + shelf() + place(sprite(frameOf(drawn), scale, drawn.svg), W / 2 + 12, SHELF - 4, scale));
  }
  const scale = Math.min(1.24, 660 / drawn.reach, 540 / drawn.breadth);
  const shadow = group(place(drawn.silhouette, W / 2 + 20, RAIL + 24, scale), { filter: 'url(#cast)' });
  return picture(
    W,
    H,
    wall(garment, castFilter(drawn.breadth * scale, drawn.reach * scale)) +
      shadow +
      rail() +
      place(sprite(frameOf(drawn), scale, drawn.svg), W / 2, RAIL, scale),
  );
}
