import { darken, lighten, mix } from '../draw/colour';
import { group, line, path, shape, tag } from '../draw/svg';
import { fall, ridge } from '../fabric/folds';
import type { Block } from './block';
import { mandarinCollar } from './collar';
import { hanger } from './hanger';
import { hung, seamLine, stitch, type Drawn, type Making } from './piece';
import { backNeck, body, sleeves } from './upper';

/** A knotted frog fastening: two loops of corded silk around a ball. */
function frog(x: number, y: number, tone: string, turn: number): string {
  const cord = (d: string): string => line(d, darken(tone, 0.45), 4.6) + line(d, tone, 3);
  return group(
    cord('M-3 0C-9 -7 -20 -7 -20 0S-9 7 -3 0') +
      cord('M3 0C9 -7 20 -7 20 0S9 7 3 0') +
      tag('circle', { r: 4.4, fill: darken(tone, 0.3) }) +
      tag('circle', { r: 3.2, cx: -0.6, cy: -0.6, fill: tone }),
    { transform: path`translate(${x} ${y}) rotate(${turn})` },
  );
}

/** Cheongsam: standing collar, slanted opening to the side, body-skimming cut, side slits bound in the trim colour. */
export function qipao(make: Making): Drawn {
  const length = make.garment.cut.length === 'knee' ? 500 : 606;
  const block: Block = { neck: 30, shoulder: 98, slope: 28, armhole: 126, chest: 98, waist: 76, waistY: 236, hem: 96, length };
  const trim = make.garment.accent.hex;
  const opening = 'M-2 26C6 52 24 70 48 82C70 92 84 104 95 128';
  const hipped: Block = { ...block, hem: 92 };
  const slit = [1, -1]
    .map((s) =>
      seamLine(path`M${s * 89} ${length - 170}C${s * 87} ${length - 100} ${s * 89} ${length - 60} ${s * 93} ${length}`, trim, 3.2, 1),
    )
    .join('');
  const details =
    line(opening, '#1a100b', 6, { 'stroke-opacity': 0.2 }) +
    line(opening, darken(trim, 0.3), 4.4) +
    line(opening, trim, 2.8) +
    slit +
    line(path`M${-94} ${length - 2}C-40 ${length + 7} 46 ${length + 5} 94 ${length - 2}`, trim, 4) +
    seamLine('M-40 150C-36 200 -38 240 -44 300M40 150C36 200 38 240 44 300', make.seam, 0.9, 0.3);
  const isCap = make.garment.cut.sleeve === 'cap' || make.garment.cut.sleeve === 'none';
  return hung(
    make,
    length,
    330,
    backNeck(make, block, 10, 'satin') +
      body(
        make,
        hipped,
        { neckline: 'crew', depth: 24 },
        { details, hemStitch: 0, folds: ridge(-60, 300, -40, length - 30, 7, 6, 0.4) + ridge(30, 280, 50, length - 60, 8, -8, 0.4) },
      ) +
      sleeves(make, block, isCap ? { length: 40, cuff: 74, spread: 20 } : { length: 116, cuff: 66, spread: 17 }, { cuff: 'none' }) +
      mandarinCollar(make, block, 26, trim) +
      frog(0, 24, trim, 0) +
      frog(42, 79, trim, 28) +
      frog(94, 130, trim, 52),
  );
}

/** Fitted lace blouse of the Straits, closed with a chain of three brooches. */
export function kebaya(make: Making): Drawn {
  const block: Block = { neck: 33, shoulder: 100, slope: 27, armhole: 124, chest: 100, waist: 86, waistY: 214, hem: 104, length: 318 };
  const thread = make.garment.accent.hex;
  const sprig = (x: number, y: number, turn: number): string =>
    group(
      line('M0 0C4 -12 2 -22 8 -34', mix(thread, '#5f6f50', 0.4), 1.4) +
        [
          [8, -36, 5.5],
          [-2, -20, 4],
          [9, -22, 3.6],
        ]
          .map(
            ([cx, cy, r]) =>
              tag('circle', { cx, cy, r, fill: thread }) + tag('circle', { cx, cy, r: (r ?? 4) * 0.36, fill: lighten(thread, 0.7) }),
          )
          .join('') +
        shape('M0 -4q-11 -4 -14 -14q11 2 14 14Z', mix(thread, '#5f6f50', 0.6)),
      { transform: path`translate(${x} ${y}) rotate(${turn})` },
    );
  const edge = 'M-3 96C-3 180 -5 250 -24 332M3 96C3 180 5 250 26 332';
  const sprigs = [
    [-18, 150, -8],
    [-22, 210, 4],
    [-40, 300, -30],
    [-84, 300, -10],
    [20, 156, 10],
    [24, 214, 0],
    [44, 302, 30],
    [86, 300, 12],
  ]
    .map(([x, y, t]) => sprig(x ?? 0, y ?? 0, t ?? 0))
    .join('');
  const lace = Array.from({ length: 19 }, (_, i) =>
    tag('circle', {
      cx: -106 + i * 11.8,
      cy: 322 - Math.abs(i - 9) * 0.3,
      r: 4.4,
      fill: 'none',
      stroke: thread,
      'stroke-width': 1.2,
      'stroke-opacity': 0.7,
    }),
  ).join('');
  const brooch =
    [124, 164, 204]
      .map(
        (y) =>
          tag('circle', { cy: y, r: 7, fill: '#8c6a30' }) +
          tag('circle', { cy: y - 0.8, r: 5.6, fill: '#d8b566' }) +
          tag('circle', { cx: -1.4, cy: y - 2, r: 2, fill: '#fff3d0' }),
      )
      .join('') + line('M0 131V157M0 171V197', '#c9a24f', 1.6, { 'stroke-dasharray': '2 1.6' });
  return hung(
    make,
    340,
    380,
    backNeck(make, block, 96, 'satin') +
      body(
        make,
        block,
        { neckline: 'v', depth: 96, tail: 16 },
        { details: line(edge, thread, 2.4, { 'stroke-opacity': 0.7 }) + sprigs + lace, hemStitch: 0 },
      ) +
      sleeves(make, block, { length: 286, cuff: 54, spread: 10 }, { cuff: 'hem' }) +
      brooch,
  );
}

/** Six yards folded over the bar: the pleated body behind, the ornamented end falling in front. */
export function sari(make: Making): Drawn {
  const { room, random, garment } = make;
  const gold = garment.accent.hex;
  const zari = (d: string, width: number): string =>
    line(d, gold, width) + line(d, darken(gold, 0.35), 0.9, { transform: 'translate(0 -3)' });
  const motif = (x: number, y: number, size: number): string =>
    group(
      shape('M0 -14C10 -6 10 8 0 12C-12 8 -10 -2 -3 -5C2 -8 0 -12 0 -14Z', gold) +
        tag('circle', { cx: -1, cy: 4, r: 2.4, fill: garment.colour.hex }),
      { transform: path`translate(${x} ${y}) scale(${size})` },
    );
  const back = 'M-112 8C-60 -4 60 -4 118 10L124 520C70 532 -60 534 -116 522Z';
  const front = 'M-106 10C-70 -2 20 -4 70 6C78 180 72 360 84 604C40 616 -50 618 -96 606C-92 400 -100 200 -106 10Z';
  const panel =
    Array.from({ length: 5 }, (_, i) =>
      zari(path`M-110 ${602 - i * 17}C-50 ${612 - i * 17} 40 ${611 - i * 17} 96 ${600 - i * 17}`, i % 2 === 0 ? 7 : 2),
    ).join('') +
    Array.from({ length: 6 }, (_, i) => motif(-74 + i * 29, 500 + (i % 2) * 4, 1.25)).join('') +
    zari('M-110 478C-50 487 40 486 96 476', 2.4);
  const border = (x1: number, x2: number, to: number): string =>
    zari(path`M${x1} 6C${x1 + 6} 180 ${x2 - 4} 360 ${x2} ${to}`, 11) +
    line(path`M${x1 - 11} 6C${x1 - 5} 180 ${x2 - 15} 360 ${x2 - 11} ${to}`, gold, 1.8);
  return hung(
    make,
    612,
    290,
    (make.isLaid ? '' : hanger('satin', 122, 8, room.cloth.scope)) +
      room.cut('back', back, {
        plain: mix(garment.colour.hex, '#140d0a', 0.22),
        folds: fall(
          random,
          9,
          (t) => [-108 + t * 222, 6],
          (t) => [-112 + t * 232, 524],
          8,
          0.6,
        ),
        details: border(112, 118, 526),
      }) +
      room.cut('pallu', front, {
        folds:
          fall(
            random,
            7,
            (t) => [-100 + t * 166, 4],
            (t) => [-92 + t * 172, 608],
            9,
            0.62,
          ) + ridge(-104, 12, 68, 10, 6, -6, 0.7),
        details: panel + border(63, 77, 610) + border(-98, -88, 610) + stitch('M-96 602Q0 612 84 600', make.seam, 0.4),
        lift: 1.8,
      }) +
      Array.from({ length: 15 }, (_, i) => line(path`M${-92 + i * 12.5} 606q${(i % 3) - 1} 10 ${(i % 2) * 2 - 1} 18`, gold, 1.8)).join(''),
  );
}
