import type { SampleGarment } from '@/lib/domain/wardrobe/garment';
import { group, picture, place, tag, type Picture } from '../draw/svg';
import { sprite } from '../draw/sprite';
import { drawGarment } from './draw-garment';
import { frameOf } from './piece';

const W = 400;
const H = 500;
/** Where a hanging garment begins below the rail that it hangs on in its other picture. */
const NECK = 58;
/** One for all clothes, so that a camisole beside a coat is as small as it is. */
const CLOTHES = 0.66;

/** Name of the cut-out that belongs to a garment's picture. */
export const cutoutName = ({ id }: Pick<SampleGarment, 'id'>): string => `cutout-${id}`;

/** One garment laid flat: no wall, no rail, no hanger, and a soft shadow on whatever lies below. 4:5. */
export function cutoutPicture(garment: SampleGarment): Picture {
  const drawn = drawGarment(garment, 'c', true);
  const isStanding = drawn.stance === 'stand';
  const isSmall = isStanding || garment.category === 'accessories';
  const height = isStanding ? drawn.reach : drawn.reach - NECK;
  const scale = Math.min(isSmall ? 2 : CLOTHES, (W - 24) / drawn.breadth, (H - 24) / height);
  const top = (H - height * scale) / 2;
  const y = isStanding ? top + height * scale : top - NECK * scale;
  const cast = tag(
    'defs',
    {},
    tag(
      'filter',
      { id: 'cast', x: '-20%', y: '-20%', width: '140%', height: '140%' },
      tag('feGaussianBlur', { in: 'SourceAlpha', stdDeviation: 5 }) +
        tag('feColorMatrix', { type: 'matrix', values: '0 0 0 0 0.2 0 0 0 0 0.13 0 0 0 0 0.09 0 0 0 0.3 0' }),
    ),
  );
  // Shoes and bags bring the shadow that they stand on.
  const shadow = isStanding ? '' : group(place(drawn.silhouette, W / 2 + 4, y + 6, scale), { filter: 'url(#cast)' });
  return picture(W, H, cast + shadow + place(sprite(frameOf(drawn), scale, drawn.svg), W / 2, y, scale));
}
