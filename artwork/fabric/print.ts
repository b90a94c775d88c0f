import type { Pattern } from '@/lib/domain/wardrobe/garment';
import { darken, lighten, lightness, mix } from '../draw/colour';
import { group, path, shape, tag } from '../draw/svg';

interface Tile {
  readonly w: number;
  readonly h: number;
  readonly body: string;
  readonly turn?: number;
}

const rect = (x: number, y: number, width: number, height: number, fill: string, opacity = 1): string =>
  tag('rect', { x, y, width, height, fill, 'fill-opacity': opacity === 1 ? undefined : opacity });
const disc = (cx: number, cy: number, r: number, fill: string, opacity = 1): string =>
  tag('circle', { cx, cy, r, fill, 'fill-opacity': opacity === 1 ? undefined : opacity });

function flower(x: number, y: number, size: number, petal: string, heart: string, turn: number): string {
  const petals = [0, 72, 144, 216, 288]
    .map((angle) =>
      shape(
        path`M0 0C${-size * 0.62} ${-size * 0.4} ${-size * 0.5} ${-size * 1.05} 0 ${-size * 0.92}C${size * 0.52} ${-size * 1.08} ${size * 0.6} ${-size * 0.4} 0 0Z`,
        petal,
        { transform: `rotate(${angle})` },
      ),
    )
    .join('');
  return group(petals + disc(0, 0, size * 0.22, heart) + disc(0, 0, size * 0.1, darken(heart, 0.3)), {
    transform: path`translate(${x} ${y}) rotate(${turn})`,
  });
}

const leaf = (x: number, y: number, size: number, fill: string, turn: number): string =>
  shape(
    path`M0 0C${size * 0.5} ${-size * 0.3} ${size * 0.5} ${-size * 0.8} 0 ${-size * 1.2}C${-size * 0.4} ${-size * 0.7} ${-size * 0.36} ${-size * 0.3} 0 0Z`,
    fill,
    { transform: path`translate(${x} ${y}) rotate(${turn})` },
  );

function floral(base: string, accent: string): Tile {
  const soft = mix(accent, '#f7e7d8', 0.45);
  const green = mix('#5f6f50', base, 0.3);
  return {
    w: 96,
    h: 112,
    body:
      leaf(24, 30, 13, green, 120) +
      leaf(20, 28, 12, green, -40) +
      leaf(70, 88, 14, green, 60) +
      leaf(64, 84, 12, green, -100) +
      leaf(82, 22, 10, green, 20) +
      leaf(26, 84, 10, green, 200) +
      flower(22, 26, 16, accent, '#e3b660', 10) +
      flower(68, 82, 18, soft, '#b5622f', 40) +
      flower(76, 30, 10, soft, '#c98a3a', 65) +
      flower(24, 86, 9, accent, '#e3b660', 25) +
      flower(48, 56, 7, mix(accent, '#ffffff', 0.5), '#c98a3a', 5) +
      disc(50, 8, 2.2, accent) +
      disc(90, 62, 2.2, soft) +
      disc(6, 58, 2, accent),
  };
}

/** Plum branches in one bright thread, as woven into brocade. */
function blossom(base: string, accent: string): Tile {
  const thread = mix(accent, base, 0.18);
  const twig = (d: string, width: number): string =>
    tag('path', { d, fill: 'none', stroke: thread, 'stroke-width': width, 'stroke-linecap': 'round' });
  return {
    w: 118,
    h: 140,
    body:
      twig('M8 132C26 112 20 92 40 78S66 50 62 24', 1.7) +
      twig('M40 78C54 78 70 84 82 74M30 98C20 92 12 92 4 84M60 44C70 40 78 30 92 30', 1.2) +
      flower(62, 22, 11, thread, base, 8) +
      flower(84, 72, 12, thread, base, 44) +
      flower(40, 78, 8, thread, base, 20) +
      flower(94, 30, 6, thread, base, 60) +
      flower(6, 84, 7, thread, base, 30) +
      disc(20, 108, 2.6, thread) +
      disc(74, 50, 2.2, thread) +
      disc(52, 98, 1.8, thread) +
      leaf(24, 112, 8, thread, 100) +
      leaf(58, 56, 8, thread, -110),
  };
}

/** Kawung: four ovals around a point, with the dotted ground of hand-drawn wax. */
function batik(base: string, accent: string): Tile {
  const light = lighten(accent, 0.1);
  const oval = (turn: number): string =>
    shape('M0 -2C9 -7 10 -19 0 -25C-10 -19 -9 -7 0 -2Z', light, { transform: `rotate(${turn})` }) +
    shape('M0 -6C4.6 -9 5 -17 0 -21C-5 -17 -4.6 -9 0 -6Z', mix(base, accent, 0.2), { transform: `rotate(${turn})` }) +
    tag('path', { d: 'M0 -9V-18', stroke: light, 'stroke-width': 1.2, transform: `rotate(${turn})` });
  const rosette = [45, 135, 225, 315].map(oval).join('');
  const dots = Array.from({ length: 8 }, (_, i) =>
    disc(30 + Math.cos((i * Math.PI) / 4) * 7, Math.sin((i * Math.PI) / 4) * 7, 1, light, 0.8),
  ).join('');
  return {
    w: 60,
    h: 60,
    body:
      group(rosette + disc(0, 0, 2.4, light), { transform: 'translate(30 30)' }) +
      group(dots + disc(30, 0, 1.6, light), {}) +
      group(dots, { transform: 'translate(0 60)' }),
  };
}

function peranakan(base: string, accent: string): Tile {
  const pale = lighten(base, 0.75);
  const diamond = (r: number, fill: string): string => shape(`M0 ${-r}L${r} 0L0 ${r}L${-r} 0Z`, fill);
  const petals = [0, 90, 180, 270].map((turn) => leaf(0, -3, 15, accent, turn) + leaf(0, -3, 8, pale, turn + 45)).join('');
  const corner = [0, 90, 180, 270].map((turn) => leaf(0, -2, 9, mix(accent, pale, 0.5), turn + 45)).join('');
  return {
    w: 56,
    h: 56,
    body:
      group(diamond(28, mix(base, pale, 0.28)) + diamond(25, base) + petals + disc(0, 0, 3, pale), { transform: 'translate(28 28)' }) +
      [
        [0, 0],
        [56, 0],
        [0, 56],
        [56, 56],
      ]
        .map(([x, y]) => group(corner + disc(0, 0, 2, pale), { transform: `translate(${x} ${y})` }))
        .join(''),
  };
}

function tile(pattern: Pattern, base: string, accent: string): Tile | undefined {
  const soft = mix(base, accent, 0.5);
  switch (pattern) {
    case 'solid':
      return undefined;
    case 'pinstripe':
      return { w: 13, h: 10, body: rect(6, 0, 0.9, 10, accent, 0.75) };
    case 'stripe':
      return { w: 17, h: 10, body: rect(0, 0, 6.5, 10, accent, 0.9) };
    case 'breton':
      return { w: 10, h: 25, body: rect(0, 3, 10, 8, accent, 0.95) };
    case 'gingham':
      return { w: 20, h: 20, body: rect(0, 0, 10, 20, accent, 0.45) + rect(0, 0, 20, 10, accent, 0.45) };
    case 'windowpane':
      return { w: 46, h: 52, body: rect(20, 0, 1.3, 52, accent, 0.8) + rect(0, 24, 46, 1.3, accent, 0.8) };
    case 'tartan':
      return {
        w: 76,
        h: 76,
        body:
          rect(0, 0, 26, 76, accent, 0.5) +
          rect(0, 0, 76, 26, accent, 0.5) +
          rect(34, 0, 7, 76, '#1d2430', 0.5) +
          rect(0, 34, 76, 7, '#1d2430', 0.5) +
          rect(56, 0, 2, 76, '#e6cfa6', 0.55) +
          rect(0, 56, 76, 2, '#e6cfa6', 0.55) +
          rect(12, 0, 1.4, 76, '#e6cfa6', 0.36) +
          rect(0, 12, 76, 1.4, '#e6cfa6', 0.36),
      };
    case 'herringbone':
      return {
        w: 14,
        h: 8,
        body: [0, 4, 8, -4]
          .map((y) =>
            tag('path', { d: `M0 ${y}L7 ${y + 5}L14 ${y}`, fill: 'none', stroke: accent, 'stroke-width': 1.5, 'stroke-opacity': 0.7 }),
          )
          .join(''),
      };
    case 'houndstooth':
      return {
        w: 20,
        h: 20,
        body: shape('M0 0H10V10H0ZM10 10L15 5V10ZM10 0L15 -5L20 -5L10 5ZM0 10H10L0 20V15L5 10ZM10 10H15L10 15ZM20 15L15 20H20Z', accent, {
          'fill-opacity': 0.9,
        }),
      };
    case 'floral':
      return floral(base, accent);
    case 'blossom':
      return blossom(base, accent);
    case 'dots':
      return { w: 26, h: 26, body: disc(6.5, 6.5, 3.3, accent) + disc(19.5, 19.5, 3.3, accent) };
    case 'batik':
      return batik(base, accent);
    case 'peranakan':
      return peranakan(base, accent);
    case 'zari':
      return {
        w: 34,
        h: 40,
        body:
          shape('M8 8q4 -6 8 0q-4 7 -8 0ZM25 28q4 -6 8 0q-4 7 -8 0Z', accent, { 'fill-opacity': lightness(base) > 0.6 ? 0.9 : 0.8 }) +
          disc(12, 18, 0.9, soft),
      };
  }
}

/** The dyed or woven design of the cloth, turned with the grain of the piece it covers. */
export function printPaint(pattern: Pattern, base: string, accent: string, id: string, turn: number): { defs: string; paint: string } {
  const design = tile(pattern, base, accent);
  if (!design) return { defs: '', paint: base };
  const ground = rect(0, 0, design.w, design.h, base);
  return {
    defs: tag(
      'pattern',
      {
        id,
        width: design.w,
        height: design.h,
        patternUnits: 'userSpaceOnUse',
        patternTransform: `rotate(${turn}) scale(${pattern === 'batik' || pattern === 'peranakan' ? 0.68 : pattern === 'floral' ? 0.82 : 1})`,
      },
      ground + design.body,
    ),
    paint: `url(#${id})`,
  };
}
