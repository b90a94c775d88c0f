import { PALETTE } from '../draw/palette';
import { line, picture, shape, tag, type Picture } from '../draw/svg';
import { storageBox } from './box';
import { paperGrain, sceneDefs } from './light';
import { gauge } from './props';
import { softShadow } from './wear';

/** The climate-controlled hall: aisles of boxes, a trolley, and the gauge that keeps watch. */
export function facility(): Picture {
  const w = 1440;
  const h = 960;
  const aisle = (side: 1 | -1): string => {
    const cx = w / 2;
    const at = (depth: number): number => cx + side * (90 + 640 * depth);
    const steps = [0.08, 0.16, 0.28, 0.46, 0.72, 1.1];
    return steps
      .slice(0, -1)
      .map((near, i) => {
        const far = steps[i] ?? near;
        const next = steps[i + 1] ?? near;
        const x1 = at(far);
        const x2 = at(next);
        const y = (d: number, level: number): number => 400 + (level - 0.5) * (160 + 860 * d) * 0.86;
        return (
          [0, 1, 2, 3]
            .map((level) => {
              const a = level / 3.4;
              const b = a + 0.2;
              const plane = (t: number, v: number): string => `${x1 + (x2 - x1) * t} ${y(far + (next - far) * t, v)}`;
              const back = `M${plane(0, a - 0.06)}L${plane(1, a - 0.06)}L${plane(1, b)}L${plane(0, b)}Z`;
              const boxes = [0, 1, 2]
                .map((k) => {
                  const t1 = k / 3 + 0.025;
                  const t2 = (k + 1) / 3 - 0.025;
                  const tall = a + ((k + level + i) % 3 === 0 ? 0.045 : 0.01);
                  const tone = ['#c9a680', '#d9c2a2', '#c29b74', '#d2b692'][(level + i + k) % 4] ?? '#c9a680';
                  const face = `M${plane(t1, tall)}L${plane(t2, tall)}L${plane(t2, b)}L${plane(t1, b)}Z`;
                  const lid = `M${plane(t1, tall)}L${plane(t2, tall)}L${plane(t2, tall + 0.045)}L${plane(t1, tall + 0.045)}Z`;
                  const tag_ = `M${plane(t1 + 0.05, b - 0.07)}L${plane(t1 + 0.11, b - 0.07)}L${plane(t1 + 0.11, b - 0.025)}L${plane(t1 + 0.05, b - 0.025)}Z`;
                  const grip = `M${plane(t1 + 0.1, b - 0.1)}L${plane(t2 - 0.1, b - 0.1)}`;
                  return (
                    shape(face, tone) +
                    shape(face, side > 0 ? '#1c110b' : '#fff6e6', { 'fill-opacity': side > 0 ? 0.18 : 0.1 }) +
                    shape(lid, '#fff4e0', { 'fill-opacity': 0.3 }) +
                    line(`M${plane(t1, tall + 0.047)}L${plane(t2, tall + 0.047)}`, '#3a2417', 1 + 4 * near, { 'stroke-opacity': 0.3 }) +
                    line(grip, '#3a2a1e', 2 + 8 * near) +
                    ((k + level + i) % 2 ? shape(tag_, PALETTE.red) : '')
                  );
                })
                .join('');
              const board = `M${plane(0, b)}L${plane(1, b)}L${plane(1, b + 0.022)}L${plane(0, b + 0.022)}Z`;
              return shape(back, '#5d4c3e', { 'fill-opacity': 0.5 }) + boxes + shape(board, '#8d7f70');
            })
            .join('') + line(`M${x2} ${y(next, -0.06)}V${y(next, 1.16)}`, '#6d6156', 4 + next * 10)
        );
      })
      .reverse()
      .join('');
  };
  const ceiling =
    shape(`M0 0H${w}L${w / 2 + 110} 300H${w / 2 - 110}Z`, '#efe6da') +
    [0.1, 0.26, 0.5, 0.85]
      .map((d) =>
        shape(
          `M${w / 2 - 40 - 120 * d} ${292 - 290 * d}H${w / 2 + 40 + 120 * d}L${w / 2 + 46 + 150 * d} ${284 - 318 * d}H${w / 2 - 46 - 150 * d}Z`,
          '#fffdf6',
        ),
      )
      .join('');
  return picture(
    w,
    h,
    sceneDefs() +
      tag('rect', { width: w, height: h, fill: '#e2d5c5' }) +
      ceiling +
      shape(`M0 ${h}L${w / 2 - 110} 500H${w / 2 + 110}L${w} ${h}Z`, '#d3c2ac') +
      shape(`M${w / 2 - 200} ${h}L${w / 2 - 30} 500H${w / 2 + 30}L${w / 2 + 200} ${h}Z`, '#fff7e8', {
        'fill-opacity': 0.35,
        filter: 'url(#soft12)',
      }) +
      tag('rect', { x: w / 2 - 110, y: 300, width: 220, height: 200, fill: '#f6efe4' }) +
      tag('rect', { x: w / 2 - 44, y: 336, width: 88, height: 164, fill: '#8f9b8a' }) +
      aisle(-1) +
      aisle(1) +
      softShadow(720, 900, 240, 18, 0.24) +
      trolley(720, 900) +
      gaugePost(1020, 560) +
      paperGrain(w, h),
  );
}

const trolley = (x: number, y: number): string =>
  tag('rect', { x: x - 190, y: y - 46, width: 380, height: 16, rx: 4, fill: '#6d6156' }) +
  [-150, 150]
    .map(
      (dx) =>
        tag('circle', { cx: x + dx, cy: y - 12, r: 18, fill: '#2a2624' }) +
        tag('circle', { cx: x + dx, cy: y - 12, r: 7, fill: '#a59e93' }),
    )
    .join('') +
  line(`M${x + 182} ${y - 44}C${x + 214} ${y - 130} ${x + 214} ${y - 200} ${x + 196} ${y - 250}`, '#6d6156', 9) +
  storageBox(x - 170, y - 48, 150, 110) +
  storageBox(x + 2, y - 48, 140, 96, { tone: '#d9c2a2' }) +
  storageBox(x - 130, y - 172, 180, 96);

function gaugePost(x: number, y: number): string {
  return (
    tag('rect', { x: x - 92, y: y - 110, width: 184, height: 236, rx: 18, fill: '#fbf6ee' }) +
    tag('rect', { x: x - 92, y: y - 110, width: 184, height: 236, rx: 18, fill: 'none', stroke: '#c9b79f', 'stroke-width': 2 }) +
    gauge(x, y - 18, 66, -8) +
    tag('rect', { x: x - 60, y: y + 76, width: 120, height: 9, rx: 4.5, fill: '#d9cbb8' }) +
    tag('rect', { x: x - 60, y: y + 76, width: 66, height: 9, rx: 4.5, fill: '#7f9a78' }) +
    tag('rect', { x: x - 60, y: y + 96, width: 84, height: 7, rx: 3.5, fill: '#e3d8c8' })
  );
}
