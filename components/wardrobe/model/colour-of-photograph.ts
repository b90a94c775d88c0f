import { lightOfHex, oklchOfLight, toLinear, type Light, type Oklch } from '@/lib/domain/shared/oklch';
import { COLOURS, type ColourName } from '@/lib/domain/wardrobe/garment';

/** A small copy of a photograph: 8 bits each of red, green, blue and alpha. */
export interface Pixels {
  width: number;
  height: number;
  data: ArrayLike<number>;
}

/** Share of the width on either side that shows the ground. */
const EDGE = 0.03;
/** Lightness of a wall as a phone photographs it, and what a wall is no longer: darker, more colourful. */
const WALL = 0.876;
const DARK = 0.4;
const COLOURFUL = 0.08;
/** A picture is darkened by this factor of lightness at most. */
const DARKENED = 0.76;
/** A shadow leaves at least this share of the ground's lightness; what then differs by this much is the piece. */
const SHADOW = 0.6;
const UNLIKE = 0.037;
/** Weight of what looks like the ground and has the piece on both sides: white between stripes, or a gap between legs. */
const BETWEEN = 0.63;
/** Pieces stand in the middle: standard deviations as shares of the picture, of a piece that is told from its ground and of one that is not. */
const ABOUT = 0.21;
const MIDDLE = 0.15;
/** So little of the picture is told from its ground that the piece must be as light. */
const HARDLY = 0.12;
/** A camera leaves room above white, and dulls: lightness above the knee counts less, colourfulness of the picture more. */
const KNEE = 0.66;
const ABOVE = 0.69;
const DULLED = 1.49;
/** Folds change the lightness more than the colour. */
const OF_LIGHTNESS = 0.6;
const ALIKE = 0.054;

interface Lab {
  l: number;
  a: number;
  b: number;
}
const asLab = ({ l, c, h }: Oklch): Lab => ({ l, a: c * Math.cos((h * Math.PI) / 180), b: c * Math.sin((h * Math.PI) / 180) });
const brightness = ([r, g, b]: Light): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;
const median = (numbers: number[]): number => numbers.sort((one, other) => one - other)[numbers.length >> 1] ?? 0;
const each = (of: (channel: 0 | 1 | 2) => number): Light => [of(0), of(1), of(2)];

const NAMES = Object.keys(COLOURS) as ColourName[];
const WHITE = lightOfHex(COLOURS.white);
const NAMED = NAMES.map((name) => {
  const colour = asLab(oklchOfLight(lightOfHex(COLOURS[name])));
  return { ...colour, l: colour.l < KNEE ? colour.l : KNEE + (colour.l - KNEE) * ABOVE };
});

/**
 * The name of a piece's main colour on a photograph, for its owner to correct. What lies left and right at the edges is the ground, row by row,
 * so that a wall's gradient and the shelf below it are no piece. Of our computed pictures seven of ten are named rightly; patterns are not.
 */
export function colourOfPhotograph(pixels: Pixels): ColourName {
  const { width, height } = pixels;
  const lights = Array.from({ length: width * height }, (_, index) =>
    each((channel) => toLinear((pixels.data[index * 4 + channel] ?? 0) / 255)),
  );
  const edge = Math.max(1, Math.round(width * EDGE));
  const rows = Array.from({ length: height }, (_, y) => lights.slice(y * width, (y + 1) * width));
  const grounds = rows.map((row) => [meanOf(row.slice(0, edge)), meanOf(row.slice(-edge))] as const);
  const lamp = lampOf(grounds.flat());
  const weights = weightsOf(pixels, lights, grounds);
  const votes = NAMED.map(() => 0);
  lights.forEach((light, index) => {
    const weight = weights[index] ?? 0;
    if (weight < 0.05) return;
    const seen = asLab(oklchOfLight(each((channel) => light[channel] * lamp[channel])));
    NAMED.forEach((named, at) => (votes[at] = (votes[at] ?? 0) + weight * likeness(seen, named)));
  });
  return NAMES[votes.indexOf(Math.max(...votes))] ?? 'grey';
}

const meanOf = (lights: readonly Light[]): Light =>
  each((channel) => lights.reduce((sum, light) => sum + light[channel], 0) / lights.length);

/** Factors that make a wall as light and as warm as walls are; of a coloured or a dark ground nothing is known. */
function lampOf(grounds: readonly Light[]): Light {
  const ground = each((channel) => median(grounds.map((light) => light[channel])));
  const { l, c } = oklchOfLight(ground);
  if (c > COLOURFUL || l < DARK) return [1, 1, 1];
  const exposure = Math.max(DARKENED, WALL / l) ** 3 * (brightness(ground) / brightness(WHITE));
  return each((channel) => (exposure * WHITE[channel]) / ground[channel]);
}

/** How much each pixel says of the piece. */
function weightsOf({ width, height }: Pixels, lights: readonly Light[], grounds: readonly (readonly [Light, Light])[]): number[] {
  const near = (index: number, deviation: number) =>
    Math.exp(-((((index % width) / width - 0.5) / deviation) ** 2 + ((Math.floor(index / width) / height - 0.5) / deviation) ** 2) / 2);
  const isPiece = lights.map((light, index) => {
    const [left, right] = grounds[Math.floor(index / width)] ?? [light, light];
    const across = (index % width) / Math.max(1, width - 1);
    const ground = asLab(oklchOfLight(each((channel) => left[channel] * (1 - across) + right[channel] * across)));
    const seen = asLab(oklchOfLight(light));
    const shade = Math.min(1, Math.max(SHADOW, seen.l / ground.l));
    return Math.hypot(seen.l - ground.l * shade, seen.a - ground.a * shade, seen.b - ground.b * shade) > UNLIKE;
  });
  const about = lights.map((_, index) => near(index, ABOUT));
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  if (sum(about.filter((_, index) => isPiece[index])) < HARDLY * sum(about)) return lights.map((_, index) => near(index, MIDDLE));
  return about.flatMap((_, index) => {
    if (index % width > 0) return [];
    const row = isPiece.slice(index, index + width);
    const [first, last] = [row.indexOf(true), row.lastIndexOf(true)];
    return row.map((on, x) => (about[index + x] ?? 0) * (on ? 1 : x > first && x < last ? BETWEEN : 0));
  });
}

function likeness(seen: Lab, named: Lab): number {
  const apart = (seen.a * DULLED - named.a) ** 2 + (seen.b * DULLED - named.b) ** 2;
  return Math.exp(-((OF_LIGHTNESS * (seen.l - named.l)) ** 2 + apart) / (2 * ALIKE ** 2));
}
