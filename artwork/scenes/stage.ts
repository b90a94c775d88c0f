import { darken, lighten, mix } from '../draw/colour';
import { PALETTE } from '../draw/palette';
import { picture, tag, type Picture } from '../draw/svg';
import { paperGrain, sceneDefs, windowLight } from './light';

export interface StageLook {
  readonly wall?: string;
  readonly table?: string;
  /** Share of the height at which the table begins. */
  readonly edge?: number;
  readonly light?: 'window' | 'leaves' | 'none';
}

/** A still-life stage: a quiet wall, a table top, light from the left, paper tooth over all. */
export function stage(width: number, height: number, look: StageLook, draw: (table: number) => string): Picture {
  const wall = look.wall ?? PALETTE.linen;
  const table = look.table ?? '#dcc6ab';
  const edge = height * (look.edge ?? 0.74);
  const light = look.light ?? 'window';
  const defs = tag(
    'defs',
    {},
    tag(
      'linearGradient',
      { id: 'stage-wall', x1: 0, y1: 0, x2: 1, y2: 0.7 },
      tag('stop', { offset: 0, 'stop-color': mix(wall, '#fffdf8', 0.75) }) +
        tag('stop', { offset: 0.55, 'stop-color': wall }) +
        tag('stop', { offset: 1, 'stop-color': mix(wall, '#8a6a4c', 0.26) }),
    ) +
      tag(
        'linearGradient',
        { id: 'stage-table', x1: 0, y1: 0, x2: 0.2, y2: 1 },
        tag('stop', { offset: 0, 'stop-color': darken(table, 0.12) }) +
          tag('stop', { offset: 0.3, 'stop-color': table }) +
          tag('stop', { offset: 1, 'stop-color': lighten(table, 0.4) }),
      ),
  );
  return picture(
    width,
    height,
    sceneDefs() +
      defs +
      tag('rect', { width, height: edge, fill: 'url(#stage-wall)' }) +
      tag('rect', { y: edge, width, height: height - edge, fill: 'url(#stage-table)' }) +
      tag('rect', { y: edge, width, height: 5, fill: '#2a1a10', 'fill-opacity': 0.12 }) +
      (light === 'none'
        ? ''
        : windowLight(width * 0.1, height * 0.04, width * 0.42, height * 0.56, {
            panes: [2, 3],
            leaves: light === 'leaves',
            strength: 0.6,
          })) +
      draw(edge) +
      paperGrain(width, height),
  );
}
