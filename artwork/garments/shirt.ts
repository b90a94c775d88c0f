import { lighten } from '../draw/colour';
import { path } from '../draw/svg';
import { fall, ridge } from '../fabric/folds';
import type { Block } from './block';
import { collarBack, shirtCollar } from './collar';
import { patchPocket, placket } from './front';
import { hung, seamLine, type Drawn, type Making } from './piece';
import { neckBand } from './t-shirt';
import { backNeck, body, sleeves } from './upper';

/** Shirt with stand collar, yoke, placket and one chest pocket. */
export function shirt(make: Making): Drawn {
  const { cut } = make.garment;
  const ease = cut.fit === 'slim' ? -8 : cut.fit === 'oversized' ? 18 : cut.fit === 'relaxed' ? 9 : 0;
  const block: Block = {
    neck: 31,
    shoulder: 106 + ease,
    slope: 27 + ease * 0.2,
    armhole: 128 + ease,
    chest: 112 + ease,
    waist: 106 + ease,
    waistY: 235,
    hem: 112 + ease,
    length: cut.length === 'thigh' ? 420 : cut.length === 'waist' ? 320 : 372,
  };
  const isCamp = cut.collar === 'camp';
  const sleeve = cut.sleeve === 'short' ? { length: 108, cuff: 84 + ease, spread: 27 } : { length: 322, cuff: 50, spread: 9.5 };
  const yoke = seamLine(
    path`M${-block.shoulder + 4} ${block.slope + 22}C${-60} ${block.slope + 4} -46 14 -36 6M${block.shoulder - 4} ${block.slope + 22}C60 ${block.slope + 4} 46 14 36 6`,
    make.seam,
    1,
    0.4,
  );
  const buttonTone = lighten(make.garment.colour.hex, 0.6);
  const front = placket(make, isCamp ? 64 : 46, block.length - 26, isCamp ? 5 : 6, buttonTone);
  return hung(
    make,
    block.length,
    400,
    collarBack(make, block, 17) +
      backNeck(make, block, 20) +
      body(
        make,
        block,
        { neckline: isCamp ? 'v' : 'crew', depth: isCamp ? 52 : 24, tail: cut.fit === 'relaxed' || cut.fit === 'oversized' ? 24 : 14 },
        { details: yoke + front },
      ) +
      patchPocket(make, 30, 100, 48, 54) +
      sleeves(make, block, sleeve, { cuff: cut.sleeve === 'short' ? 'hem' : 'band', cuffDepth: cut.sleeve === 'short' ? 12 : 30 }) +
      shirtCollar(make, block, isCamp ? 46 : 34, isCamp ? 22 : 8),
  );
}

/** Softer and shorter than a shirt: fuller sleeves, a tied bow or a plain collar. */
export function blouse(make: Making): Drawn {
  const { cut } = make.garment;
  const block: Block = { neck: 32, shoulder: 100, slope: 29, armhole: 124, chest: 108, waist: 104, waistY: 226, hem: 112, length: 334 };
  const isBow = cut.collar === 'bow';
  const isV = cut.neckline === 'v';
  const sleeve =
    cut.sleeve === 'short'
      ? { length: 104, cuff: 80, spread: 24, puff: 12 }
      : { length: 300, cuff: cut.sleeve === 'bishop' ? 44 : 52, spread: 11, puff: cut.sleeve === 'bishop' ? 20 : 6 };
  const gathers = fall(
    make.random,
    9,
    (t) => [(t * 2 - 1) * 84, 40],
    (t) => [(t * 2 - 1) * 104, 320],
    5.4,
    0.42,
  );
  const front = isV ? '' : placket(make, 48, 320, 6, lighten(make.garment.colour.hex, 0.5), 9);
  const collar = isBow ? bow(make) : isV ? neckBand(make, block, 84, 7, 'v') : shirtCollar(make, block, 30, 14, 14);
  return hung(
    make,
    block.length,
    400,
    collarBack(make, block, isV ? 4 : 15) +
      backNeck(make, block, isV ? 84 : 22, 'satin') +
      body(make, block, { neckline: isV ? 'v' : 'crew', depth: isV ? 84 : 24, tail: 12 }, { folds: gathers, details: front }) +
      sleeves(make, block, sleeve, { cuff: cut.sleeve === 'short' ? 'hem' : 'band', cuffDepth: cut.sleeve === 'short' ? 10 : 26 }) +
      collar,
  );
}

function bow(make: Making): string {
  const { room } = make;
  const band = room.cut('stand', 'M-36 2C-34 -10 -30 -16 -24 -18C-14 2 14 2 24 -18C30 -16 34 -10 36 2C20 30 -20 30 -36 2Z', {
    lift: 0.6,
    folds: ridge(-30, -8, 30, -8, 4, 18, 0.5),
  });
  const tails =
    room.cut('tail-l', 'M-4 26C-22 70 -34 120 -40 182L-8 188C-6 130 2 76 8 28Z', { lift: 1, folds: ridge(-2, 30, -24, 180, 7, 5, 0.6) }) +
    room.cut('tail-r', 'M0 28C12 70 22 110 24 158L52 150C44 104 28 60 12 26Z', { lift: 1, folds: ridge(6, 30, 38, 150, 7, -5, 0.6) });
  const loops =
    room.cut('loop-l', 'M0 20C-22 -4 -60 -4 -76 14C-84 32 -74 52 -56 54C-34 52 -14 38 0 28Z', {
      lift: 1.2,
      folds: ridge(-6, 22, -70, 24, 8, 6, 0.7),
    }) +
    room.cut('loop-r', 'M4 20C26 -2 58 0 72 18C80 36 68 52 52 52C32 50 14 38 4 28Z', {
      lift: 1.2,
      folds: ridge(8, 22, 66, 26, 8, -6, 0.7),
    });
  return (
    band +
    tails +
    loops +
    room.cut('knot', 'M-10 14C-4 10 8 10 14 15C18 24 16 34 12 38C4 42 -6 41 -10 36C-14 30 -14 20 -10 14Z', {
      lift: 1.2,
      folds: ridge(0, 14, 4, 38, 5, 2, 0.7),
    })
  );
}
