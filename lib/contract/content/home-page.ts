import * as z from 'zod/mini';
import { homeTrust } from './home-trust';
import { seo, slug, text, titledText } from './text';

const serviceCard = z.object({ type: z.enum(['store', 'digitise', 'sell']), title: text, text, action: text });

/** The home page, section by section, in reading order. */
export const homePage = z.object({
  seo,
  hero: z.object({ headline: text, intro: text, primaryAction: text, secondaryAction: text, pictureAlt: text }),
  services: z.object({ heading: text, intro: text, cards: z.array(serviceCard).check(z.length(3)) }),
  steps: z.object({ heading: text, intro: text, items: z.array(titledText).check(z.length(4)) }),
  wardrobe: z.object({ heading: text, intro: text, hint: text, empty: text }),
  calculator: z.object({ heading: text, intro: text, action: text, note: text, unavailable: text }),
  /** `{district}` in the three answers is the district that was found. */
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
