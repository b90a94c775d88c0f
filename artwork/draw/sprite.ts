import { num } from './svg';

export interface SpriteBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const OPEN = '<!--sprite';
const CLOSE = '<!--/sprite-->';

/**
 * Marks a part that may be rasterised by itself. A filter costs in proportion to the whole canvas, so a renderer does
 * well to draw a small garment on a small canvas; one that ignores the marks gets the same picture, later.
 * `scale` is how large the part will stand in the finished drawing.
 */
export const sprite = (box: SpriteBox, scale: number, content: string): string =>
  `${OPEN} ${num(box.x)} ${num(box.y)} ${num(box.width)} ${num(box.height)} ${Math.round(scale * 1000) / 1000}-->${content}${CLOSE}`;

export interface FoundSprite {
  readonly box: SpriteBox;
  readonly scale: number;
  readonly content: string;
}

/** Splits a drawing into plain parts and sprites, in order. */
export function splitSprites(svg: string): Array<string | FoundSprite> {
  const parts: Array<string | FoundSprite> = [];
  let at = 0;
  for (;;) {
    const start = svg.indexOf(OPEN, at);
    if (start < 0) return [...parts, svg.slice(at)];
    const head = svg.indexOf('-->', start);
    const end = svg.indexOf(CLOSE, head);
    const [x = 0, y = 0, width = 0, height = 0, scale = 1] = svg
      .slice(start + OPEN.length, head)
      .trim()
      .split(' ')
      .map(Number);
    parts.push(svg.slice(at, start), { box: { x, y, width, height }, scale, content: svg.slice(head + 3, end) });
    at = end + CLOSE.length;
  }
}
