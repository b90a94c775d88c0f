import { PALETTE } from '../draw/palette';
import { picture, shape, tag, type Picture } from '../draw/svg';

/** The mark: a hanger whose shoulders are the lid of a box. Drawn on 64 units, bold enough for 16 pixels. */
function mark(tone: string): string {
  return tag('path', {
    d: 'M32 27.5C32 24 36.5 23.6 36.5 19.2C36.5 16.4 34.4 14.6 32 14.6C29.7 14.6 27.8 16.2 27.5 18.4M32 27.5L51 40.4C53.4 42.2 52.2 45.8 49.2 45.8H14.8C11.8 45.8 10.6 42.2 13 40.4Z',
    fill: 'none',
    stroke: tone,
    'stroke-width': 4.4,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
}

const ground = (radius: number): string =>
  tag(
    'defs',
    {},
    tag(
      'linearGradient',
      { id: 'red', x1: 0, y1: 0, x2: 0, y2: 1 },
      tag('stop', { offset: 0, 'stop-color': '#d6323f' }) + tag('stop', { offset: 1, 'stop-color': '#b51a29' }),
    ),
  ) + tag('rect', { width: 64, height: 64, rx: radius, fill: 'url(#red)' });

/** Rounded, for browsers and for platforms that do not cut the corners themselves. */
export const favicon = (): Picture => picture(64, 64, tag('rect', { width: 64, height: 64, rx: 14, fill: PALETTE.red }) + mark('#fff7ec'));

export const appIcon = (): Picture => picture(64, 64, ground(14) + mark('#fff7ec'));

/** Full bleed for platforms that cut their own shape; the mark stays inside the safe circle of 80 %. */
export const maskableIcon = (): Picture =>
  picture(
    64,
    64,
    ground(0) +
      shape('M0 64V46C16 40 26 52 40 46S58 40 64 42V64Z', '#fff', { 'fill-opacity': 0.05 }) +
      tag('g', { transform: 'translate(6.4 5.6) scale(0.8)' }, mark('#fff7ec')),
  );
