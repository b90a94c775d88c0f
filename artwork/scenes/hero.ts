import { group, picture, tag, type Picture } from '../draw/svg';
import { storageBox } from './box';
import { paperGrain, room, sceneDefs, windowLight } from './light';
import { railBar, railRow, railStand, type RailPiece } from './rail';
import { softShadow, wear } from './wear';

/** Warm to cool and back, one red in the middle third: the eye should travel and then stay. */
const RAIL: readonly RailPiece[] = [
  { colour: 'ivory', length: 470, width: 92, sleeve: 'long', fabric: 'linen' },
  { colour: 'charcoal', accent: 'grey', pattern: 'herringbone', length: 560, width: 112, sleeve: 'long', fabric: 'tweed' },
  { colour: 'sage', length: 520, width: 84, sleeve: 'none', fabric: 'satin' },
  { colour: 'white', accent: 'denim', pattern: 'stripe', length: 380, width: 80, sleeve: 'long', fabric: 'poplin' },
  { colour: 'navy', length: 410, width: 104, sleeve: 'long' },
  { colour: 'red', length: 540, width: 92, sleeve: 'none', fabric: 'silk' },
  { colour: 'oat', length: 370, width: 110, sleeve: 'long', fabric: 'rib-knit' },
  { colour: 'tobacco', accent: 'ivory', pattern: 'batik', length: 500, width: 90, sleeve: 'short', fabric: 'cotton' },
  { colour: 'sky', length: 390, width: 84, sleeve: 'long', fabric: 'linen' },
  { colour: 'bottle', accent: 'navy', pattern: 'tartan', length: 450, width: 96, sleeve: 'none', fabric: 'wool' },
  { colour: 'sand', length: 570, width: 112, sleeve: 'long' },
];

export function heroWide(): Picture {
  const w = 1920;
  const h = 1080;
  const top = 168;
  const floor = 930;
  return picture(
    w,
    h,
    sceneDefs() +
      room(w, h, { wall: '#f1e8dc', floor: '#d9c0a3', horizon: 838 }) +
      windowLight(330, 60, 620, 640, { panes: [3, 3], leaves: true }) +
      softShadow(1360, floor + 8, 560, 26, 0.2) +
      railStand(884, 1790, top, floor) +
      railBar(884, 1790, top) +
      storageBox(1290, floor - 66, 210, 132, { lid: 'closed' }) +
      wear('chestnut-chelsea-boots', 1640, floor - 62, 0.42) +
      wear('white-trainers', 1196, floor - 58, 0.4) +
      railRow('rail', RAIL, 1092, top - 6, 66, 1) +
      wear('camel-wool-coat', 950, top - 4, 1.06, { shadow: 30 }) +
      softShadow(560, 1012, 250, 22, 0.24) +
      storageBox(380, 1010, 300, 190) +
      group(storageBox(410, 794, 236, 128, { tone: '#d9c2a2' })) +
      wear('tan-leather-handbag', 748, 1004, 0.46) +
      tag('rect', { width: w, height: h, fill: '#ffdca8', 'fill-opacity': 0.05 }) +
      paperGrain(w, h),
  );
}

export function heroTall(): Picture {
  const w = 960;
  const h = 1200;
  const top = 176;
  const floor = 1020;
  return picture(
    w,
    h,
    sceneDefs() +
      room(w, h, { wall: '#f1e8dc', floor: '#d9c0a3', horizon: 900 }) +
      windowLight(60, 70, 470, 620, { panes: [2, 3], leaves: true }) +
      softShadow(500, floor + 8, 420, 26, 0.2) +
      railStand(130, 850, top, floor) +
      railBar(130, 850, top) +
      wear('white-trainers', 520, floor - 60, 0.42) +
      wear('chestnut-chelsea-boots', 730, floor - 62, 0.42) +
      railRow('rail', RAIL.slice(2, 10), 372, top - 6, 62, 1.06) +
      wear('camel-wool-coat', 252, top - 4, 1.08, { shadow: 30 }) +
      softShadow(520, 1150, 260, 22, 0.24) +
      storageBox(360, 1146, 280, 176) +
      wear('tan-leather-handbag', 760, 1140, 0.5) +
      paperGrain(w, h),
  );
}
