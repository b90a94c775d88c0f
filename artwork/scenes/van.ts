import { darken, lighten } from '../draw/colour';
import { PALETTE } from '../draw/palette';
import { group, line, path, shape, tag } from '../draw/svg';
import { label } from './box';

/** A delivery van from the side, its rear doors to the left. */
export function van(x: number, y: number, scale: number, tone = '#f3eadc'): string {
  const wheel = (cx: number): string =>
    tag('circle', { cx, cy: -34, r: 47, fill: '#2a2624' }) +
    tag('circle', { cx, cy: -34, r: 40, fill: '#1d1a19' }) +
    tag('circle', { cx, cy: -34, r: 22, fill: '#a59e93' }) +
    tag('circle', { cx, cy: -34, r: 14, fill: '#6d675f' }) +
    tag('circle', { cx: cx - 5, cy: -40, r: 5, fill: '#d8d1c5' });
  const body =
    'M-330 -60V-318C-330 -342 -318 -352 -296 -352H110C150 -352 172 -340 196 -306L252 -214C300 -204 330 -188 336 -150L342 -70C342 -56 334 -48 320 -48H-316C-326 -48 -330 -52 -330 -60Z';
  return group(
    tag('ellipse', { cx: 6, cy: 6, rx: 370, ry: 22, fill: '#1c110b', 'fill-opacity': 0.36, filter: 'url(#soft12)' }) +
      tag(
        'defs',
        {},
        tag(
          'linearGradient',
          { id: 'van', x1: 0, y1: 0, x2: 0, y2: 1 },
          tag('stop', { offset: 0, 'stop-color': lighten(tone, 0.6) }) +
            tag('stop', { offset: 0.55, 'stop-color': tone }) +
            tag('stop', { offset: 1, 'stop-color': darken(tone, 0.2) }),
        ),
      ) +
      shape(body, 'url(#van)') +
      tag('rect', { x: -330, y: -122, width: 668, height: 22, fill: PALETTE.red }) +
      shape('M-330 -60V-96H340L342 -70C342 -56 334 -48 320 -48H-316C-326 -48 -330 -52 -330 -60Z', '#2a1a10', { 'fill-opacity': 0.12 }) +
      shape('M118 -320C146 -318 158 -312 174 -290L218 -216H84V-320Z', '#4d5d63') +
      shape('M118 -320C136 -319 146 -316 154 -308L112 -216H84V-320Z', '#a9bcc0', { 'fill-opacity': 0.55 }) +
      line('M60 -336V-60M236 -208L240 -60', darken(tone, 0.4), 2, { 'stroke-opacity': 0.5 }) +
      line('M-300 -330V-66', darken(tone, 0.4), 2, { 'stroke-opacity': 0.4 }) +
      tag('rect', { x: 80, y: -190, width: 34, height: 7, rx: 3.5, fill: darken(tone, 0.5) }) +
      shape('M318 -168Q338 -164 338 -140L320 -138Z', '#f4d9a0') +
      tag('rect', { x: -334, y: -190, width: 10, height: 44, rx: 4, fill: '#a83a32' }) +
      label(-130, -230, 112) +
      line(path`M-40 -254H30M-40 -232H14M-40 -210H22`, darken(tone, 0.3), 6, { 'stroke-opacity': 0.5 }) +
      shape('M-262 -48A58 58 0 0 1 -146 -48ZM158 -48A58 58 0 0 1 274 -48Z', '#1c1714') +
      wheel(-204) +
      wheel(216),
    { transform: `translate(${x} ${y}) scale(${scale})` },
  );
}
