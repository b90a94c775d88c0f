/** The mark: a hanger whose hook and bar enclose a box. Strokes in a square of 28 units. */
export const BRAND_MARK = {
  size: 28,
  strokeWidth: 1.9,
  paths: [
    'M11.2 6.4a2.8 2.8 0 1 1 4.2 2.42c-.86.5-1.4 1.1-1.4 2.08v.7',
    'M14 11.6 3.6 18.3c-1 .65-.55 2.2.65 2.2h19.5c1.2 0 1.65-1.55.65-2.2L14 11.6Z',
    'M8.6 20.5v3.4h10.8v-3.4',
  ],
} as const;

/** The mark as an SVG file. */
export function brandMarkSvg(colour: string): string {
  const { size, strokeWidth, paths } = BRAND_MARK;
  const strokes = paths.map((path) => `<path d="${path}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" fill="none" stroke="${colour}" stroke-width="${strokeWidth}" stroke-linecap="round" stroke-linejoin="round">${strokes}</svg>\n`;
}
