import { darken, lighten, mix } from '../draw/colour';
import { line, path, tag } from '../draw/svg';
import { ridge } from '../fabric/folds';
import type { Block } from './block';
import { collarBack, lapels, shirtCollar } from './collar';
import { doubleButtons, frontEdge, patchPocket, placket, weltPocket } from './front';
import { button, hung, seamLine, stitch, type Drawn, type Making } from './piece';
import { backNeck, body, sleeves } from './upper';

const METAL = '#b9b2a6';

function zip(x: number, y1: number, y2: number, tone: string): string {
  return (
    line(path`M${x} ${y1}V${y2}`, '#1a100b', 7, { 'stroke-opacity': 0.25 }) +
    line(path`M${x} ${y1}V${y2}`, darken(tone, 0.4), 4) +
    line(path`M${x} ${y1}V${y2}`, METAL, 3, { 'stroke-dasharray': '1.4 1.6', 'stroke-linecap': 'butt' }) +
    tag('rect', { x: x - 2.4, y: y1 + 2, width: 4.8, height: 15, rx: 2, fill: METAL })
  );
}

/** Belted trench: storm flap, epaulettes, double row of buttons, buckled belt. */
export function trench(make: Making): Drawn {
  const length = make.garment.cut.length === 'midi' ? 630 : 575;
  const block: Block = { neck: 33, shoulder: 119, slope: 28, armhole: 144, chest: 126, waist: 100, waistY: 272, hem: 152, length };
  const horn = '#4a3222';
  const flap = make.room.cut('storm-flap', 'M34 14C62 18 92 22 112 30C108 70 112 110 118 134C90 150 58 156 40 150C38 104 38 60 34 14Z', {
    lift: 0.9,
    details: stitch('M110 128C86 144 60 149 44 144', make.seam, 0.55),
  });
  const epaulettes = ([1, -1] as const)
    .map((s) =>
      make.room.cut(`epaulette${s}`, path`M${s * 114} 22L${s * 116} 39L${s * 62} 24L${s * 58} 15L${s * 62} 10Z`, {
        lift: 0.7,
        details: button(s * 68, 17, 3, horn, make.seam),
      }),
    )
    .join('');
  const belt =
    make.room.cut('belt', 'M-106 258C-40 270 40 270 106 256L107 282C40 295 -40 295 -107 284Z', {
      lift: 1.1,
      details: stitch('M-106 263C-40 275 40 275 106 261M-106 279C-40 290 40 290 106 277', make.seam, 0.5),
    }) +
    make.room.cut('belt-end', 'M30 262C44 284 50 320 46 356L62 358C66 316 62 284 54 262Z', {
      lift: 1.1,
      details: [300, 320, 340].map((y) => tag('circle', { cx: 54, cy: y, r: 1.6, fill: '#1a100b' })).join(''),
    }) +
    tag('rect', { x: 14, y: 256, width: 30, height: 38, rx: 4, fill: 'none', stroke: darken(horn, 0.2), 'stroke-width': 6 }) +
    tag('rect', { x: 14, y: 255, width: 30, height: 38, rx: 4, fill: 'none', stroke: '#7a553a', 'stroke-width': 4 }) +
    line('M28 274H46', '#7a553a', 3);
  const cuffs = 34;
  return hung(
    make,
    length,
    440,
    collarBack(make, block, 20) +
      backNeck(make, block, 90) +
      body(
        make,
        block,
        { neckline: 'v', depth: 90 },
        {
          details: frontEdge(make, path`M-40 150L-42 ${length + 16}`) + doubleButtons(make, [178, 226, 330, 384], 30, horn, 6),
          hemStitch: 12,
        },
      ) +
      flap +
      weltPocket(make, 62, 336, 34, -44, 16) +
      weltPocket(make, -96, 292, 34, 44, 16) +
      belt +
      sleeves(make, block, { length: 344, cuff: 70, spread: 8.5 }, { cuff: 'band', cuffDepth: cuffs }) +
      epaulettes +
      lapels(make, block, 160, 62, 'notch', 40),
  );
}

export function raincoat(make: Making): Drawn {
  const length = 480;
  const block: Block = { neck: 36, shoulder: 116, slope: 30, armhole: 142, chest: 128, waist: 128, waistY: 262, hem: 150, length };
  const snaps = [70, 140, 210, 280, 350]
    .map(
      (y) =>
        tag('circle', { cx: 0, cy: y, r: 4.4, fill: darken(make.garment.colour.hex, 0.3) }) +
        tag('circle', { cx: -0.8, cy: y - 0.8, r: 3.2, fill: lighten(make.garment.colour.hex, 0.35) }),
    )
    .join('');
  return hung(
    make,
    length,
    440,
    collarBack(make, block, 20) +
      backNeck(make, block, 22, 'wire') +
      body(make, block, { neckline: 'crew', depth: 22 }, { details: frontEdge(make, path`M14 20V${length + 14}`) + snaps, hemStitch: 10 }) +
      patchPocket(make, 36, 316, 66, 74, 'flap') +
      patchPocket(make, -102, 316, 66, 74, 'flap') +
      sleeves(make, block, { length: 336, cuff: 70, spread: 9 }, { cuff: 'band', cuffDepth: 26 }) +
      shirtCollar(make, block, 50, 22, 20),
  );
}

/** Down jacket: horizontal chambers, each puffed. */
export function puffer(make: Making): Drawn {
  const length = make.garment.cut.length === 'thigh' ? 430 : 340;
  const block: Block = { neck: 38, shoulder: 116, slope: 28, armhole: 140, chest: 130, waist: 126, waistY: 236, hem: 122, length };
  const rows = Math.round((length - 40) / 44);
  const chambers = Array.from(
    { length: rows },
    (_, i) => ridge(-150, 62 + i * 44, 150, 62 + i * 44, 21, 7, 0.3) + ridge(-150, 60 + i * 44, 150, 60 + i * 44, 11, 7, 0.2),
  ).join('');
  const quilting = Array.from({ length: rows }, (_, i) =>
    seamLine(path`M-150 ${84 + i * 44}Q0 ${94 + i * 44} 150 ${84 + i * 44}`, '#1a100b', 2, 0.32),
  ).join('');
  const collar = make.room.cut('collar', 'M-40 10C-46 -12 -42 -36 -34 -44C-12 -52 14 -52 34 -44C44 -34 46 -12 40 10C22 26 -22 26 -40 10Z', {
    lift: 1.2,
    folds: ridge(-42, -26, 42, -26, 10, 6, 0.4) + ridge(-42, -2, 42, -2, 10, 8, 0.4),
    details: seamLine('M-42 -13Q0 -6 42 -13', '#1a100b', 1.8, 0.3) + zip(0, -44, 30, make.garment.colour.hex),
  });
  return hung(
    make,
    length,
    450,
    body(
      make,
      block,
      { neckline: 'crew', depth: 18 },
      { folds: chambers, foldAmount: 0.25, details: quilting + zip(0, 10, length + 4, make.garment.colour.hex), hemStitch: 0 },
    ) +
      sleeves(make, block, { length: 310, cuff: 66, spread: 12, puff: 12 }, { cuff: 'band', cuffDepth: 16 }) +
      collar +
      weltPocket(make, 58, 250, 44, 24, 8) +
      weltPocket(make, -102, 226, 44, -24, 8) +
      line('M0 -46V-52', METAL, 3) +
      topHook(),
  );
}

/** Closed necks hide the hanger's wood: only the hook shows. */
const topHook = (): string =>
  line('M0 -46C0 -56 14 -56 15 -62C15 -72 1 -74 -6 -68', '#8b8479', 3.4) +
  line('M0 -46C0 -56 14 -56 15 -62C15 -72 1 -74 -6 -68', METAL, 2.2);

export function bomber(make: Making): Drawn {
  const block: Block = { neck: 38, shoulder: 116, slope: 29, armhole: 140, chest: 126, waist: 124, waistY: 230, hem: 104, length: 318 };
  const rib = mix(make.garment.colour.hex, '#140d0a', 0.25);
  const hem =
    line('M-112 306Q0 318 112 306', rib, 34, { 'stroke-linecap': 'butt' }) +
    line('M-112 306Q0 318 112 306', '#1a100b', 32, { 'stroke-opacity': 0.22, 'stroke-dasharray': '2 4', 'stroke-linecap': 'butt' }) +
    seamLine('M-118 289Q0 301 118 289', '#1a100b', 2, 0.4);
  const collar = make.room.cut(
    'collar',
    'M-42 6C-36 -14 -30 -20 -22 -22L-14 -16C-20 0 -12 22 0 40C12 22 20 0 14 -16L22 -22C30 -20 36 -14 42 6C34 26 18 44 2 56H-2C-18 44 -34 26 -42 6Z',
    {
      plain: rib,
      lift: 0.8,
      details: line('M-36 2C-24 24 -12 38 0 48C12 38 24 24 36 2', '#1a100b', 22, {
        'stroke-opacity': 0.2,
        'stroke-dasharray': '1.6 4',
        'stroke-linecap': 'butt',
      }),
    },
  );
  return hung(
    make,
    326,
    450,
    collarBack(make, block, 18) +
      backNeck(make, block, 34) +
      body(
        make,
        block,
        { neckline: 'v', depth: 34 },
        {
          details: hem + zip(0, 44, 330, make.garment.colour.hex),
          hemStitch: 0,
          folds: ridge(-90, 250, -40, 290, 6, 4, 0.5) + ridge(80, 240, 50, 288, 6, -4, 0.5),
        },
      ) +
      sleeves(make, block, { length: 312, cuff: 58, spread: 11, puff: 12 }, { cuff: 'rib', cuffDepth: 30 }) +
      collar +
      weltPocket(make, 52, 230, 40, -30, 9) +
      weltPocket(make, -92, 200, 40, 30, 9),
  );
}

export function denimJacket(make: Making): Drawn {
  const block: Block = { neck: 33, shoulder: 112, slope: 28, armhole: 132, chest: 118, waist: 110, waistY: 220, hem: 102, length: 298 };
  const thread = '#c98f4e';
  const seams = [1, -1]
    .map(
      (s) =>
        stitch(path`M${s * 114} 102H${s * 12}`, thread, 0.9) +
        stitch(path`M${s * 114} 98H${s * 12}`, thread, 0.9) +
        stitch(path`M${s * 34} 104L${s * 24} 268M${s * 78} 104L${s * 56} 268`, thread, 0.85) +
        seamLine(path`M${s * 114} 100H${s * 12}`, make.seam, 1.4, 0.5),
    )
    .join('');
  const band =
    line('M-110 284Q0 296 110 284', '#1a100b', 1.6, { 'stroke-opacity': 0.5 }) +
    stitch('M-108 274Q0 286 108 274M-108 292Q0 304 108 292', thread, 0.9) +
    seamLine('M-110 270Q0 282 110 270', make.seam, 1.6, 0.6);
  return hung(
    make,
    306,
    430,
    collarBack(make, block, 17) +
      backNeck(make, block, 30) +
      body(
        make,
        block,
        { neckline: 'crew', depth: 30, tail: 10 },
        { details: seams + band + placket(make, 56, 288, 5, '#b9854f', 11), hemStitch: 0 },
      ) +
      patchPocket(make, 34, 112, 48, 50, 'flap') +
      patchPocket(make, -82, 112, 48, 50, 'flap') +
      sleeves(make, block, { length: 306, cuff: 54, spread: 10.5 }, { cuff: 'band', cuffDepth: 28 }) +
      shirtCollar(make, block, 40, 16),
  );
}
