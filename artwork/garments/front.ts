import { path } from '../draw/svg';
import { button, seamLine, stitch, type Making } from './piece';

/** A buttoned band down the centre front, from y1 to y2. */
export function placket(make: Making, y1: number, y2: number, count: number, fill: string, half = 10): string {
  const { seam } = make;
  const gap = (y2 - y1) / count;
  const buttons = Array.from({ length: count }, (_, i) => button(0.5, y1 + gap * (i + 0.5), 3.7, fill, seam)).join('');
  return (
    seamLine(path`M${half} ${y1 - 14}C${half + 1} ${(y1 + y2) / 2} ${half - 1} ${y2 - 40} ${half} ${y2 + 30}`, '#1a100b', 2.4, 0.2) +
    seamLine(path`M${half} ${y1 - 14}C${half + 1} ${(y1 + y2) / 2} ${half - 1} ${y2 - 40} ${half} ${y2 + 30}`, seam, 1, 0.7) +
    stitch(path`M${-half} ${y1 - 10}V${y2 + 30}`, seam, 0.5) +
    stitch(path`M${half - 3} ${y1 - 10}V${y2 + 30}`, seam, 0.4) +
    buttons
  );
}

/** The edge of an overlapping front: a crisp line with the shadow it throws. */
export const frontEdge = (make: Making, d: string): string =>
  seamLine(d, '#1a100b', 5, 0.16) + seamLine(d, '#1a100b', 2.6, 0.24) + seamLine(d, make.seam, 1, 0.7);

export function patchPocket(
  make: Making,
  x: number,
  y: number,
  width: number,
  height: number,
  flap: 'none' | 'flap' | 'band' = 'none',
): string {
  const d = path`M${x} ${y}H${x + width}L${x + width - 1} ${y + height - 9}L${x + width / 2} ${y + height}L${x + 1} ${y + height - 9}Z`;
  const round = path`M${x} ${y}H${x + width}V${y + height - 10}Q${x + width} ${y + height} ${x + width - 10} ${y + height}H${x + 10}Q${x} ${y + height} ${x} ${y + height - 10}Z`;
  const outline = flap === 'none' ? d : round;
  const cover =
    flap === 'flap'
      ? make.room.cut(
          `flap-${Math.round(x)}-${Math.round(y)}`,
          path`M${x - 2} ${y - 5}H${x + width + 2}L${x + width + 1} ${y + 13}Q${x + width / 2} ${y + 21} ${x - 1} ${y + 13}Z`,
          { lift: 0.8, details: stitch(path`M${x + 1} ${y + 10}Q${x + width / 2} ${y + 17.5} ${x + width - 1} ${y + 10}`, make.seam, 0.5) },
        )
      : '';
  return (
    make.room.cut(`pocket-${Math.round(x)}-${Math.round(y)}`, outline, {
      lift: 0.5,
      details: stitch(outline, make.seam, 0.55) + (flap === 'band' ? seamLine(path`M${x} ${y + 9}H${x + width}`, make.seam, 1, 0.5) : ''),
    }) + cover
  );
}

/** A welt or jetted pocket: a slanted slit with a lip. */
export function weltPocket(make: Making, x: number, y: number, width: number, tilt: number, lip = 6): string {
  const d = path`M${x} ${y}L${x + width} ${y - tilt}L${x + width} ${y - tilt + lip}L${x} ${y + lip}Z`;
  return (
    make.room.cut(`welt-${Math.round(x)}-${Math.round(y)}`, d, { lift: 0.6 }) +
    seamLine(path`M${x} ${y + lip}L${x + width} ${y - tilt + lip}`, '#1a100b', 1.6, 0.35)
  );
}

/** Two rows of buttons on a double-breasted front. */
export function doubleButtons(make: Making, ys: readonly number[], half: number, fill: string, r = 5.6): string {
  return ys.map((y) => button(-half, y, r, fill, make.seam) + button(half, y + 1, r, fill, make.seam)).join('');
}
