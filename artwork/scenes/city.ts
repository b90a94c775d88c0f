import { darken, lighten, mix } from '../draw/colour';
import { PALETTE } from '../draw/palette';
import { group, line, path, shape, tag } from '../draw/svg';

/** A tall window with slim frames; the view is drawn by the caller in a box of the given size. */
export function windowFrame(x: number, y: number, width: number, height: number, view: string): string {
  const bar = (bx: number, by: number, w: number, h: number): string =>
    tag('rect', { x: bx, y: by, width: w, height: h, fill: '#f7f0e6' }) +
    tag('rect', {
      x: bx + (w > h ? 0 : w - 2.4),
      y: by + (w > h ? h - 2.4 : 0),
      width: w > h ? w : 2.4,
      height: w > h ? 2.4 : h,
      fill: '#b9a68f',
    });
  const id = `view${Math.round(x)}`;
  return group(
    tag('rect', { x: -20, y: -20, width: width + 40, height: height + 40, fill: '#1c110b', 'fill-opacity': 0.16, filter: 'url(#soft12)' }) +
      tag('rect', { x: -18, y: -18, width: width + 36, height: height + 36, fill: '#f9f3ea' }) +
      tag('defs', {}, tag('clipPath', { id }, tag('rect', { width, height }))) +
      group(view + tag('path', { d: path`M0 0H${width * 0.5}L${width * 0.1} ${height}H0Z`, fill: '#fff', 'fill-opacity': 0.1 }), {
        'clip-path': `url(#${id})`,
      }) +
      tag('rect', { width, height: 10, fill: '#2a1a10', 'fill-opacity': 0.14 }) +
      bar(width / 3 - 4, 0, 9, height) +
      bar((width * 2) / 3 - 4, 0, 9, height) +
      bar(0, height * 0.3, width, 9) +
      tag('rect', { x: -34, y: height + 16, width: width + 68, height: 20, fill: '#efe4d6' }) +
      tag('rect', { x: -34, y: height + 36, width: width + 68, height: 12, fill: '#2a1a10', 'fill-opacity': 0.14 }),
    { transform: path`translate(${x} ${y})` },
  );
}

function tower(x: number, base: number, w: number, h: number, tone: string, crown: 'flat' | 'round' | 'spire' | 'facet'): string {
  const top = base - h;
  const body =
    crown === 'round'
      ? path`M${x} ${base}V${top + w * 0.5}C${x} ${top} ${x + w} ${top} ${x + w} ${top + w * 0.5}V${base}Z`
      : crown === 'facet'
        ? path`M${x} ${base}V${top + w * 0.9}L${x + w * 0.5} ${top}L${x + w} ${top + w * 0.5}V${base}Z`
        : path`M${x} ${base}V${top}H${x + w}V${base}Z`;
  const rows = Array.from({ length: Math.floor(h / 11) }, (_, i) =>
    line(path`M${x + 2} ${base - 6 - i * 11}H${x + w - 2}`, lighten(tone, 0.4), 1.4, { 'stroke-opacity': 0.4 }),
  ).join('');
  const extra =
    crown === 'facet'
      ? line(
          path`M${x} ${base - h * 0.1}L${x + w} ${base - h * 0.4}L${x} ${base - h * 0.66}L${x + w * 0.5} ${top}M${x + w} ${base - h * 0.1}L${x} ${base - h * 0.4}`,
          '#fff',
          1.6,
          { 'stroke-opacity': 0.5 },
        ) + line(path`M${x + w * 0.4} ${top + 8}V${top - 34}M${x + w * 0.6} ${top + 8}V${top - 30}`, tone, 2)
      : crown === 'spire'
        ? line(path`M${x + w / 2} ${top}V${top - 30}`, tone, 2.4)
        : crown === 'round'
          ? [0.25, 0.5, 0.75].map((t) => line(path`M${x + w * t} ${top + 4}V${top + 26}`, lighten(tone, 0.5), 1.6)).join('')
          : '';
  return (
    shape(body, tone) +
    (crown === 'facet' ? '' : rows) +
    extra +
    tag('rect', { x: x + w * 0.72, y: top + w * 0.5, width: w * 0.28, height: h - w * 0.5, fill: '#1c110b', 'fill-opacity': 0.1 })
  );
}

/** What stands outside of a window of the given size. */
export type CityView = (width: number, height: number) => string;

/** Victoria Harbour in the late afternoon: ridge, towers, water and a two-decked ferry. */
export function harbourView(width: number, height: number): string {
  const shore = height * 0.72;
  const haze = mix('#b9c2c4', '#e9d9c6', 0.35);
  const towers: ReadonlyArray<readonly [number, number, number, string, 'flat' | 'round' | 'spire' | 'facet']> = [
    [0.02, 0.07, 0.26, haze, 'flat'],
    [0.1, 0.06, 0.36, '#a9b3b7', 'flat'],
    [0.17, 0.085, 0.6, '#8fa0a8', 'round'],
    [0.27, 0.06, 0.3, haze, 'flat'],
    [0.34, 0.07, 0.42, '#a3afb3', 'spire'],
    [0.43, 0.06, 0.28, haze, 'flat'],
    [0.5, 0.09, 0.5, '#94a5ab', 'facet'],
    [0.6, 0.07, 0.34, '#b0b8b9', 'flat'],
    [0.68, 0.08, 0.46, '#9caab0', 'spire'],
    [0.77, 0.06, 0.3, haze, 'flat'],
    [0.84, 0.075, 0.38, '#a7b2b5', 'flat'],
    [0.93, 0.07, 0.28, haze, 'flat'],
  ];
  const ferry = group(
    shape('M-62 0H62L50 18H-52Z', '#3f5a4c') +
      tag('rect', { x: -52, y: -16, width: 104, height: 16, fill: '#f6efe2' }) +
      tag('rect', { x: -44, y: -30, width: 88, height: 13, fill: '#f6efe2' }) +
      tag('rect', { x: -58, y: -3, width: 116, height: 5, fill: '#3f5a4c' }) +
      Array.from({ length: 9 }, (_, i) => tag('rect', { x: -48 + i * 11, y: -12, width: 6, height: 8, fill: '#6d7f7a' })).join('') +
      tag('rect', { x: -4, y: -46, width: 12, height: 16, fill: PALETTE.red }),
    { transform: path`translate(${width * 0.34} ${height * 0.84})` },
  );
  return (
    tag(
      'defs',
      {},
      tag(
        'linearGradient',
        { id: 'sky', x1: 0, y1: 0, x2: 0, y2: 1 },
        tag('stop', { offset: 0, 'stop-color': '#dfe5e2' }) + tag('stop', { offset: 1, 'stop-color': '#fbe6cb' }),
      ) +
        tag(
          'linearGradient',
          { id: 'sea', x1: 0, y1: 0, x2: 0, y2: 1 },
          tag('stop', { offset: 0, 'stop-color': '#d9d3c4' }) + tag('stop', { offset: 1, 'stop-color': '#93aaac' }),
        ),
    ) +
    tag('rect', { width, height, fill: 'url(#sky)' }) +
    shape(
      path`M0 ${shore}V${height * 0.42}C${width * 0.16} ${height * 0.3} ${width * 0.26} ${height * 0.34} ${width * 0.38} ${height * 0.26}C${width * 0.52} ${height * 0.18} ${width * 0.62} ${height * 0.32} ${width * 0.74} ${height * 0.28}C${width * 0.86} ${height * 0.24} ${width * 0.94} ${height * 0.36} ${width} ${height * 0.34}V${shore}Z`,
      '#b9c2b4',
    ) +
    towers.map(([x, w, h, tone, crown]) => tower(x * width, shore, w * width, h * height, tone, crown)).join('') +
    tag('rect', { y: shore, width, height: height - shore, fill: 'url(#sea)' }) +
    Array.from({ length: 16 }, (_, i) =>
      line(
        path`M${((i * 137) % 100) * width * 0.01} ${shore + 8 + ((i * 53) % 100) * (height - shore) * 0.009}h${26 + ((i * 31) % 40)}`,
        '#fff',
        1.8,
        { 'stroke-opacity': 0.4 },
      ),
    ).join('') +
    ferry
  );
}

/** A row of shophouses under a rain tree, a housing block behind. */
export function shophouseView(width: number, height: number): string {
  const ground = height * 0.9;
  const w = width / 4.2;
  const house = (i: number, tone: string): string => {
    const x = i * w - 6;
    const top = height * 0.4 + (i % 2) * 14;
    const shutter = (sx: number): string =>
      tag('rect', { x: sx, y: top + 34, width: w * 0.17, height: height * 0.15, fill: darken(tone, 0.38) }) +
      Array.from({ length: 7 }, (_, k) =>
        line(path`M${sx + 2} ${top + 40 + k * height * 0.02}h${w * 0.17 - 4}`, lighten(tone, 0.3), 1.2, { 'stroke-opacity': 0.5 }),
      ).join('') +
      tag('path', { d: path`M${sx} ${top + 32}a${w * 0.085} ${w * 0.07} 0 0 1 ${w * 0.17} 0Z`, fill: '#fbf4e8' });
    const arch =
      tag('path', {
        d: path`M${x + w * 0.12} ${ground}V${height * 0.72}Q${x + w * 0.5} ${height * 0.64} ${x + w * 0.88} ${height * 0.72}V${ground}Z`,
        fill: '#5b463a',
      }) +
      tag('rect', {
        x: x + w * 0.38,
        y: height * 0.74,
        width: w * 0.24,
        height: ground - height * 0.74,
        fill: i === 1 ? PALETTE.red : darken(tone, 0.5),
      });
    return (
      tag('rect', { x, y: top, width: w - 2, height: ground - top, fill: tone }) +
      tag('rect', { x: x - 3, y: top - 10, width: w + 4, height: 12, fill: '#fbf4e8' }) +
      shape(path`M${x} ${top - 10}L${x + w * 0.1} ${top - 44}H${x + w * 0.9}L${x + w} ${top - 10}Z`, '#b5735a') +
      [0.12, 0.415, 0.71].map((t) => shutter(x + w * t)).join('') +
      tag('rect', { x, y: height * 0.63, width: w - 2, height: 8, fill: '#fbf4e8' }) +
      [0.06, 0.3, 0.54, 0.78]
        .map((t) =>
          tag('rect', { x: x + w * t, y: height * 0.655, width: w * 0.16, height: height * 0.03, fill: mix(tone, '#fbf4e8', 0.6) }),
        )
        .join('') +
      arch +
      tag('rect', { x: x - 3, y: top, width: 7, height: ground - top, fill: '#fbf4e8' })
    );
  };
  const block = Array.from(
    { length: 9 },
    (_, r) =>
      tag('rect', { x: width * 0.52, y: height * 0.08 + r * 22, width: width * 0.44, height: 13, fill: '#cfd5cf' }) +
      Array.from({ length: 8 }, (_, c) =>
        tag('rect', {
          x: width * 0.54 + c * width * 0.052,
          y: height * 0.08 + r * 22 + 3,
          width: width * 0.026,
          height: 8,
          fill: '#a9b6b4',
        }),
      ).join(''),
  ).join('');
  const canopy = Array.from({ length: 17 }, (_, i) =>
    tag('ellipse', {
      cx: width * (-0.05 + i * 0.035),
      cy: height * (0.2 + Math.sin(i * 1.7) * 0.07),
      rx: width * 0.1,
      ry: height * 0.075,
      fill: ['#7f936f', '#6d8460', '#92a37e'][i % 3],
    }),
  ).join('');
  return (
    tag(
      'defs',
      {},
      tag(
        'linearGradient',
        { id: 'sky', x1: 0, y1: 0, x2: 0, y2: 1 },
        tag('stop', { offset: 0, 'stop-color': '#d9e4e4' }) + tag('stop', { offset: 1, 'stop-color': '#fdf0da' }),
      ),
    ) +
    tag('rect', { width, height, fill: 'url(#sky)' }) +
    tag('rect', { x: width * 0.52, y: height * 0.06, width: width * 0.44, height: height * 0.5, fill: '#e6e6dd' }) +
    block +
    [['#e6b7a4'], ['#efdfae'], ['#a9c4b4'], ['#e7cdb4'], ['#b7c9d0']].map(([tone], i) => house(i, tone ?? '#e7cdb4')).join('') +
    tag('rect', { y: ground, width, height: height - ground, fill: '#cdbfae' }) +
    tag('rect', { y: ground, width, height: 5, fill: '#fff', 'fill-opacity': 0.4 }) +
    line(
      path`M${width * 0.1} ${ground}C${width * 0.12} ${height * 0.6} ${width * 0.14} ${height * 0.5} ${width * 0.1} ${height * 0.3}M${width * 0.12} ${height * 0.5}C${width * 0.2} ${height * 0.4} ${width * 0.28} ${height * 0.34} ${width * 0.36} ${height * 0.26}`,
      '#6b5442',
      13,
    ) +
    canopy
  );
}
