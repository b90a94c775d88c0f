type Rgb = readonly [number, number, number];

function parse(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Mixes two `#rrggbb` colours; `share` is how much of the second. */
export function mix(first: string, second: string, share: number): string {
  const a = parse(first);
  const b = parse(second);
  const channel = (i: 0 | 1 | 2): string =>
    Math.round(a[i] + (b[i] - a[i]) * share)
      .toString(16)
      .padStart(2, '0');
  return `#${channel(0)}${channel(1)}${channel(2)}`;
}

export const darken = (hex: string, share: number): string => mix(hex, '#140d0a', share);
export const lighten = (hex: string, share: number): string => mix(hex, '#fffaf2', share);

/** Perceived lightness from 0 (black) to 1 (white). */
export function lightness(hex: string): number {
  const [r, g, b] = parse(hex);
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255;
}

/** A tone that reads as a seam or a shadow line on the given cloth, also on black. */
export const seamTone = (hex: string): string => (lightness(hex) < 0.2 ? lighten(hex, 0.28) : darken(hex, 0.42));
