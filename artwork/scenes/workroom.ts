import { darken, lighten } from '../draw/colour';
import { PALETTE } from '../draw/palette';
import { group, line, path, place, shape, tag } from '../draw/svg';

/** Tools of the people who look after clothes; each stands or lies with its origin at the bottom or the middle. */
const STEEL = '#9a978f';
const shade = (cx: number, cy: number, rx: number, ry: number): string =>
  tag('ellipse', { cx, cy, rx, ry, fill: '#1c110b', 'fill-opacity': 0.3, filter: 'url(#soft4)' });

export function threadSpool(x: number, y: number, scale: number, tone: string): string {
  const turns = Array.from({ length: 9 }, (_, i) =>
    line(path`M-24 ${-18 - i * 7}Q0 ${-12 - i * 7} 24 ${-18 - i * 7}`, i % 2 ? lighten(tone, 0.25) : darken(tone, 0.25), 1.6, {
      'stroke-opacity': 0.6,
    }),
  ).join('');
  return place(
    shade(8, 2, 40, 9) +
      tag('ellipse', { cy: -4, rx: 32, ry: 9, fill: darken(PALETTE.wood, 0.3) }) +
      tag('rect', { x: -32, y: -12, width: 64, height: 9, fill: PALETTE.wood }) +
      tag('rect', { x: -25, y: -84, width: 50, height: 74, fill: tone }) +
      turns +
      tag('rect', { x: -25, y: -84, width: 14, height: 74, fill: '#fff', 'fill-opacity': 0.16 }) +
      tag('rect', { x: 12, y: -84, width: 13, height: 74, fill: '#1c110b', 'fill-opacity': 0.16 }) +
      tag('rect', { x: -32, y: -92, width: 64, height: 10, fill: PALETTE.wood }) +
      tag('ellipse', { cy: -92, rx: 32, ry: 9, fill: lighten(PALETTE.wood, 0.25) }) +
      tag('ellipse', { cy: -92, rx: 8, ry: 2.6, fill: darken(PALETTE.wood, 0.6) }),
    x,
    y,
    scale,
  );
}

/** Tailor's shears, lying open. */
export function shears(x: number, y: number, scale: number, turn: number): string {
  const blade = (flip: number): string =>
    group(
      shape('M-6 -8L150 -14Q176 -10 190 0L-6 14Z', STEEL) +
        shape('M-6 -8L150 -14Q176 -10 190 0L40 0Z', lighten(STEEL, 0.5)) +
        line('M-8 2C-50 6 -70 26 -96 40', '#2b2725', 17) +
        tag('ellipse', {
          cx: -128,
          cy: 52,
          rx: 40,
          ry: 25,
          fill: 'none',
          stroke: '#2b2725',
          'stroke-width': 15,
          transform: 'rotate(22 -128 52)',
        }),
      { transform: `scale(1 ${flip}) rotate(${11 * 1})` },
    );
  return place(
    group(blade(1) + blade(-1), { opacity: 0.28, transform: 'translate(8 12)', filter: 'url(#soft4)' }) +
      blade(-1) +
      blade(1) +
      tag('circle', { r: 8, fill: PALETTE.brass }) +
      line('M-4 -4L4 4', darken(PALETTE.brass, 0.5), 2),
    x,
    y,
    scale,
    turn,
  );
}

/** A tape measure that runs over the table. */
export const tapeMeasure = (d: string): string =>
  line(d, '#1c110b', 17, { 'stroke-opacity': 0.2, transform: 'translate(3 6)', filter: 'url(#soft4)' }) +
  line(d, '#e6b94e', 16, { 'stroke-linecap': 'butt' }) +
  line(d, '#5b4636', 8, { 'stroke-dasharray': '1.4 11', 'stroke-linecap': 'butt' });

/** A clothes brush, bristles down. */
export function brush(x: number, y: number, scale: number, turn = 0): string {
  const hair = Array.from({ length: 34 }, (_, i) =>
    line(path`M${-96 + i * 5.8} -30L${-98 + i * 5.9} ${-3 - (i % 3)}`, i % 2 ? '#3a2f27' : '#57463a', 4),
  ).join('');
  return place(
    shade(10, 2, 130, 12) +
      hair +
      shape('M-112 -30C-114 -60 -90 -72 -60 -74H160C210 -72 236 -62 240 -50C236 -40 210 -34 170 -30Z', PALETTE.wood) +
      shape('M-104 -50C-90 -66 -60 -70 0 -70H160C190 -69 214 -64 228 -56C180 -62 20 -62 -104 -50Z', '#fff', { 'fill-opacity': 0.3 }),
    x,
    y,
    scale,
    turn,
  );
}

/** A glass bottle with a spray head; the water stands in it. */
export function sprayBottle(x: number, y: number, scale: number): string {
  return place(
    shade(14, 2, 66, 11) +
      shape('M-48 -150C-48 -176 -20 -184 -18 -206H18C20 -184 48 -176 48 -150V-8Q48 0 38 0H-38Q-48 0 -48 -8Z', '#b88a5c', {
        'fill-opacity': 0.92,
      }) +
      shape('M-48 -104Q0 -96 48 -104V-8Q48 0 38 0H-38Q-48 0 -48 -8Z', '#8a5f38') +
      shape('M-38 -150C-38 -166 -22 -176 -16 -184V-6H-30Q-38 -6 -38 -14Z', '#fff', { 'fill-opacity': 0.24 }) +
      tag('rect', { x: -28, y: -96, width: 62, height: 66, rx: 3, fill: '#fbf4e8' }) +
      tag('rect', { x: -18, y: -82, width: 28, height: 5, rx: 2.5, fill: PALETTE.red }) +
      tag('rect', { x: -18, y: -70, width: 42, height: 4, rx: 2, fill: '#b9ada0' }) +
      tag('rect', { x: -18, y: -60, width: 34, height: 4, rx: 2, fill: '#b9ada0' }) +
      tag('rect', { x: -20, y: -226, width: 40, height: 24, rx: 3, fill: '#2b2725' }) +
      shape('M-20 -226V-262H-52V-282H30V-250L20 -226Z', '#35312e') +
      shape('M-34 -258C-46 -246 -44 -226 -34 -214L-26 -218C-32 -230 -32 -244 -22 -256Z', '#2b2725'),
    x,
    y,
    scale,
  );
}

export function magnifier(x: number, y: number, r: number, turn: number): string {
  return place(
    group(
      tag('circle', { r: r * 1.04, fill: 'none', stroke: '#1c110b', 'stroke-width': r * 0.16 }) +
        line(path`M0 ${r * 1.1}V${r * 2.3}`, '#1c110b', r * 0.26),
      { opacity: 0.3, transform: `translate(${r * 0.1} ${r * 0.14})`, filter: 'url(#soft4)' },
    ) +
      line(path`M0 ${r * 1.06}V${r * 1.3}`, PALETTE.brass, r * 0.16) +
      line(path`M0 ${r * 1.36}V${r * 2.2}`, PALETTE.walnut, r * 0.26) +
      line(path`M${-r * 0.05} ${r * 1.4}V${r * 2.16}`, lighten(PALETTE.walnut, 0.3), r * 0.05) +
      tag('circle', { r, fill: '#eaf3f2', 'fill-opacity': 0.34 }) +
      tag('path', {
        d: path`M${-r * 0.62} ${-r * 0.2}A${r * 0.66} ${r * 0.66} 0 0 1 ${r * 0.06} ${-r * 0.66}`,
        stroke: '#fff',
        'stroke-opacity': 0.85,
        'stroke-width': r * 0.09,
        fill: 'none',
        'stroke-linecap': 'round',
      }) +
      tag('circle', { r, fill: 'none', stroke: darken(PALETTE.brass, 0.2), 'stroke-width': r * 0.15 }) +
      tag('circle', { r: r * 1.02, fill: 'none', stroke: lighten(PALETTE.brass, 0.3), 'stroke-width': r * 0.05 }),
    x,
    y,
    1,
    turn,
  );
}

/** A desk lamp that throws its light down to the left. */
export function deskLamp(x: number, y: number, scale: number): string {
  return place(
    shape('M-210 -306L-96 -352L-10 0H-360Z', '#fff1c8', { 'fill-opacity': 0.42, filter: 'url(#soft12)' }) +
      shade(10, 2, 90, 12) +
      shape('M-70 0Q-70 -22 0 -24Q70 -22 70 0Z', '#35312e') +
      line('M0 -20L58 -190L-96 -330', '#4a4744', 10) +
      line('M-2 -22L55 -188L-97 -326', '#8b8479', 2.4) +
      tag('circle', { cx: 58, cy: -190, r: 10, fill: PALETTE.brass }) +
      shape('M-72 -366L-226 -304C-206 -270 -118 -306 -92 -330Z', PALETTE.red) +
      shape('M-72 -366L-226 -304C-224 -300 -220 -296 -216 -293L-74 -350Z', '#fff', { 'fill-opacity': 0.2 }) +
      tag('ellipse', { cx: -158, cy: -304, rx: 64, ry: 15, fill: '#fff6da', transform: 'rotate(-22 -158 -304)' }),
    x,
    y,
    scale,
  );
}

/** A tall carton with a bar inside, as movers bring it: clothes stay on their hangers. Origin at the bottom left. */
export function wardrobeCarton(x: number, y: number, width: number, height: number, inside: string, tone: string = PALETTE.card): string {
  const depth = width * 0.18;
  return group(
    tag('ellipse', { cx: width * 0.6, cy: 4, rx: width * 0.74, ry: 16, fill: '#1c110b', 'fill-opacity': 0.3, filter: 'url(#soft12)' }) +
      shape(path`M0 0V${-height}H${width}V0Z`, tone) +
      shape(path`M${width} 0L${width + depth} ${-depth * 0.5}V${-height - depth * 0.5}L${width} ${-height}Z`, darken(tone, 0.26)) +
      tag('rect', { x: width * 0.1, y: -height * 0.95, width: width * 0.8, height: height * 0.74, fill: darken(tone, 0.66) }) +
      tag('rect', { x: width * 0.1, y: -height * 0.95, width: width * 0.8, height: 16, fill: '#1c110b', 'fill-opacity': 0.35 }) +
      line(path`M${width * 0.1} ${-height * 0.88}H${width * 0.9}`, '#b7b1a6', 8) +
      inside +
      shape(
        path`M${-width * 0.02} ${-height}L${width * 0.1} ${-height - depth}H${width * 0.96}L${width * 1.02} ${-height}Z`,
        lighten(tone, 0.24),
      ) +
      tag('rect', { x: width * 0.32, y: -height * 0.13, width: width * 0.36, height: height * 0.03, rx: 5, fill: darken(tone, 0.6) }),
    { transform: path`translate(${x} ${y})` },
  );
}

/** A sheet of tissue paper, spread and crumpled a little. */
export const tissue = (x: number, y: number, width: number, height: number): string =>
  group(
    shape(
      path`M0 ${height * 0.1}L${width * 0.3} 0L${width * 0.62} ${height * 0.06}L${width} ${height * 0.02}L${width * 0.96} ${height * 0.5}L${width} ${height}L${width * 0.5} ${height * 0.95}L${width * 0.05} ${height}L${width * 0.03} ${height * 0.5}Z`,
      '#fffdf8',
    ) +
      line(
        path`M${width * 0.06} ${height * 0.24}L${width * 0.4} ${height * 0.08}M${width * 0.7} ${height * 0.9}L${width * 0.94} ${height * 0.7}M${width * 0.1} ${height * 0.9}L${width * 0.2} ${height * 0.66}M${width * 0.62} ${height * 0.06}L${width * 0.7} ${height * 0.2}`,
        '#d9cdbc',
        2.4,
      ),
    { transform: path`translate(${x} ${y})`, filter: undefined },
  );

/** Five strokes of a count, as on a slip of paper pinned above a hanger. */
export function tallySlip(x: number, y: number, strokes: number, turn: number): string {
  const marks = Array.from({ length: strokes }, (_, i) =>
    i % 5 === 4
      ? line(path`M${-27 + Math.floor(i / 5) * 30} 34L${-3 + Math.floor(i / 5) * 30} 14`, PALETTE.red, 3)
      : line(path`M${-24 + (i % 5) * 6 + Math.floor(i / 5) * 30} 13V36`, PALETTE.ink, 3),
  ).join('');
  return place(
    tag('rect', { x: -33, y: 4, width: 72, height: 48, fill: '#1c110b', 'fill-opacity': 0.24, filter: 'url(#soft4)' }) +
      tag('rect', { x: -36, y: 0, width: 72, height: 48, fill: '#fffdf6' }) +
      marks +
      tag('circle', { cy: 4, r: 5, fill: PALETTE.brass }),
    x,
    y,
    1,
    turn,
  );
}
