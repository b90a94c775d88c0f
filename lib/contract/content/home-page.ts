import * as z from 'zod/mini';
import { seo, slug, text, titledText } from './fields';

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

const homeTrust = z.object({ heading: text, intro: text, points: z.array(titledText).check(z.minLength(3)), chart: humidityChart });

const serviceCard = z.object({ type: z.enum(['store', 'digitise', 'sell']), title: text, text, action: text });

/** The home page, section by section, in reading order. */
export const homePage = z.object({
  seo,
  hero: z.object({ headline: text, intro: text, primaryAction: text, secondaryAction: text, pictureAlt: text }),
  services: z.object({ heading: text, intro: text, cards: z.array(serviceCard).check(z.length(3)) }),
  steps: z.object({ heading: text, intro: text, items: z.array(titledText).check(z.length(4)) }),
  wardrobe: z.object({ heading: text, intro: text, hint: text, empty: text }),
  calculator: z.object({ heading: text, intro: text, action: text, note: text, unavailable: text }),
  /** `{{district}}` in the three answers is the district that was found. */
  coverage: z.object({
    heading: text,
    intro: text,
    label: text,
    hint: text,
    action: text,
    served: text,
    outlying: text,
    unserved: text,
    several: text,
    unknown: text,
  }),
  trust: homeTrust,
  questions: z.object({ heading: text, intro: text, slugs: z.array(slug).check(z.length(5)), action: text }),
  apps: z.object({ heading: text, text, note: text }),
});
export type HomePage = z.infer<typeof homePage>;
