const SIZE = 256;
const MASK = SIZE - 1;

/** The random numbers that the SVG specification defines for feTurbulence, so that both renderings look the same. */
function* minimalStandard(seed: number): Generator<number, never> {
  const modulus = 2147483647;
  let state = seed <= 0 ? -(seed % (modulus - 1)) + 1 : Math.min(seed, modulus - 1);
  for (;;) {
    state = 16807 * (state % 127773) - 2836 * Math.floor(state / 127773);
    if (state <= 0) state += modulus;
    yield state;
  }
}

/** One octave of the first channel of feTurbulence's fractal noise, from 0 to 1; an SVG renderer computes four channels. */
export function fractalNoise(seed: number, frequencyX: number, frequencyY: number): (x: number, y: number) => number {
  const chance = minimalStandard(Math.trunc(seed));
  const lattice = new Uint8Array(SIZE * 2 + 2);
  const gradientX = new Float32Array(SIZE * 2 + 2);
  const gradientY = new Float32Array(SIZE * 2 + 2);
  for (let i = 0; i < SIZE; i += 1) {
    lattice[i] = i;
    const x = ((chance.next().value % (SIZE * 2)) - SIZE) / SIZE;
    const y = ((chance.next().value % (SIZE * 2)) - SIZE) / SIZE;
    const length = Math.hypot(x, y) || 1;
    gradientX[i] = x / length;
    gradientY[i] = y / length;
  }
  // The other three channels consume random numbers before the lattice is shuffled.
  for (let i = 0; i < SIZE * 2 * 3; i += 1) chance.next();
  for (let i = SIZE - 1; i > 0; i -= 1) {
    const other = chance.next().value % SIZE;
    const kept = lattice[i] ?? 0;
    lattice[i] = lattice[other] ?? 0;
    lattice[other] = kept;
  }
  for (let i = 0; i < SIZE + 2; i += 1) {
    lattice[SIZE + i] = lattice[i] ?? 0;
    gradientX[SIZE + i] = gradientX[i] ?? 0;
    gradientY[SIZE + i] = gradientY[i] ?? 0;
  }
  return (x, y) => {
    const tx = x * frequencyX + 4096;
    const ty = y * frequencyY + 4096;
    const fx = Math.floor(tx);
    const fy = Math.floor(ty);
    const rx = tx - fx;
    const ry = ty - fy;
    const left = lattice[fx & MASK] as number;
    const right = lattice[(fx + 1) & MASK] as number;
    const above = fy & MASK;
    const below = (fy + 1) & MASK;
    const a = lattice[left + above] as number;
    const b = lattice[right + above] as number;
    const c = lattice[left + below] as number;
    const d = lattice[right + below] as number;
    const sx = rx * rx * (3 - 2 * rx);
    const sy = ry * ry * (3 - 2 * ry);
    const top = rx * (gradientX[a] as number) + ry * (gradientY[a] as number);
    const topRight = (rx - 1) * (gradientX[b] as number) + ry * (gradientY[b] as number);
    const bottom = rx * (gradientX[c] as number) + (ry - 1) * (gradientY[c] as number);
    const bottomRight = (rx - 1) * (gradientX[d] as number) + (ry - 1) * (gradientY[d] as number);
    const upper = top + sx * (topRight - top);
    const lower = bottom + sx * (bottomRight - bottom);
    return (upper + sy * (lower - upper) + 1) / 2;
  };
}
