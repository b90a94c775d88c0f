import { figureText, type BenchCurve, type BenchLine } from './result';

const ROW = 26;
const LABEL = 430;
const PLOT = 360;
/** Position of the target; values above twice the target are clipped. */
const AT_BAR = PLOT / 2;
const COLOURS = { met: '#2f6f4f', missed: '#b3261e', bar: '#1f1b16', text: '#1f1b16', paper: '#fffdf9', grid: '#d9d3c7' };
const LINES = ['#2f6f4f', '#8a5a00', '#3b5b92', '#7a3e6b', '#b3261e'];

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const frame = (title: string, width: number, height: number, drawn: readonly string[]): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="sans-serif" font-size="13" fill="${COLOURS.text}" role="img" aria-label="${escape(title)}">`,
    `<rect width="100%" height="100%" fill="${COLOURS.paper}"/><text x="10" y="18" font-weight="bold">${escape(title)}</text>`,
    ...drawn,
    '</svg>\n',
  ].join('\n');

/** Each figure relative to its target: left of the line is good for an upper limit, right of it for a lower one. */
export function plotOf(title: string, lines: readonly BenchLine[]): string | null {
  const rows = lines.filter(({ bar, value }) => bar !== null && bar > 0 && value !== null);
  if (rows.length === 0) return null;
  const height = (rows.length + 2) * ROW;
  const drawn = rows.map((line, at) => {
    const y = (at + 1) * ROW;
    const width = Math.max(1, Math.min(PLOT, ((line.value ?? 0) / (line.bar ?? 1)) * AT_BAR));
    const side = line.kind === 'most' ? '≤' : '≥';
    return `<text x="${LABEL - 10}" y="${y + 17}" text-anchor="end">${escape(line.what)}</text><rect x="${LABEL}" y="${y + 5}" width="${width.toFixed(1)}" height="${ROW - 10}" fill="${line.met ? COLOURS.met : COLOURS.missed}"/><text x="${LABEL + PLOT + 10}" y="${y + 17}">${escape(figureText(line))} (${side} ${line.bar})</text>`;
  });
  return frame(title, LABEL + PLOT + 200, height, [
    ...drawn,
    `<line x1="${LABEL + AT_BAR}" x2="${LABEL + AT_BAR}" y1="${ROW}" y2="${height - ROW + 5}" stroke="${COLOURS.bar}" stroke-dasharray="3 3"/><text x="${LABEL + AT_BAR}" y="${height - 6}" text-anchor="middle">the bar</text>`,
  ]);
}

const CHART = { width: 560, height: 300, left: 80, top: 40, right: 260, bottom: 40 };
/** Logarithmic sizes; 0 is possible. */
const placeOf = (size: number): number => Math.log10(size + 1);
const sizeText = (size: number): string => size.toLocaleString('en');

/** Curves with the same unit in one chart, from 0 upwards. */
export function curvesPlot(title: string, curves: readonly BenchCurve[]): string | null {
  const drawn = curves
    .map(({ what, points }) => ({ what, points: points.flatMap(({ size, value }) => (value === null ? [] : [{ size, value }])) }))
    .filter(({ points }) => points.length > 1);
  if (drawn.length === 0) return null;
  const all = drawn.flatMap(({ points }) => points);
  const unit = curves[0]?.unit ?? '';
  const most = Math.max(...all.map(({ value }) => value)) * 1.1 || 1;
  const [from, to] = [Math.min(...all.map(({ size }) => placeOf(size))), Math.max(...all.map(({ size }) => placeOf(size)))];
  const x = (size: number) => CHART.left + ((placeOf(size) - from) / (to - from || 1)) * CHART.width;
  const y = (value: number) => CHART.top + CHART.height * (1 - value / most);
  const end = CHART.top + CHART.height;
  const grid = [0, 0.25, 0.5, 0.75, 1].map((share) => {
    const value = most * share;
    return `<line x1="${CHART.left}" x2="${CHART.left + CHART.width}" y1="${y(value).toFixed(1)}" y2="${y(value).toFixed(1)}" stroke="${COLOURS.grid}"/><text x="${CHART.left - 8}" y="${(y(value) + 4).toFixed(1)}" text-anchor="end">${escape(figureText({ value, unit }))}</text>`;
  });
  const sizes = [...new Set(all.map(({ size }) => size))].map(
    (size) => `<text x="${x(size).toFixed(1)}" y="${end + 20}" text-anchor="middle">${sizeText(size)}</text>`,
  );
  const lines = drawn.map(({ what, points }, at) => {
    const colour = LINES[at % LINES.length] ?? COLOURS.text;
    const path = points.map(({ size, value }) => `${x(size).toFixed(1)},${y(value).toFixed(1)}`);
    const dots = path.map((place) => `<circle cx="${place.split(',')[0]}" cy="${place.split(',')[1]}" r="3" fill="${colour}"/>`);
    return `<polyline points="${path.join(' ')}" fill="none" stroke="${colour}" stroke-width="2"/>${dots.join('')}<text x="${CHART.left + CHART.width + 15}" y="${CHART.top + 14 + at * 20}" fill="${colour}">${escape(what)}</text>`;
  });
  return frame(title, CHART.left + CHART.width + CHART.right, end + CHART.bottom, [...grid, ...sizes, ...lines]);
}
