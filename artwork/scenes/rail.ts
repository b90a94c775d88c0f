import { COLOURS, type ColourName, type Fabric, type Pattern } from '@/lib/domain/wardrobe/garment';
import { darken, lighten, mix, seamTone } from '../draw/colour';
import { seededRandom } from '../draw/random';
import { sprite } from '../draw/sprite';
import { group, line, path, shape, tag } from '../draw/svg';
import { workroom, type Dye, type Workroom } from '../fabric/cloth';
import { fall, ridge } from '../fabric/folds';
import { PALETTE } from '../draw/palette';

export interface RailPiece {
  readonly colour: ColourName;
  readonly accent?: ColourName;
  readonly pattern?: Pattern;
  readonly fabric?: Fabric;
  /** From the shoulder to the hem. */
  readonly length: number;
  /** How much of it shows, edge on. */
  readonly width: number;
  readonly sleeve?: 'long' | 'short' | 'none';
}

const METAL = '#a59e93';

/** A garment hanging edge on: shoulder rounding over the hanger, sleeve in front, deep folds in the body. */
function edgeOn(bolt: Workroom, piece: RailPiece, index: number, x: number, y: number): string {
  const random = seededRandom(`rail-${index}-${piece.colour}-${piece.length}`);
  const base = COLOURS[piece.colour];
  const dye: Dye = { base, accent: COLOURS[piece.accent ?? 'ivory'], pattern: piece.pattern ?? 'solid', fabric: piece.fabric ?? 'wool' };
  const seam = seamTone(base);
  const w = piece.width;
  const { length } = piece;
  const lean = random.between(-4, 4);
  const hem = w * random.between(1.08, 1.34);
  const body = path`M${-w * 0.2} 4C${-w * 0.42} 14 ${-w * 0.52} 30 ${-w * 0.52} 54C${-w * 0.5} ${length * 0.5} ${-hem * 0.54 + lean} ${length * 0.8} ${-hem * 0.5 + lean} ${length}C${-hem * 0.2} ${length + 9} ${hem * 0.24} ${length - 2} ${hem * 0.5 + lean} ${length + 5}C${hem * 0.52 + lean} ${length * 0.7} ${w * 0.5} ${length * 0.4} ${w * 0.5} 60C${w * 0.5} 34 ${w * 0.42} 12 ${w * 0.2} 2C${w * 0.1} -5 ${-w * 0.1} -5 ${-w * 0.2} 4Z`;
  const sleeveLength = piece.sleeve === 'short' ? 150 : Math.min(length - 24, 372);
  const sw = w * 0.34;
  const sleeve = path`M${-sw * 0.5} 12C${-sw * 1.05} 26 ${-sw * 1.12} 70 ${-sw * 1.06} 110C${-sw} ${sleeveLength * 0.6} ${-sw * 0.8 + lean} ${sleeveLength * 0.85} ${-sw * 0.72 + lean} ${sleeveLength}Q${lean} ${sleeveLength + 9} ${sw * 0.8 + lean} ${sleeveLength + 2}C${sw * 0.9 + lean} ${sleeveLength * 0.8} ${sw * 1.1} ${sleeveLength * 0.5} ${sw * 1.12} 108C${sw * 1.16} 66 ${sw * 0.9} 24 ${sw * 0.3} 8C0 2 ${-sw * 0.3} 6 ${-sw * 0.5} 12Z`;
  const hook =
    line(path`M0 0V-26C0 -38 11 -40 11 -50C11 -60 -4 -62 -6 -50`, darken(METAL, 0.3), 3.4) +
    line(path`M0 0V-26C0 -38 11 -40 11 -50C11 -60 -4 -62 -6 -50`, METAL, 2.2);
  const folds = fall(
    random,
    Math.max(3, Math.round(w / 22)),
    (t) => [(t - 0.5) * w * 0.8, random.between(24, 80)],
    (t) => [(t - 0.5) * hem * 0.94 + lean, length],
    9,
    0.95,
  );
  const sleeveFolds =
    ridge(-sw * 0.3, 30, -sw * 0.4 + lean, sleeveLength - 20, 5, random.between(-8, 8), 0.5) +
    ridge(sw * 0.3, 60, sw * 0.3 + lean, sleeveLength - 10, 5, random.between(-8, 8), 0.45) +
    [0.5, 0.56, 0.62]
      .map((t) => ridge(-sw * 0.9, sleeveLength * t, sw * random.between(0.2, 0.9), sleeveLength * t + random.between(6, 26), 3, 5, 0.4))
      .join('');
  const move = path`translate(${x} ${y + 56}) rotate(${random.between(-1.1, 1.1)})`;
  return bolt.moving(
    move,
    () =>
      hook +
      bolt.cut(`b${index}`, body, {
        dye,
        folds,
        lift: 1.7,
        turn: lean * 0.5,
        details: line(path`M${-hem} ${length - 12}Q0 ${length - 4} ${hem} ${length - 10}`, seam, 1, {
          'stroke-opacity': 0.45,
          'stroke-dasharray': '3 2.4',
        }),
      }) +
      (piece.sleeve === 'none'
        ? ''
        : bolt.cut(`s${index}`, sleeve, {
            dye,
            folds: sleeveFolds,
            lift: 1.4,
            turn: lean,
            details: line(
              path`M${-sw * 1.2 + lean} ${sleeveLength - 22}Q${lean} ${sleeveLength - 14} ${sw * 1.2 + lean} ${sleeveLength - 20}`,
              seam,
              1.2,
              { 'stroke-opacity': 0.5 },
            ),
          })) +
      shape(
        path`M${-w * 0.24} 6C${-w * 0.2} -9 ${w * 0.18} -10 ${w * 0.24} 4C${w * 0.1} 13 ${-w * 0.1} 14 ${-w * 0.24} 6Z`,
        darken(base, 0.3),
      ),
  );
}

/** A row of garments on a bar, pressed together under one light; the last of the list hangs in front. */
export function railRow(scope: string, pieces: readonly RailPiece[], x: number, y: number, spacing: number, scale = 1): string {
  const bolt = workroom({ scope, base: PALETTE.oat, accent: PALETTE.clay, pattern: 'solid', fabric: 'wool', seed: 23 });
  let at = 0;
  const drawn = pieces
    .map((piece, index) => {
      const here = at;
      at += spacing * (0.62 + piece.width / 260);
      return edgeOn(bolt, piece, index, here, 0);
    })
    .join('');
  const shadow = group(bolt.silhouette(), { fill: '#2a1a10', opacity: 0.24, filter: 'url(#soft12)', transform: 'translate(26 22)' });
  const longest = Math.max(...pieces.map((piece) => piece.length));
  return group(shadow + sprite({ x: -90, y: -16, width: at + 120, height: longest + 100 }, scale, bolt.press(drawn)), {
    transform: `translate(${x} ${y}) scale(${scale})`,
  });
}

function tube(d: string, width: number, tone: string): string {
  return (
    line(d, darken(tone, 0.45), width) +
    line(d, tone, width * 0.74) +
    line(d, lighten(tone, 0.6), width * 0.2, { 'stroke-opacity': 0.75, transform: `translate(${-width * 0.12} ${-width * 0.16})` })
  );
}

/** A free-standing clothes rail with a low shelf. */
export function railStand(x1: number, x2: number, top: number, floor: number, tone: string = PALETTE.brass): string {
  const feet = [x1, x2]
    .map(
      (x) =>
        tag('ellipse', { cx: x + 14, cy: floor + 8, rx: 74, ry: 11, fill: '#1c110b', 'fill-opacity': 0.22, filter: 'url(#soft4)' }) +
        tube(path`M${x - 46} ${floor + 12}L${x + 46} ${floor - 12}`, 11, tone),
    )
    .join('');
  const legs = [x1, x2].map((x) => tube(path`M${x} ${top}V${floor}`, 11, tone)).join('');
  const low = floor - 62;
  const shelf =
    shape(path`M${x1 - 18} ${low + 14}L${x1 + 12} ${low - 12}H${x2 + 18}L${x2 - 8} ${low + 14}Z`, mix(PALETTE.wood, '#f3e2c8', 0.35)) +
    tag('rect', { x: x1 - 18, y: low + 14, width: x2 - x1 + 10, height: 10, fill: mix(PALETTE.wood, '#3a2417', 0.2) });
  return feet + legs + shelf + tag('circle', { cx: x1, cy: top, r: 9, fill: tone }) + tag('circle', { cx: x2, cy: top, r: 9, fill: tone });
}

export const railBar = (x1: number, x2: number, y: number, tone: string = PALETTE.brass): string =>
  tube(path`M${x1 - 22} ${y}H${x2 + 22}`, 12, tone);
