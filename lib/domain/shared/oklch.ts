/** A colour in OKLCH: lightness 0 to 1, chroma 0 (grey) to about 0.3, hue in degrees. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** Light of a channel of sRGB, both 0 to 1. */
export function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

/** Linear red, green and blue, 0 to 1. */
export type Light = readonly [number, number, number];

export function lightOfHex(hex: string): Light {
  const channel = (at: number) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
}

export const oklchOfHex = (hex: string): Oklch => oklchOfLight(lightOfHex(hex));

/** Björn Ottosson's OKLab (2020). */
export function oklchOfLight([r, g, b]: Light): Oklch {
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const b2 = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  return {
    l: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    c: Math.hypot(a, b2),
    h: ((Math.atan2(b2, a) * 180) / Math.PI + 360) % 360,
  };
}

/** The shorter arc, 0 to 180. */
export function hueDistance(one: Oklch, other: Oklch): number {
  const apart = Math.abs(one.h - other.h) % 360;
  return apart > 180 ? 360 - apart : apart;
}

/** Euclidean distance in OKLab. */
export function colourDistance(one: Oklch, other: Oklch): number {
  const hue = (hueDistance(one, other) * Math.PI) / 180;
  const acrossHue = one.c ** 2 + other.c ** 2 - 2 * one.c * other.c * Math.cos(hue);
  return Math.sqrt((one.l - other.l) ** 2 + Math.max(0, acrossHue));
}
