/** Rounds to a tenth: finer steps are invisible at the sizes we render and only swell the source. */
export const num = (value: number): string => String(Math.round(value * 10) / 10);

/** Tagged template for path data and attributes: every interpolated number is rounded. */
export function path(parts: TemplateStringsArray, ...values: Array<number | string>): string {
  return parts.reduce((out, part, i) => {
    const value = values[i];
    return out + part + (value === undefined ? '' : typeof value === 'number' ? num(value) : value);
  }, '');
}

export type Attributes = Record<string, string | number | undefined>;

export function tag(name: string, attributes: Attributes = {}, children = ''): string {
  const text = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? num3(value) : value}"`)
    .join('');
  return children === '' ? `<${name}${text}/>` : `<${name}${text}>${children}</${name}>`;
}

const num3 = (value: number): string => String(Math.round(value * 1000) / 1000);

export const group = (children: string, attributes: Attributes = {}): string => tag('g', attributes, children);

export const shape = (d: string, fill: string, attributes: Attributes = {}): string => tag('path', { d, fill, ...attributes });

export const line = (d: string, stroke: string, width: number, attributes: Attributes = {}): string =>
  tag('path', { d, fill: 'none', stroke, 'stroke-width': width, 'stroke-linecap': 'round', 'stroke-linejoin': 'round', ...attributes });

export const place = (children: string, x: number, y: number, scale = 1, turn = 0): string =>
  group(children, {
    transform: `translate(${num(x)} ${num(y)})${turn === 0 ? '' : ` rotate(${num(turn)})`}${scale === 1 ? '' : ` scale(${num3(scale)})`}`,
  });

/** A finished drawing with its own coordinate system. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly svg: string;
}

export const picture = (width: number, height: number, body: string): Picture => ({
  width,
  height,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>`,
});
