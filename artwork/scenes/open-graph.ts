import { picture, tag, type Picture } from '../draw/svg';
import { storageBox } from './box';
import { harbourView, shophouseView, windowFrame } from './city';
import { paperGrain, room, sceneDefs } from './light';
import { railBar, railRow, railStand, type RailPiece } from './rail';
import { softShadow, wear } from './wear';

const W = 1200;
const H = 630;

const RAIL: readonly RailPiece[] = [
  { colour: 'charcoal', accent: 'grey', pattern: 'herringbone', length: 540, width: 108, sleeve: 'long', fabric: 'tweed' },
  { colour: 'sage', length: 500, width: 84, sleeve: 'none' },
  { colour: 'white', accent: 'denim', pattern: 'stripe', length: 380, width: 82, sleeve: 'long' },
  { colour: 'red', length: 540, width: 94, sleeve: 'none' },
  { colour: 'navy', length: 410, width: 100, sleeve: 'long' },
  { colour: 'oat', length: 380, width: 108, sleeve: 'long', fabric: 'rib-knit' },
];

const share = (view: string, front: string): Picture =>
  picture(
    W,
    H,
    sceneDefs() +
      room(W, H, { wall: '#efe5d8', floor: '#d9c0a3', horizon: 512 }) +
      windowFrame(70, 60, 470, 350, view) +
      tag('path', { d: 'M90 512L560 512L700 630H40Z', fill: '#fff6dd', 'fill-opacity': 0.35, filter: 'url(#soft12)' }) +
      softShadow(860, 580, 330, 16, 0.2) +
      railStand(640, 1120, 84, 574) +
      railBar(640, 1120, 84) +
      railRow('rail', RAIL, 790, 81, 62, 0.74) +
      wear(front, 694, 82, 0.76, { shadow: 18 }) +
      storageBox(170, 596, 190, 118) +
      storageBox(190, 462, 146, 76, { tone: '#d9c2a2' }) +
      wear('tan-leather-handbag', 452, 594, 0.36) +
      paperGrain(W, H),
  );

/** Link previews, one a region; they carry no text. */
export const openGraphHongKong = (): Picture => share(harbourView(470, 350), 'camel-wool-coat');
export const openGraphSingapore = (): Picture => share(shophouseView(470, 350), 'sand-linen-blazer');
