import { PALETTE } from '../draw/palette';
import { COLOURS } from '@/lib/domain/wardrobe/garment';
import { group, line, path, picture, place, shape, tag, type Picture } from '../draw/svg';
import { boxFront, storageBox } from './box';
import { paperGrain, room, sceneDefs, windowLight } from './light';
import { camera, phone, priceTag, softbox, wardrobeScreen } from './props';
import { railBar } from './rail';
import { garmentBag, pile, racking } from './storage';
import { softShadow, wear } from './wear';

const W = 1440;
const H = 1080;

/** Store: boxes and garment bags, in order, on racking. */
export function serviceStore(): Picture {
  const levels = [330, 640, 960];
  const boxes = [
    storageBox(110, 324, 216, 150),
    storageBox(372, 324, 216, 150, { tone: '#d6bd9b' }),
    storageBox(388, 158, 180, 104, { tone: '#c29b74' }),
    storageBox(110, 634, 250, 180, { tone: '#d6bd9b' }),
    storageBox(420, 634, 190, 140),
    storageBox(110, 954, 230, 190),
    storageBox(396, 954, 230, 150, { tone: '#dcc7a8' }),
    storageBox(412, 788, 190, 96, { tone: '#c9a680' }),
  ].join('');
  const bags = [
    [812, 218, 560, '#e6dccc', COLOURS.navy],
    [906, 206, 500, '#d9ccb8', COLOURS.sage],
    [1008, 226, 590, '#efe7da', COLOURS.red],
    [1112, 210, 520, '#cbbba4', COLOURS.ivory],
    [1216, 220, 570, '#e6dccc', COLOURS.camel],
    [1316, 204, 470, '#d9ccb8', COLOURS.plum],
  ] as const;
  return picture(
    W,
    H,
    sceneDefs() +
      room(W, H, { wall: '#ece2d5', floor: '#cdb498', horizon: 960 }) +
      windowLight(640, 20, 520, 500, { panes: [3, 2], strength: 0.55 }) +
      tag('rect', { x: 60, y: 60, width: 640, height: 900, fill: '#3a2417', 'fill-opacity': 0.1 }) +
      racking(70, 690, 40, 1010, levels) +
      boxes +
      racking(70, 690, 40, 1010, []) +
      line('M766 150V1000M1386 150V1000', '#8d8378', 12) +
      railBar(770, 1384, 150, '#8d8378') +
      bags.map(([x, w, l, tone, inside]) => garmentBag(x, 196, w * 0.9, l, tone, inside)).join('') +
      softShadow(1080, 1004, 330, 16, 0.2) +
      wear('black-leather-pumps', 900, 1010, 0.5) +
      storageBox(1060, 1024, 230, 130) +
      paperGrain(W, H),
  );
}

/** Digitise: a coat under studio light, and its picture on a telephone. */
export function serviceDigitise(): Picture {
  const card = (id: string, s: number): string => wear(id, 41, id.includes('handbag') ? 84 : 6, s, { shadow: 0 });
  const screen = wardrobeScreen([
    card('jade-silk-qipao', 0.13),
    card('sky-linen-shirt', 0.18),
    card('tan-leather-handbag', 0.19),
    card('navy-wool-blazer', 0.165),
  ]);
  return picture(
    W,
    H,
    sceneDefs() +
      room(W, H, { wall: '#eee5d9', floor: '#d9c5ab', horizon: 900 }) +
      shape('M360 60H940V900C940 980 1010 1020 1040 1040H270C300 1020 360 980 360 900Z', '#fbf7f0') +
      shape('M860 60H940V900C940 980 1010 1020 1040 1040H900C880 1000 860 960 860 900Z', '#2a1a10', { 'fill-opacity': 0.06 }) +
      tag('rect', { x: 346, y: 44, width: 608, height: 22, rx: 11, fill: '#c9b79f' }) +
      line('M650 60V140', '#8b8479', 4) +
      softShadow(660, 990, 250, 20, 0.18) +
      wear('jade-silk-qipao', 650, 120, 1.18, { shadow: 34 }) +
      softbox(190, 330, 1.22, 12) +
      camera(1010, 660, 1.06) +
      phone(1150, 330, 1.2, screen, 5) +
      paperGrain(W, H),
  );
}

/** Sell: a dress with its price tag, and a mailer in which a sold piece lies in tissue. */
export function serviceSell(): Picture {
  const tissue = [
    'M150 -206C200 -290 260 -250 300 -300C350 -250 400 -300 440 -214',
    'M140 -200C190 -250 220 -220 270 -262C320 -214 380 -260 452 -204',
  ]
    .map((d, i) => shape(`${d}L448 -170H146Z`, i ? '#fffaf2' : '#f1e5d6'))
    .join('');
  return picture(
    W,
    H,
    sceneDefs() +
      room(W, H, { wall: '#f0e5d9', floor: '#d6bd9f', horizon: 860 }) +
      windowLight(120, 50, 480, 560, { panes: [2, 3], leaves: true }) +
      railBar(-40, 760, 130) +
      wear('red-slip-dress', 420, 128, 1.16, { shadow: 30 }) +
      priceTag(560, 330, 1.1, 8, '#221e1c') +
      wear('sand-linen-blazer', 150, 128, 0.98, { shadow: 26 }) +
      softShadow(1000, 940, 340, 26, 0.26) +
      storageBox(760, 930, 470, 190, { lid: 'open', hasLabel: false }) +
      group(tissue, { transform: 'translate(690 930)' }) +
      pile(890, 734, 240, [COLOURS.camel, COLOURS.sky], 34) +
      group(
        shape('M150 -196C220 -170 300 -206 360 -180S440 -190 462 -198L470 -150H140Z', '#fffaf2') +
          line('M190 -190L214 -160M270 -196L284 -164M352 -186L340 -158M410 -190L424 -166', '#d9c8b2', 2, {}),
        { transform: 'translate(690 930)' },
      ) +
      boxFront(760, 930, 470, 166) +
      place(line(path`M0 0C40 -20 90 10 130 -14`, PALETTE.red, 5), 930, 676) +
      wear('tan-leather-handbag', 1290, 990, 0.62) +
      wear('red-patent-pumps', 620, 1010, 0.6) +
      paperGrain(W, H),
  );
}
