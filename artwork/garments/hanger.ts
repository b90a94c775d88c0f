import { darken, lighten } from '../draw/colour';
import { PALETTE } from '../draw/palette';
import { group, line, path, shape, tag } from '../draw/svg';
import { HOOK } from './block';

export type HangerStyle = 'wood' | 'wire' | 'satin' | 'clip';

const METAL = '#a9a39a';

/** The swan-neck hook; its bend rests on the rail at y = HOOK. */
function hook(): string {
  const d = path`M0 -10V-26C0 -38 16 -38 17 -53C17 -66 2 -72 -7 ${HOOK + 6}C-13 ${HOOK + 12} -14 -58 -13 -55`;
  return (
    line(d, darken(METAL, 0.35), 4.2) +
    line(d, METAL, 3) +
    line(d, '#fff', 0.9, { 'stroke-opacity': 0.7, transform: 'translate(-0.7 -0.5)' })
  );
}

/** A hanger seen from the front, shoulders following the slope of the garment it carries. */
export function hanger(style: HangerStyle, shoulder: number, slope: number, scope: string): string {
  const w = shoulder - 6;
  const wood = path`M0 -16C14 -16 20 -11 28 2C${w * 0.6} ${slope * 0.6} ${w * 0.85} ${slope * 0.9} ${w} ${slope + 9}C${w + 3} ${slope + 12} ${w - 8} ${slope + 17} ${w - 16} ${slope + 14}C${w * 0.6} ${slope * 0.8} 30 12 0 10C-30 12 ${-w * 0.6} ${slope * 0.8} ${-w + 16} ${slope + 14}C${-w + 8} ${slope + 17} ${-w - 3} ${slope + 12} ${-w} ${slope + 9}C${-w * 0.85} ${slope * 0.9} ${-w * 0.6} ${slope * 0.6} -28 2C-20 -11 -14 -16 0 -16Z`;
  const id = `${scope}-hanger`;
  if (style === 'wire') {
    const d = path`M0 -12L${w} ${slope + 6}Q${w + 6} ${slope + 14} ${w - 6} ${slope + 14}H${-w + 6}Q${-w - 6} ${slope + 14} ${-w} ${slope + 6}Z`;
    return hook() + line(d, darken(METAL, 0.3), 3.2) + line(d, METAL, 2.2);
  }
  if (style === 'clip') {
    const clip = (x: number): string =>
      group(
        tag('rect', { x: -7, y: -2, width: 14, height: 24, rx: 2.5, fill: METAL }) +
          tag('rect', { x: -5, y: 0, width: 4, height: 20, fill: '#fff', 'fill-opacity': 0.5 }) +
          line('M-6 14H6', darken(METAL, 0.4), 1),
        { transform: path`translate(${x} -8)` },
      );
    return (
      hook() +
      line(path`M${-w} -6H${w}`, darken(METAL, 0.35), 4.6) +
      line(path`M${-w} -6.6H${w}`, METAL, 2.8) +
      clip(-w + 12) +
      clip(w - 12)
    );
  }
  const tone = style === 'satin' ? PALETTE.linen : PALETTE.wood;
  const grain =
    style === 'satin'
      ? Array.from({ length: 9 }, (_, i) =>
          line(path`M${(i - 4) * (w / 4.6)} ${Math.abs(i - 4) * slope * 0.22 - 7}q3 8 -1 16`, darken(tone, 0.25), 1.6, {
            'stroke-opacity': 0.3,
          }),
        ).join('')
      : [-4, 0, 4]
          .map((dy) =>
            line(
              path`M${-w + 6} ${slope + 8 + dy}C${-w * 0.5} ${slope * 0.35 + dy} -20 ${-2 + dy} 0 ${-4 + dy}S${w * 0.5} ${slope * 0.4 + dy} ${w - 6} ${slope + 8 + dy}`,
              darken(tone, 0.4),
              0.8,
              { 'stroke-opacity': 0.4 },
            ),
          )
          .join('');
  return (
    tag(
      'defs',
      {},
      tag(
        'linearGradient',
        { id, x1: 0, y1: 0, x2: 0, y2: 1 },
        tag('stop', { offset: 0, 'stop-color': lighten(tone, 0.35) }) +
          tag('stop', { offset: 0.5, 'stop-color': tone }) +
          tag('stop', { offset: 1, 'stop-color': darken(tone, 0.4) }),
      ),
    ) +
    hook() +
    shape(wood, `url(#${id})`) +
    grain +
    tag('rect', { x: -4.5, y: -22, width: 9, height: 8, rx: 2, fill: PALETTE.brass })
  );
}
