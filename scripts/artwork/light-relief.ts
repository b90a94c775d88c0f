import type { Relief } from '../../artwork/fabric/relief';
import { blur } from './blur';
import { fractalNoise } from './noise';

/** Pixels as the image library gives them: RGBA, not premultiplied. */
export interface Raster {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Maps the drawing's units to pixels. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

interface Light {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

function distantLight(azimuth: number, elevation: number): Light {
  const turn = (azimuth * Math.PI) / 180;
  const rise = (elevation * Math.PI) / 180;
  return { x: Math.cos(turn) * Math.cos(rise), y: Math.sin(turn) * Math.cos(rise), z: Math.sin(rise) };
}

const DAY = distantLight(232, 48);
const GLEAM = distantLight(240, 52);
const HALFWAY = Math.hypot(GLEAM.x, GLEAM.y, GLEAM.z + 1);
/** Slightly warm daylight. */
const TINT = [1, 253 / 255, 249 / 255] as const;

const clamp = (value: number): number => (value < 0 ? 0 : value > 1 ? 1 : value);

/**
 * Lights a height map and blends it over the cloth as hard light, in place: the filter of `artwork/fabric/relief.ts` in one pass with
 * unrounded heights. An SVG renderer takes twice as long.
 */
export function lightRelief(dyed: Raster, heights: Raster, relief: Relief, place: Place): void {
  const { width, height } = dyed;
  const count = width * height;
  const map = new Float32Array(count);
  for (let i = 0; i < count; i += 1) map[i] = (heights.data[i * 4] as number) / 255;
  blur(map, width, height, relief.blur * place.scale);

  const light = new Float32Array(count);
  const gloss = relief.sheen > 0 ? new Float32Array(count) : undefined;
  const slope = -0.25 * 0.7 * relief.depth;
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const nw = map[at - width - 1] as number,
        n = map[at - width] as number,
        ne = map[at - width + 1] as number;
      const w = map[at - 1] as number,
        e = map[at + 1] as number;
      const sw = map[at + width - 1] as number,
        s = map[at + width] as number,
        se = map[at + width + 1] as number;
      const nx = slope * (ne + 2 * e + se - nw - 2 * w - sw);
      const ny = slope * (sw + 2 * s + se - nw - 2 * n - ne);
      const length = Math.sqrt(nx * nx + ny * ny + 1);
      light[at] = clamp((0.665 * (nx * DAY.x + ny * DAY.y + DAY.z)) / length);
      if (gloss) gloss[at] = clamp(0.9 * Math.max(0, (nx * GLEAM.x + ny * GLEAM.y + GLEAM.z + 1) / (length * HALFWAY)) ** 14);
    }
  }
  blur(light, width, height, 1.1 * place.scale);
  if (gloss) blur(gloss, width, height, 3 * place.scale);

  const drape = fractalNoise(relief.seed, relief.drape[0], relief.drape[1]);
  const grain = fractalNoise(relief.seed + 3, relief.grain[0], relief.grain[1]);
  const crossing = relief.isCrossed ? fractalNoise(relief.seed + 5, relief.grain[1], relief.grain[0]) : undefined;
  const shine = 2.6 * relief.sheen;
  for (let y = 0, at = 0; y < height; y += 1) {
    const userY = place.y + (y + 0.5) / place.scale;
    for (let x = 0; x < width; x += 1, at += 1) {
      // Only on cloth: the translucent grooves around the pieces are excluded.
      const cover = clamp(((heights.data[at * 4 + 3] as number) / 255) * 16 - 15);
      if (cover === 0) continue;
      const userX = place.x + (x + 0.5) / place.scale;
      const wave = drape(userX, userY);
      let sum = relief.drape[2] * 0.5 * (wave - 0.5);
      if (gloss) sum += relief.sheen * ((gloss[at] as number) - 0.2) + clamp(shine * (wave - 0.56));
      const fibre = crossing ? (grain(userX, userY) + crossing(userX, userY)) / 2 : grain(userX, userY);
      const rough = relief.grain[2] * 2.4 * (fibre - 0.5);
      const below = (dyed.data[at * 4 + 3] as number) / 255;
      const alpha = cover + below * (1 - cover);
      for (let channel = 0; channel < 3; channel += 1) {
        const lit = clamp(clamp((light[at] as number) * (TINT[channel] as number) + sum) + rough);
        const cloth = (dyed.data[at * 4 + channel] as number) / 255;
        const blended = lit <= 0.5 ? cloth * 2 * lit : cloth + (2 * lit - 1) - cloth * (2 * lit - 1);
        const mixed = cover * (1 - below) * lit + below * (1 - cover) * cloth + cover * below * blended;
        dyed.data[at * 4 + channel] = Math.round((mixed / alpha) * 255);
      }
      dyed.data[at * 4 + 3] = Math.round(alpha * 255);
    }
  }
}
