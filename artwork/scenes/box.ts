import { darken, lighten, mix } from '../draw/colour';
import { PALETTE } from '../draw/palette';
import { group, line, path, shape, tag } from '../draw/svg';

export interface BoxLook {
  readonly tone?: string;
  /** The house label in red on the front. */
  readonly hasLabel?: boolean;
  readonly lid?: 'closed' | 'open' | 'none';
}

/** Fluted edge and fibres of board: fine lines that make it read as card, not as plastic. */
function board(x: number, y: number, width: number, height: number, tone: string): string {
  const lines = Array.from({ length: Math.floor(height / 9) }, (_, i) =>
    line(path`M${x + 2} ${y + 5 + i * 9}H${x + width - 2}`, i % 2 ? '#fff' : darken(tone, 0.5), 0.7, { 'stroke-opacity': 0.09 }),
  ).join('');
  return lines;
}

/** The four-line mark of the house: a hanger inside a square label. */
export function label(x: number, y: number, size: number): string {
  return group(
    tag('rect', {
      x: -size / 2 + 1.5,
      y: -size / 2 + 2,
      width: size,
      height: size,
      rx: size * 0.05,
      fill: '#1c110b',
      'fill-opacity': 0.2,
    }) +
      tag('rect', { x: -size / 2, y: -size / 2, width: size, height: size, rx: size * 0.05, fill: PALETTE.red }) +
      tag('path', {
        d: path`M0 ${-size * 0.08}L${size * 0.34} ${size * 0.16}H${-size * 0.34}ZM0 ${-size * 0.08}V${-size * 0.16}C${size * 0.1} ${-size * 0.2} ${size * 0.08} ${-size * 0.34} ${-size * 0.04} ${-size * 0.32}`,
        fill: 'none',
        stroke: '#fff7ec',
        'stroke-width': size * 0.06,
        'stroke-linejoin': 'round',
        'stroke-linecap': 'round',
      }),
    { transform: path`translate(${x} ${y})` },
  );
}

/** A lidded storage box seen slightly from the right and above; its front bottom left corner is at the origin. */
export function storageBox(x: number, y: number, width: number, height: number, look: BoxLook = {}): string {
  const tone = look.tone ?? PALETTE.card;
  const depth = width * 0.2;
  const rise = width * 0.085;
  const lidHeight = height * 0.24;
  const side = darken(tone, 0.26);
  const top = lighten(tone, 0.3);
  const id = `box${Math.round(x)}-${Math.round(y)}`;
  const lid = look.lid ?? 'closed';
  const front = tag(
    'defs',
    {},
    tag(
      'linearGradient',
      { id, x1: 0, y1: 0, x2: 1, y2: 1 },
      tag('stop', { offset: 0, 'stop-color': lighten(tone, 0.2) }) + tag('stop', { offset: 1, 'stop-color': darken(tone, 0.1) }),
    ),
  );
  const shadow = tag('path', {
    d: path`M4 4L${width} 6L${width + depth + 30} ${-rise + 6}L${width + depth + 26} ${-rise + 18}L${width + 10} 22L-6 14Z`,
    fill: '#1c110b',
    'fill-opacity': 0.3,
    filter: 'url(#soft4)',
  });
  const body =
    shape(path`M0 0V${-height}H${width}V0Z`, `url(#${id})`) +
    shape(path`M${width} 0L${width + depth} ${-rise}V${-height - rise}L${width} ${-height}Z`, side) +
    board(0, -height, width, height, tone) +
    Array.from({ length: Math.floor(height / 12) }, (_, i) =>
      line(path`M${width + 2} ${-6 - i * 12}L${width + depth - 2} ${-rise - 6 - i * 12}`, '#000', 0.7, { 'stroke-opacity': 0.08 }),
    ).join('');
  const closed =
    shape(path`M-5 ${-height + lidHeight}V${-height - 4}H${width + 5}V${-height + lidHeight}Z`, mix(tone, '#fff4e2', 0.2)) +
    shape(
      path`M${width + 5} ${-height + lidHeight}L${width + depth + 6} ${-height - rise + lidHeight - 1}V${-height - rise - 5}L${width + 5} ${-height - 4}Z`,
      darken(tone, 0.2),
    ) +
    shape(path`M-5 ${-height - 4}L${depth} ${-height - rise - 5}H${width + depth + 6}L${width + 5} ${-height - 4}Z`, top) +
    line(path`M-5 ${-height - 4}H${width + 5}L${width + depth + 6} ${-height - rise - 5}`, '#fff', 1.4, { 'stroke-opacity': 0.5 }) +
    tag('rect', { x: -5, y: -height + lidHeight, width: width + 10, height: 7, fill: '#1c110b', 'fill-opacity': 0.16 });
  const inside =
    shape(path`M0 ${-height}L${depth} ${-height - rise}H${width + depth}L${width} ${-height}Z`, darken(tone, 0.62)) +
    shape(path`M${depth} ${-height - rise}H${width + depth}V${-height - rise + 6}L${width} ${-height}H0Z`, darken(tone, 0.5));
  const flaps =
    shape(
      path`M0 ${-height}L${-width * 0.17} ${-height + height * 0.22}L${depth * 0.5 - width * 0.13} ${-height - rise + height * 0.16}L${depth} ${-height - rise}Z`,
      mix(tone, '#fff4e2', 0.3),
    ) +
    shape(
      path`M${depth} ${-height - rise}L${depth * 1.4} ${-height - rise - height * 0.3}H${width + depth * 1.35}L${width + depth} ${-height - rise}Z`,
      lighten(tone, 0.12),
    ) +
    shape(
      path`M${width} ${-height}L${width + width * 0.2} ${-height + height * 0.16}L${width + depth + width * 0.17} ${-height - rise + height * 0.12}L${width + depth} ${-height - rise}Z`,
      darken(tone, 0.12),
    );
  const handle =
    tag('rect', {
      x: width * 0.36,
      y: -height * 0.6,
      width: width * 0.28,
      height: height * 0.1,
      rx: height * 0.05,
      fill: darken(tone, 0.65),
    }) +
    tag('rect', {
      x: width * 0.36,
      y: -height * 0.6 + height * 0.075,
      width: width * 0.28,
      height: height * 0.025,
      rx: 2,
      fill: '#fff',
      'fill-opacity': 0.3,
    });
  const tag_ = look.hasLabel === false ? '' : label(width * 0.17, -height * 0.26, Math.min(width, height) * 0.24);
  const lines =
    look.hasLabel === false
      ? ''
      : [0.2, 0.27, 0.34]
          .map((t, i) =>
            tag('rect', {
              x: width * 0.62,
              y: -height * t,
              width: width * (0.28 - i * 0.06),
              height: 3,
              rx: 1.5,
              fill: darken(tone, 0.5),
              'fill-opacity': 0.4,
            }),
          )
          .join('');
  return group(shadow + front + body + (lid === 'closed' ? closed : lid === 'open' ? inside + flaps : inside) + handle + tag_ + lines, {
    transform: path`translate(${x} ${y})`,
  });
}

/** What stands in an open box must be drawn between its inside and its front: this is the front alone. */
export function boxFront(x: number, y: number, width: number, height: number, tone: string = PALETTE.card): string {
  const id = `boxf${Math.round(x)}-${Math.round(y)}`;
  return group(
    tag(
      'defs',
      {},
      tag(
        'linearGradient',
        { id, x1: 0, y1: 0, x2: 1, y2: 1 },
        tag('stop', { offset: 0, 'stop-color': lighten(tone, 0.2) }) + tag('stop', { offset: 1, 'stop-color': darken(tone, 0.1) }),
      ),
    ) +
      shape(path`M0 0V${-height}H${width}V0Z`, `url(#${id})`) +
      board(0, -height, width, height, tone) +
      line(path`M0 ${-height}H${width}`, '#fff', 1.6, { 'stroke-opacity': 0.45 }) +
      tag('rect', {
        x: width * 0.36,
        y: -height * 0.62,
        width: width * 0.28,
        height: height * 0.11,
        rx: height * 0.055,
        fill: darken(tone, 0.65),
      }) +
      label(width * 0.17, -height * 0.28, Math.min(width, height) * 0.24),
    { transform: path`translate(${x} ${y})` },
  );
}
