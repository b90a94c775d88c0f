import * as z from 'zod/mini';
import { text, titledText } from './text';

const percent = z.int().check(z.gte(0), z.lte(100));

/** Relative humidity of a month: the city's long-term mean and the storage rooms. */
const humidityMonth = z.object({ month: z.int().check(z.gte(1), z.lte(12)), outside: percent, inside: percent });
export type HumidityMonth = z.infer<typeof humidityMonth>;

const humidityChart = z.object({
  heading: text,
  caption: text,
  outsideLabel: text,
  insideLabel: text,
  source: text,
  /** Outside: rounded from the weather service's normals; inside: the targets of our rooms. */
  series: z.array(humidityMonth).check(z.length(12)),
});
export type HumidityChart = z.infer<typeof humidityChart>;

export const homeTrust = z.object({ heading: text, intro: text, points: z.array(titledText).check(z.minLength(3)), chart: humidityChart });
