import { darken, lighten, mix } from '../draw/colour';
import { PALETTE } from '../draw/palette';
import { group, line, path, shape, tag } from '../draw/svg';
import { label } from './box';

/** A breathable garment bag on a hanger, zipped, with a window that shows what is inside. */
export function garmentBag(x: number, y: number, width: number, length: number, tone: string, inside: string = PALETTE.red): string {
  const h = width / 2;
  const id = `bag${Math.round(x)}`;
  const d = path`M${-h * 0.16} 0C${-h * 0.6} ${length * 0.03} ${-h * 0.94} ${length * 0.06} ${-h} ${length * 0.12}C${-h * 1.03} ${length * 0.5} ${-h * 1.05} ${length * 0.8} ${-h * 1.04} ${length}Q0 ${length + 12} ${h * 1.05} ${length}C${h * 1.06} ${length * 0.8} ${h * 1.02} ${length * 0.5} ${h} ${length * 0.12}C${h * 0.94} ${length * 0.06} ${h * 0.6} ${length * 0.03} ${h * 0.16} 0Z`;
  const fold = (t: number, bow: number): string =>
    tag('path', {
      d: path`M${h * t} ${length * 0.1}C${h * (t + bow)} ${length * 0.4} ${h * (t - bow)} ${length * 0.7} ${h * (t + bow * 0.4)} ${length}`,
      stroke: darken(tone, 0.5),
      'stroke-width': h * 0.12,
      'stroke-opacity': 0.12,
      fill: 'none',
      filter: 'url(#soft4)',
    }) +
    tag('path', {
      d: path`M${h * t + h * 0.09} ${length * 0.12}C${h * (t + bow) + h * 0.09} ${length * 0.4} ${h * (t - bow) + h * 0.09} ${length * 0.7} ${h * (t + bow * 0.4) + h * 0.09} ${length * 0.98}`,
      stroke: '#fff',
      'stroke-width': h * 0.05,
      'stroke-opacity': 0.35,
      fill: 'none',
    });
  const view = path`M${-h * 0.62} ${length * 0.2}H${-h * 0.12}V${length * 0.52}H${-h * 0.62}Z`;
  return group(
    tag(
      'defs',
      {},
      tag(
        'linearGradient',
        { id, x1: 0, y1: 0, x2: 1, y2: 0 },
        tag('stop', { offset: 0, 'stop-color': lighten(tone, 0.3) }) +
          tag('stop', { offset: 0.6, 'stop-color': tone }) +
          tag('stop', { offset: 1, 'stop-color': darken(tone, 0.22) }),
      ),
    ) +
      shape(d, '#2a1a10', { 'fill-opacity': 0.24, transform: 'translate(16 14)', filter: 'url(#soft12)' }) +
      line('M0 2V-14C0 -24 10 -26 10 -36C10 -45 -4 -47 -6 -36', '#8b8479', 3.6) +
      shape(d, `url(#${id})`) +
      fold(-0.8, 0.06) +
      fold(0.3, -0.05) +
      fold(0.72, 0.05) +
      shape(view, inside) +
      shape(view, '#fff', { 'fill-opacity': 0.26 }) +
      tag('path', {
        d: path`M${-h * 0.56} ${length * 0.48}L${-h * 0.3} ${length * 0.22}`,
        stroke: '#fff',
        'stroke-opacity': 0.5,
        'stroke-width': 3,
        fill: 'none',
      }) +
      line(view, darken(tone, 0.3), 1.6, { 'stroke-opacity': 0.7 }) +
      line(path`M${h * 0.06} ${length * 0.02}V${length * 0.97}`, darken(tone, 0.4), 2.6) +
      line(path`M${h * 0.06} ${length * 0.02}V${length * 0.97}`, '#f2ead9', 1.2, { 'stroke-dasharray': '2 2.4' }) +
      label(h * 0.5, length * 0.24, Math.min(30, h * 0.4)),
    { transform: path`translate(${x} ${y})` },
  );
}

/** A bay of warehouse racking with wooden boards. */
export function racking(x1: number, x2: number, top: number, bottom: number, levels: readonly number[], tone = '#8d8378'): string {
  const post = (x: number): string =>
    tag('rect', { x: x - 8, y: top, width: 16, height: bottom - top, fill: darken(tone, 0.2) }) +
    tag('rect', { x: x - 8, y: top, width: 5, height: bottom - top, fill: lighten(tone, 0.35) }) +
    Array.from({ length: Math.floor((bottom - top) / 34) }, (_, i) =>
      tag('rect', { x: x - 2, y: top + 14 + i * 34, width: 4, height: 10, rx: 2, fill: darken(tone, 0.55) }),
    ).join('');
  const boards = levels
    .map(
      (y) =>
        shape(path`M${x1} ${y}L${x1 + 34} ${y - 26}H${x2 + 24}L${x2} ${y}Z`, mix(PALETTE.wood, '#f6e6cf', 0.42)) +
        tag('rect', { x: x1 - 6, y, width: x2 - x1 + 12, height: 15, fill: mix(PALETTE.wood, '#3a2417', 0.12) }) +
        tag('rect', { x: x1 - 6, y, width: x2 - x1 + 12, height: 3, fill: '#fff', 'fill-opacity': 0.3 }) +
        tag('rect', { x: x1 - 6, y: y + 15, width: x2 - x1 + 12, height: 22, fill: '#1c110b', 'fill-opacity': 0.12 }),
    )
    .join('');
  return boards + post(x1) + post(x2);
}

/** A folded piece of cloth, edges to the front; stack several for a pile. */
function folded(x: number, y: number, width: number, thickness: number, tone: string): string {
  const d = path`M0 0C${-width * 0.02} ${-thickness * 0.4} ${-width * 0.015} ${-thickness * 0.9} ${width * 0.02} ${-thickness}C${width * 0.3} ${-thickness * 1.08} ${width * 0.7} ${-thickness * 1.05} ${width * 0.98} ${-thickness}C${width * 1.02} ${-thickness * 0.8} ${width * 1.02} ${-thickness * 0.2} ${width} 0C${width * 0.7} ${thickness * 0.06} ${width * 0.3} ${thickness * 0.05} 0 0Z`;
  const top = path`M${width * 0.02} ${-thickness}C${width * 0.06} ${-thickness * 1.35} ${width * 0.12} ${-thickness * 1.5} ${width * 0.16} ${-thickness * 1.52}H${width * 0.94}C${width * 0.99} ${-thickness * 1.4} ${width} ${-thickness * 1.2} ${width * 0.98} ${-thickness}C${width * 0.7} ${-thickness * 1.05} ${width * 0.3} ${-thickness * 1.08} ${width * 0.02} ${-thickness}Z`;
  const layer = (t: number): string =>
    line(
      path`M${width * 0.01} ${-thickness * t}C${width * 0.3} ${-thickness * (t + 0.06)} ${width * 0.7} ${-thickness * (t - 0.04)} ${width * 0.97} ${-thickness * t}`,
      darken(tone, 0.45),
      1.8,
      { 'stroke-opacity': 0.4 },
    ) +
    line(
      path`M${width * 0.01} ${-thickness * t - 2}C${width * 0.3} ${-thickness * (t + 0.06) - 2} ${width * 0.7} ${-thickness * (t - 0.04) - 2} ${width * 0.97} ${-thickness * t - 2}`,
      '#fff',
      1.2,
      { 'stroke-opacity': 0.25 },
    );
  return group(
    shape(d, '#2a1a10', { 'fill-opacity': 0.2, transform: 'translate(5 6)', filter: 'url(#soft4)' }) +
      shape(d, tone) +
      shape(top, lighten(tone, 0.16)) +
      layer(0.32) +
      layer(0.66) +
      shape(
        path`M${width * 0.9} ${-thickness}C${width * 1.0} ${-thickness * 0.9} ${width * 1.02} ${-thickness * 0.2} ${width} 0L${width * 0.86} ${thickness * 0.02}C${width * 0.92} ${-thickness * 0.3} ${width * 0.92} ${-thickness * 0.7} ${width * 0.9} ${-thickness}Z`,
        '#1c110b',
        { 'fill-opacity': 0.12 },
      ),
    { transform: path`translate(${x} ${y})` },
  );
}

export const pile = (x: number, y: number, width: number, tones: readonly string[], thickness = 30): string =>
  tones.map((tone, i) => folded(x + ((i * 37) % 11) - 5, y - i * (thickness + 1), width - ((i * 23) % 14), thickness, tone)).join('');
