import { darken, lighten } from '../draw/colour';
import { PALETTE } from '../draw/palette';
import { group, line, path, place, shape, tag } from '../draw/svg';

/** A telephone held upright, its screen drawn by the caller in a box of 200 x 400. */
export function phone(x: number, y: number, scale: number, screen: string, turn = 0): string {
  return place(
    tag('rect', {
      x: -4,
      y: 8,
      width: 232,
      height: 436,
      rx: 40,
      fill: '#2a1a10',
      'fill-opacity': 0.34,
      filter: 'url(#soft12)',
      transform: 'translate(10 14)',
    }) +
      tag('rect', { x: -12, y: -18, width: 224, height: 436, rx: 36, fill: '#2b2725' }) +
      tag('rect', { x: -9, y: -15, width: 218, height: 430, rx: 33, fill: 'none', stroke: '#8b847b', 'stroke-width': 2 }) +
      tag('defs', {}, tag('clipPath', { id: 'screen' }, tag('rect', { width: 200, height: 400, rx: 24 }))) +
      group(
        tag('rect', { width: 200, height: 400, fill: PALETTE.paper }) +
          screen +
          tag('path', { d: 'M-20 -20H120L-20 260Z', fill: '#fff', 'fill-opacity': 0.12 }),
        { 'clip-path': 'url(#screen)' },
      ) +
      tag('rect', { x: 72, y: 8, width: 56, height: 13, rx: 6.5, fill: '#2b2725' }),
    x,
    y,
    scale,
    turn,
  );
}

/** A wardrobe as an app shows it: a title, chips, a grid of cards. Cards are drawn by the caller in 86 x 104. */
export function wardrobeScreen(cards: readonly string[]): string {
  const header =
    tag('rect', { x: 14, y: 36, width: 76, height: 10, rx: 5, fill: PALETTE.ink }) +
    tag('circle', { cx: 178, cy: 41, r: 9, fill: PALETTE.red }) +
    [0, 1, 2]
      .map((i) => tag('rect', { x: 14 + i * 46, y: 58, width: 40, height: 15, rx: 7.5, fill: i === 0 ? PALETTE.ink : PALETTE.linen }))
      .join('');
  const grid = cards
    .map((card, i) =>
      group(
        tag('rect', { width: 82, height: 98, rx: 8, fill: '#efe6da' }) +
          card +
          tag('rect', { x: 0, y: 102, width: 46, height: 4.6, rx: 2.3, fill: '#b9ada0' }),
        { transform: `translate(${14 + (i % 2) * 90} ${84 + Math.floor(i / 2) * 116})` },
      ),
    )
    .join('');
  return (
    header +
    grid +
    tag('rect', { x: 0, y: 362, width: 200, height: 40, fill: '#fff' }) +
    [40, 100, 160].map((cx, i) => tag('circle', { cx, cy: 380, r: 7, fill: i === 0 ? PALETTE.red : '#cfc4b6' })).join('')
  );
}

/** A swing tag on a cotton string. */
export function priceTag(x: number, y: number, scale: number, turn: number, tone: string = PALETTE.red): string {
  return place(
    line('M0 0C-16 -40 10 -70 4 -104', '#f3ead9', 2.4) +
      shape('M-36 22L0 -10L36 22V118Q36 124 30 124H-30Q-36 124 -36 118Z', '#1c110b', {
        'fill-opacity': 0.28,
        transform: 'translate(5 7)',
        filter: 'url(#soft4)',
      }) +
      shape('M-36 22L0 -10L36 22V118Q36 124 30 124H-30Q-36 124 -36 118Z', tone) +
      shape('M-36 22L0 -10L36 22V118Q36 124 30 124H-30Q-36 124 -36 118Z', '#fff', { 'fill-opacity': 0.06 }) +
      tag('circle', { cy: 12, r: 6.4, fill: '#fbf4e8' }) +
      tag('circle', { cy: 12, r: 3, fill: darken(tone, 0.6) }) +
      tag('rect', { x: -22, y: 50, width: 44, height: 5, rx: 2.5, fill: '#fbf4e8' }) +
      tag('rect', { x: -22, y: 64, width: 30, height: 5, rx: 2.5, fill: '#fbf4e8', 'fill-opacity': 0.7 }) +
      tag('rect', { x: -22, y: 92, width: 44, height: 14, rx: 3, fill: '#fbf4e8' }),
    x,
    y,
    scale,
    turn,
  );
}

/** A hygrometer: needle resting in the green of the dial. */
export function gauge(x: number, y: number, r: number, needle: number): string {
  const arc = (from: number, to: number, tone: string): string => {
    const point = (a: number): string => path`${Math.cos((a * Math.PI) / 180) * r * 0.7} ${Math.sin((a * Math.PI) / 180) * r * 0.7}`;
    return line(`M${point(from)}A${r * 0.7} ${r * 0.7} 0 0 1 ${point(to)}`, tone, r * 0.12, { 'stroke-linecap': 'butt' });
  };
  const ticks = Array.from({ length: 13 }, (_, i) =>
    group(tag('rect', { x: -1, y: -r * 0.9, width: 2, height: i % 3 ? r * 0.07 : r * 0.12, fill: PALETTE.ink }), {
      transform: `rotate(${-120 + i * 20})`,
    }),
  ).join('');
  return group(
    tag('circle', { cx: 8, cy: 12, r: r * 1.08, fill: '#1c110b', 'fill-opacity': 0.3, filter: 'url(#soft12)' }) +
      tag('circle', { r: r * 1.1, fill: darken(PALETTE.brass, 0.25) }) +
      tag('circle', { r: r * 1.07, fill: PALETTE.brass }) +
      tag('circle', { r, fill: '#fffaf1' }) +
      arc(150, 230, '#c9b79f') +
      arc(230, 300, '#7f9a78') +
      arc(300, 390, '#c98a78') +
      ticks +
      group(shape(path`M-3 ${r * 0.16}L0 ${-r * 0.72}L3 ${r * 0.16}Z`, PALETTE.red), { transform: `rotate(${needle})` }) +
      tag('circle', { r: r * 0.08, fill: PALETTE.ink }) +
      tag('path', {
        d: path`M${-r * 0.7} ${-r * 0.5}A${r * 0.86} ${r * 0.86} 0 0 1 ${r * 0.1} ${-r * 0.85}`,
        stroke: '#fff',
        'stroke-opacity': 0.9,
        'stroke-width': r * 0.05,
        fill: 'none',
      }),
    { transform: path`translate(${x} ${y})` },
  );
}

/** A potted rubber plant, for the corner of a room. */
export function plant(x: number, y: number, scale: number): string {
  const leaf = (lx: number, ly: number, size: number, turn: number, tone: string): string =>
    group(
      shape(
        path`M0 0C${size * 0.4} ${-size * 0.2} ${size * 0.44} ${-size * 0.8} 0 ${-size * 1.1}C${-size * 0.4} ${-size * 0.8} ${-size * 0.4} ${-size * 0.2} 0 0Z`,
        tone,
      ) +
        shape(path`M0 0C${size * 0.4} ${-size * 0.2} ${size * 0.44} ${-size * 0.8} 0 ${-size * 1.1}Z`, '#0f1d12', {
          'fill-opacity': 0.18,
        }) +
        line(path`M0 0V${-size}`, lighten(tone, 0.4), 1.6, { 'stroke-opacity': 0.6 }),
      { transform: path`translate(${lx} ${ly}) rotate(${turn})` },
    );
  const stems = line('M0 -80C-8 -180 10 -260 -4 -360M0 -80C30 -160 46 -200 60 -250M0 -80C-30 -150 -50 -190 -66 -240', '#5d4a36', 6);
  const leaves = [
    [-4, -352, 84, 4],
    [-10, -300, 80, -58],
    [6, -290, 78, 56],
    [60, -246, 76, 34],
    [58, -220, 66, 98],
    [-66, -236, 78, -34],
    [-60, -210, 64, -96],
    [2, -210, 74, 70],
    [-6, -190, 70, -70],
    [20, -130, 60, 96],
    [-18, -130, 58, -92],
  ]
    .map(([a, b, c, d], i) => leaf(a ?? 0, b ?? 0, c ?? 0, d ?? 0, ['#5d7358', '#4c6450', '#6f8465'][i % 3] ?? '#5d7358'))
    .join('');
  return place(
    tag('ellipse', { cx: 20, cy: 2, rx: 96, ry: 14, fill: '#1c110b', 'fill-opacity': 0.3, filter: 'url(#soft12)' }) +
      stems +
      leaves +
      shape('M-66 -92H66L52 0Q50 6 42 6H-42Q-50 6 -52 0Z', '#b87d5f') +
      shape('M20 -92H66L52 0Q50 6 42 6H14Z', '#1c110b', { 'fill-opacity': 0.14 }) +
      tag('rect', { x: -72, y: -100, width: 144, height: 24, rx: 4, fill: '#c68c6d' }),
    x,
    y,
    scale,
  );
}

export function suitcase(x: number, y: number, scale: number): string {
  const tone = PALETTE.red;
  return place(
    tag('ellipse', { cx: 10, cy: 2, rx: 130, ry: 16, fill: '#1c110b', 'fill-opacity': 0.34, filter: 'url(#soft12)' }) +
      line('M-44 -330V-430H44V-330', '#8b8479', 9) +
      line('M-46 -432H46', '#3a3430', 14) +
      tag('rect', { x: -112, y: -340, width: 224, height: 322, rx: 26, fill: '#8e1621' }) +
      tag('rect', { x: -112, y: -340, width: 212, height: 318, rx: 24, fill: tone }) +
      [-76, -38, 0, 38, 76]
        .map(
          (dx) =>
            tag('rect', { x: dx - 11, y: -324, width: 10, height: 290, rx: 5, fill: '#fff', 'fill-opacity': 0.12 }) +
            tag('rect', { x: dx + 2, y: -324, width: 6, height: 290, rx: 3, fill: '#1c110b', 'fill-opacity': 0.16 }),
        )
        .join('') +
      tag('rect', { x: -112, y: -196, width: 212, height: 5, fill: '#1c110b', 'fill-opacity': 0.35 }) +
      [-80, 70].map((cx) => tag('circle', { cx, cy: -10, r: 13, fill: '#2a2624' })).join('') +
      group(shape('M56 -300L92 -290L84 -236L48 -246Z', '#efe3cf') + line('M60 -286L84 -279M58 -270L76 -265', '#a08c74', 3), {}),
    x,
    y,
    scale,
  );
}
