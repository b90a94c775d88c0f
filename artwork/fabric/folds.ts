import type { Random } from '../draw/random';
import { path, shape } from '../draw/svg';

/** One ridge: a lens from point to point, bowed sideways, widest in the middle. */
export function ridge(x1: number, y1: number, x2: number, y2: number, width: number, bow = 0, height = 0.5): string {
  const mx = (x1 + x2) / 2;
  const my = (y1 + y2) / 2;
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const nx = -(y2 - y1) / length;
  const ny = (x2 - x1) / length;
  const a = bow + width;
  const b = bow - width;
  return shape(path`M${x1} ${y1}Q${mx + nx * a} ${my + ny * a} ${x2} ${y2}Q${mx + nx * b} ${my + ny * b} ${x1} ${y1}Z`, '#fff', {
    'fill-opacity': height,
  });
}

/** Long folds that fall from one edge to another, each slightly different. */
export function fall(
  random: Random,
  count: number,
  from: (t: number) => readonly [number, number],
  to: (t: number) => readonly [number, number],
  width: number,
  height = 0.42,
): string {
  return Array.from({ length: count }, (_, i) => {
    const t = (i + random.between(0.25, 0.75)) / count;
    const [x1, y1] = from(t);
    const [x2, y2] = to(t + random.between(-0.04, 0.04));
    const stop = random.between(0.82, 1);
    return ridge(
      x1,
      y1,
      x1 + (x2 - x1) * stop,
      y1 + (y2 - y1) * stop,
      width * random.between(0.6, 1.35),
      random.between(-5, 5),
      height * random.between(0.6, 1.1),
    );
  }).join('');
}

/** Short creases that gather across a bend, such as the inside of an elbow. */
export function creases(random: Random, x: number, y: number, reach: number, angle: number, count: number): string {
  return Array.from({ length: count }, (_, i) => {
    const turn = ((angle + random.between(-22, 22) + (i - count / 2) * 12) * Math.PI) / 180;
    const oy = y + (i - (count - 1) / 2) * reach * 0.42;
    const long = reach * random.between(0.7, 1.2);
    return ridge(
      x,
      oy,
      x + Math.cos(turn) * long,
      oy + Math.sin(turn) * long,
      random.between(2.4, 4.2),
      random.between(-6, 6),
      random.between(0.28, 0.5),
    );
  }).join('');
}
