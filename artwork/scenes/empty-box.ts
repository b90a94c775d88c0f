import { PALETTE } from '../draw/palette';
import { line, shape, type Picture } from '../draw/svg';
import { boxFront, storageBox } from './box';
import { stage } from './stage';
import { softShadow } from './wear';

const W = 960;
const H = 720;

export const emptyBox = (): Picture =>
  stage(
    W,
    H,
    { edge: 0.72, light: 'leaves' },
    () =>
      softShadow(490, 626, 330, 24) +
      storageBox(270, 620, 390, 220, { lid: 'open', hasLabel: false }) +
      shape('M300 404C360 370 430 410 480 384S600 400 690 372L664 400H276Z', '#fffaf2') +
      boxFront(270, 620, 390, 206) +
      line('M740 640C790 610 830 660 880 630', PALETTE.red, 5),
  );
