import { darken } from '../draw/colour';
import { path } from '../draw/svg';
import { ridge } from '../fabric/folds';
import type { Block } from './block';
import { collarBack, lapels } from './collar';
import { doubleButtons, frontEdge, patchPocket, weltPocket } from './front';
import { hung, button, seamLine, type Drawn, type Making } from './piece';
import { backNeck, body, sleeves } from './upper';

export function blazer(make: Making): Drawn {
  const { cut } = make.garment;
  const ease = cut.fit === 'oversized' ? 16 : cut.fit === 'slim' ? -6 : cut.fit === 'relaxed' ? 7 : 0;
  const length = cut.length === 'cropped' ? 310 : cut.length === 'thigh' ? 430 : 384;
  const block: Block = {
    neck: 31,
    shoulder: 113 + ease,
    slope: 24 + ease * 0.3,
    armhole: 132 + ease,
    chest: 115 + ease,
    waist: 99 + ease,
    waistY: 232,
    hem: 114 + ease,
    length,
  };
  const isDouble = cut.closure === 'double';
  const breakY = isDouble ? 186 : 208;
  const over = isDouble ? 38 : 10;
  const style = cut.collar === 'peak' || cut.collar === 'shawl' ? cut.collar : 'notch';
  const edge = isDouble
    ? path`M${-over} ${breakY}L${-over - 2} ${length + 12}`
    : path`M${-over} ${breakY - 4}C${-over} ${breakY + 40} ${-over} ${length - 60} ${-over + 6} ${length - 32}C${-over + 12} ${length - 8} 6 ${length + 4} 24 ${length + 14}`;
  const tone = darken(make.garment.colour.hex, 0.5);
  const buttons = isDouble
    ? doubleButtons(make, [breakY + 14, breakY + 66], 27, tone)
    : button(0, breakY + 8, 5.6, tone, make.seam) + button(1, breakY + 62, 5.6, tone, make.seam);
  const darts = seamLine(
    path`M58 ${150}C54 200 56 240 62 ${length - 116}M-58 150C-54 200 -56 240 -62 ${length - 116}`,
    make.seam,
    0.9,
    0.35,
  );
  const pocketY = length - 116;
  const pockets =
    make.garment.fabric === 'linen'
      ? patchPocket(make, 34, pocketY, 60, 70, 'band') + patchPocket(make, -94, pocketY, 60, 70, 'band')
      : weltPocket(make, 36, pocketY, 58, 0, 15) + weltPocket(make, -94, pocketY, 58, 0, 15);
  return hung(
    make,
    length,
    430,
    collarBack(make, block, 18) +
      backNeck(make, block, breakY * 0.66) +
      body(
        make,
        block,
        { neckline: 'v', depth: breakY * 0.66 },
        {
          hemStitch: 0,
          details: darts + frontEdge(make, edge) + buttons,
          folds: ridge(0, breakY + 6, 70, breakY + 30, 4, 6, 0.36) + ridge(0, breakY + 6, -66, breakY + 34, 4, -6, 0.36),
        },
      ) +
      pockets +
      weltPocket(make, 44, 122, 42, 4, 9) +
      sleeves(make, block, { length: 316, cuff: 58, spread: 8.5 }, { cuff: 'none' }) +
      lapels(make, block, breakY, isDouble ? 60 : 50, style, over),
  );
}

export function waistcoat(make: Making): Drawn {
  const block: Block = { neck: 34, shoulder: 88, slope: 22, armhole: 140, chest: 104, waist: 94, waistY: 230, hem: 100, length: 306 };
  const tone = darken(make.garment.colour.hex, 0.5);
  const buttons = [176, 206, 236, 266].map((y) => button(0, y, 4.6, tone, make.seam)).join('');
  return hung(
    make,
    306,
    330,
    backNeck(make, block, 160) +
      body(
        make,
        block,
        { neckline: 'v', depth: 160, tail: 22 },
        {
          hemStitch: 6,
          details:
            frontEdge(make, path`M-9 156C-10 220 -9 270 -4 340`) +
            buttons +
            seamLine('M52 120C48 180 50 230 58 310M-52 120C-48 180 -50 230 -58 310', make.seam, 0.9, 0.4),
        },
      ) +
      weltPocket(make, 32, 246, 50, 5, 9) +
      weltPocket(make, -82, 241, 50, -5, 9),
  );
}
