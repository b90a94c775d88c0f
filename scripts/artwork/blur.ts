/** Widths of the three box filters that approximate a Gaussian best. */
function boxes(deviation: number): number[] {
  const ideal = Math.sqrt((12 * deviation * deviation) / 3 + 1);
  const low = Math.floor(ideal) % 2 === 0 ? Math.floor(ideal) - 1 : Math.floor(ideal);
  const few = Math.round((12 * deviation * deviation - 3 * low * low - 12 * low - 9) / (-4 * low - 4));
  return [0, 1, 2].map((at) => (at < few ? low : low + 2));
}

function boxRow(from: Float32Array, to: Float32Array, start: number, step: number, count: number, radius: number): void {
  const share = 1 / (radius * 2 + 1);
  let sum = 0;
  for (let i = 0; i < Math.min(radius, count); i += 1) sum += from[start + i * step] as number;
  for (let i = 0; i < count; i += 1) {
    if (i + radius < count) sum += from[start + (i + radius) * step] as number;
    to[start + i * step] = sum * share;
    if (i >= radius) sum -= from[start + (i - radius) * step] as number;
  }
}

/** Blurs one channel in place; pixels outside count as zero. */
export function blur(channel: Float32Array, width: number, height: number, deviation: number): void {
  if (deviation <= 0.1) return;
  const between = new Float32Array(channel.length);
  for (const size of boxes(deviation)) {
    const radius = (size - 1) / 2;
    if (radius === 0) continue;
    for (let y = 0; y < height; y += 1) boxRow(channel, between, y * width, 1, width, radius);
    for (let x = 0; x < width; x += 1) boxRow(between, channel, x, width, height, radius);
  }
}
