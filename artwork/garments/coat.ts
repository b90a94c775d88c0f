import { darken } from '../draw/colour';
import { path } from '../draw/svg';
import type { Block } from './block';
import { collarBack, lapels } from './collar';
import { doubleButtons, frontEdge, weltPocket } from './front';
import { hung, button, type Drawn, type Making } from './piece';
import { backNeck, body, sleeves } from './upper';

/** Tailored overcoat, single or double breasted. */
export function coat(make: Making): Drawn {
  const { cut } = make.garment;
  const ease = cut.fit === 'oversized' ? 16 : cut.fit === 'slim' ? -6 : 0;
  const length = cut.length === 'thigh' ? 450 : cut.length === 'midi' ? 640 : 575;
  const block: Block = {
    neck: 32,
    shoulder: 118 + ease,
    slope: 25 + ease * 0.3,
    armhole: 142 + ease,
    chest: 126 + ease,
    waist: 116 + ease,
    waistY: 262,
    hem: 146 + ease,
    length,
  };
  const isDouble = cut.closure === 'double';
  const breakY = isDouble ? 188 : 206;
  const style = cut.collar === 'peak' || cut.collar === 'shawl' ? cut.collar : 'notch';
  const over = isDouble ? 46 : 13;
  const edge = path`M${-over * 0.2} ${breakY - 10}C${-over} ${breakY + 10} ${-over} ${breakY + 20} ${-over} ${breakY + 40}L${-over - 3} ${length + 20}`;
  const tone = darken(make.garment.colour.hex, 0.45);
  const buttons = isDouble
    ? doubleButtons(make, [breakY + 16, breakY + 74, breakY + 132], 31, tone, 6.4)
    : [0, 62, 124].map((dy) => button(0, breakY + 20 + dy, 6.4, tone, make.seam)).join('');
  const pockets = ([1, -1] as const)
    .map((s) => (s > 0 ? weltPocket(make, 52, 330, 52, 12, 9) : weltPocket(make, -104, 318, 52, -12, 9)))
    .join('');
  return hung(
    make,
    length,
    440,
    collarBack(make, block, 20) +
      backNeck(make, block, breakY * 0.6) +
      body(make, block, { neckline: 'v', depth: breakY * 0.6 }, { details: frontEdge(make, edge) + buttons, hemStitch: 0 }) +
      pockets +
      sleeves(make, block, { length: 352, cuff: 64, spread: 8 }, { cuff: 'hem', cuffDepth: 16 }) +
      lapels(make, block, breakY, isDouble ? 62 : 54, style, over),
  );
}
