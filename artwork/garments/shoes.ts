import { darken, lighten } from '../draw/colour';
import { line, path, shape, tag } from '../draw/svg';
import { creases, ridge } from '../fabric/folds';
import { seamLine, stitch, stood, type Drawn, type Making } from './piece';

export const contact = (x1: number, x2: number, opacity = 0.32): string =>
  [1, 0.72, 0.46]
    .map((k) =>
      tag('ellipse', {
        cx: (x1 + x2) / 2 + 6,
        cy: 2,
        rx: ((x2 - x1) / 2 + 10) * (0.8 + k * 0.24),
        ry: 11 * k,
        fill: '#1c110b',
        'fill-opacity': opacity / 2.6,
      }),
    )
    .join('');

interface Look {
  readonly upper: string;
  readonly sole: string;
  readonly lining: string;
}
const look = (make: Making): Look => ({ upper: make.garment.colour.hex, sole: darken(make.garment.colour.hex, 0.5), lining: '#c9a583' });

function pump(make: Making, id: string): string {
  const l = look(make);
  return (
    contact(70, 190, 0.3) +
    contact(-118, -96, 0.2) +
    shape('M-122 -104C-124 -60 -116 -24 -112 0H-100C-96 -30 -88 -58 -66 -84Z', l.sole) +
    line('M-116 -88C-118 -56 -112 -28 -109 -6', '#fff', 2, { 'stroke-opacity': 0.25 }) +
    shape('M-120 -166C-100 -150 -60 -118 -10 -96C20 -84 50 -76 84 -76C60 -60 20 -52 -20 -66C-60 -82 -96 -110 -112 -140Z', l.lining) +
    make.room.cut(
      `upper-${id}`,
      'M-124 -170C-134 -146 -132 -112 -122 -92C-92 -84 -64 -70 -34 -42C0 -12 60 -4 120 -3C160 -2 196 -4 200 -14C204 -30 166 -52 130 -64C108 -72 92 -78 82 -80C62 -60 16 -56 -22 -74C-62 -92 -96 -124 -112 -168C-116 -172 -121 -172 -124 -170Z',
      {
        lift: 0.6,
        folds: ridge(-120, -110, 60, -20, 9, -14, 0.5) + ridge(90, -66, 186, -18, 12, -6, 0.5),
        details:
          seamLine('M-124 -166C-110 -124 -64 -86 -22 -69C16 -53 62 -57 82 -76', make.seam, 1.4, 0.6) +
          stitch('M-98 -112C-96 -96 -92 -84 -90 -78', make.seam, 0.5),
      },
    ) +
    line('M-112 -86C-80 -74 -56 -56 -30 -34C6 -6 80 -1 160 -1C180 -1 196 -4 200 -10', darken(l.sole, 0.3), 3)
  );
}

function flat(make: Making, id: string): string {
  const l = look(make);
  return (
    contact(-130, 190, 0.34) +
    shape('M-124 -62C-90 -40 -40 -30 10 -30C60 -30 96 -36 112 -42L60 -16L-110 -20Z', l.lining) +
    make.room.cut(
      `upper-${id}`,
      'M-130 -72C-140 -50 -140 -22 -134 -8C-60 -3 80 -3 176 -5C194 -6 200 -14 194 -24C182 -42 150 -52 116 -52C92 -40 40 -34 -6 -38C-56 -42 -96 -56 -122 -74C-126 -76 -128 -75 -130 -72Z',
      {
        lift: 0.6,
        folds: ridge(100, -44, 184, -16, 11, -6, 0.5) + ridge(-126, -40, 40, -16, 8, 6, 0.4),
        details: seamLine('M-126 -68C-96 -50 -56 -37 -6 -33C40 -29 92 -35 116 -47', make.seam, 2, 0.55),
      },
    ) +
    shape('M-138 -10C-60 -4 80 -4 196 -12C196 -4 190 0 178 0H-128C-136 0 -138 -4 -138 -10Z', l.sole) +
    (make.garment.kind === 'ballet-flats'
      ? shape(
          'M104 -50C94 -62 84 -60 86 -50C88 -42 98 -42 104 -48C112 -56 124 -56 124 -46C122 -38 110 -42 104 -48Z',
          make.garment.accent.hex,
        )
      : '')
  );
}

function loafer(make: Making, id: string): string {
  const l = look(make);
  return (
    contact(-132, 196, 0.36) +
    shape('M-122 -84C-92 -64 -40 -58 4 -66L40 -86C10 -40 -80 -40 -118 -64Z', l.lining) +
    make.room.cut(
      `upper-${id}`,
      'M-130 -90C-142 -64 -142 -30 -136 -14C-40 -8 100 -8 184 -12C202 -16 204 -34 190 -46C168 -64 130 -68 96 -78C76 -84 56 -96 40 -94C20 -72 -20 -60 -56 -64C-88 -68 -108 -80 -122 -92C-126 -94 -128 -93 -130 -90Z',
      {
        lift: 0.6,
        folds: ridge(104, -64, 188, -24, 12, -8, 0.5) + creases(make.random, 60, -34, 34, -60, 3) + ridge(-130, -50, 20, -24, 9, 6, 0.4),
        details:
          seamLine('M184 -44C150 -62 116 -56 92 -30', make.seam, 2.2, 0.6) +
          stitch('M180 -40C150 -56 120 -51 97 -28', make.seam, 0.5) +
          stitch('M-126 -84C-96 -60 -60 -54 -30 -56', make.seam, 0.5),
      },
    ) +
    make.room.cut(`strap-${id}`, 'M34 -96C52 -92 76 -84 92 -78C88 -60 78 -40 66 -22C48 -26 28 -32 14 -40C22 -58 30 -76 34 -96Z', {
      lift: 0.9,
      details: stitch('M38 -90L20 -42M86 -74L64 -27', make.seam, 0.5),
    }) +
    shape('M42 -62L66 -54L62 -44L38 -52Z', darken(l.upper, 0.55)) +
    shape('M-138 -16C-40 -9 100 -9 198 -22C200 -8 192 0 178 0H40V-4C0 -4 -40 -5 -52 -6V0H-130C-138 0 -139 -8 -138 -16Z', l.sole) +
    line('M-138 -14C-40 -7 100 -7 198 -20', lighten(l.sole, 0.3), 1.2, { 'stroke-opacity': 0.6 })
  );
}

function boot(make: Making, id: string): string {
  const l = look(make);
  return (
    contact(-136, 190, 0.38) +
    shape('M-118 -262C-80 -252 -30 -252 4 -262L0 -240H-112Z', darken(l.lining, 0.3)) +
    make.room.cut(
      `upper-${id}`,
      'M-120 -264C-84 -252 -34 -252 6 -264C8 -210 6 -160 20 -128C50 -106 110 -92 156 -72C188 -58 200 -34 190 -18C100 -12 -40 -12 -132 -18C-142 -60 -134 -120 -128 -170C-126 -210 -124 -240 -120 -264Z',
      {
        lift: 0.6,
        folds:
          ridge(-108, -240, -112, -50, 12, 4, 0.4) + creases(make.random, 14, -118, 66, 190, 4) + ridge(80, -88, 180, -36, 16, -8, 0.6),
        details:
          seamLine('M-60 -256C-64 -180 -60 -90 -52 -16', make.seam, 1.4, 0.5) +
          stitch('M-130 -120C-100 -110 -84 -70 -82 -18', make.seam, 0.5),
      },
    ) +
    make.room.cut(`elastic-${id}`, 'M-66 -254C-50 -252 -36 -252 -22 -256C-24 -210 -30 -160 -44 -122C-58 -160 -66 -210 -66 -254Z', {
      plain: darken(l.upper, 0.45),
      lift: 0.4,
      details: Array.from({ length: 9 }, (_, i) => line(path`M${-64 + i * 5} -256V-110`, '#000', 1.6, { 'stroke-opacity': 0.3 })).join(''),
    }) +
    line('M-118 -262C-112 -284 -100 -284 -98 -258', l.upper, 5) +
    shape('M-138 -22C-40 -13 100 -13 194 -22C198 -8 190 -2 178 0H20L4 -8H-46L-50 0H-132C-140 -2 -140 -12 -138 -22Z', darken(l.sole, 0.3)) +
    line('M-138 -20C-40 -11 100 -11 194 -20', '#c89b66', 1.6, { 'stroke-dasharray': '3 2' })
  );
}

function trainer(make: Making, id: string): string {
  const l = look(make);
  const accent = make.garment.accent.hex;
  return (
    contact(-138, 198, 0.34) +
    shape('M-120 -104C-90 -82 -50 -80 -18 -98L-4 -120C-20 -60 -90 -60 -118 -84Z', darken(accent, 0.1)) +
    make.room.cut(`tongue-${id}`, 'M-14 -134C0 -142 20 -136 26 -124L60 -84L10 -76C0 -96 -10 -112 -14 -134Z', { lift: 0.5 }) +
    make.room.cut(
      `upper-${id}`,
      'M-128 -112C-140 -84 -142 -50 -138 -26C-40 -20 100 -20 190 -26C204 -36 200 -54 180 -64C152 -74 116 -74 84 -84C56 -94 26 -118 8 -124C-10 -96 -50 -82 -84 -92C-102 -98 -114 -108 -122 -116C-125 -118 -127 -116 -128 -112Z',
      {
        lift: 0.7,
        folds: ridge(120, -66, 190, -34, 14, -6, 0.5) + creases(make.random, 100, -40, 34, -70, 3),
        details:
          stitch('M190 -54C164 -66 132 -60 116 -28M112 -28C124 -56 110 -70 90 -80', make.seam, 0.6) +
          stitch('M20 -112C24 -84 40 -64 66 -50C50 -36 20 -28 -10 -26', make.seam, 0.5),
      },
    ) +
    make.room.cut(`heel-${id}`, 'M-128 -112C-140 -84 -142 -50 -138 -26L-92 -24C-88 -50 -96 -72 -112 -84Z', {
      plain: accent,
      lift: 0.4,
      details: stitch('M-96 -28C-92 -50 -100 -70 -114 -80', darken(accent, 0.4), 0.6),
    }) +
    [0, 1, 2, 3, 4]
      .map(
        (i) =>
          line(path`M${16 + i * 15} ${-112 + i * 8}Q${22 + i * 15} ${-92 + i * 8} ${40 + i * 12} ${-92 + i * 9}`, '#1a100b', 5.6, {
            'stroke-opacity': 0.2,
          }) + line(path`M${16 + i * 15} ${-113 + i * 8}Q${22 + i * 15} ${-94 + i * 8} ${40 + i * 12} ${-94 + i * 9}`, '#f8f3ea', 4),
      )
      .join('') +
    shape('M-142 -32C-60 -22 100 -22 202 -34C206 -14 200 0 184 0H-126C-142 0 -146 -16 -142 -32Z', '#f3ede2') +
    line('M-142 -16C-60 -8 100 -8 203 -18', '#cfc3b2', 2) +
    line('M-142 -31C-60 -21 100 -21 202 -33', darken('#f3ede2', 0.3), 1.4) +
    line('M-134 -2H190', darken(l.sole, 0.1), 2.4, { 'stroke-opacity': 0.5 })
  );
}

function sandal(make: Making, id: string): string {
  return (
    contact(-130, 190, 0.32) +
    shape('M-136 -24C-60 -16 90 -14 190 -20C200 -12 194 0 180 0H-124C-138 0 -140 -12 -136 -24Z', '#9a7350') +
    shape('M-136 -27C-60 -19 90 -17 192 -23L190 -17C90 -11 -60 -13 -136 -21Z', '#d9b88f') +
    make.room.cut(`toe-${id}`, 'M82 -18C88 -52 112 -64 136 -60C154 -56 164 -40 166 -18L142 -16C138 -34 116 -36 108 -16Z', {
      lift: 0.8,
      details: stitch('M88 -20C94 -48 112 -58 134 -55C150 -52 158 -38 160 -20', make.seam, 0.5),
    }) +
    make.room.cut(`cross-${id}`, 'M-6 -18C10 -60 40 -84 66 -92L80 -76C56 -66 32 -44 20 -16Z', { lift: 0.8 }) +
    make.room.cut(
      `ankle-${id}`,
      'M-122 -24C-136 -62 -134 -96 -118 -104C-90 -92 -30 -96 64 -96L68 -80C-20 -78 -84 -74 -108 -84C-114 -66 -110 -44 -104 -22Z',
      { lift: 0.9, details: stitch('M-116 -98C-88 -87 -30 -91 62 -91', make.seam, 0.5) },
    ) +
    tag('rect', { x: 10, y: -102, width: 20, height: 22, rx: 3, fill: 'none', stroke: '#b8925a', 'stroke-width': 3.4 })
  );
}

const drawings = {
  pumps: [pump, 176],
  'ballet-flats': [flat, 80],
  loafers: [loafer, 100],
  'ankle-boots': [boot, 284],
  trainers: [trainer, 140],
  sandals: [sandal, 108],
} as const;

export function shoes(make: Making): Drawn {
  const kind = make.garment.kind as keyof typeof drawings;
  const [draw, height] = drawings[kind];
  const far = make.room.moving('translate(-62 -30) rotate(-3)', () => draw(make, 'far'));
  return stood(make, height + 30, 440, far + draw(make, 'near'));
}
