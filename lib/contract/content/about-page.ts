import * as z from 'zod/mini';
import { country } from '../primitives';
import { html, seo, text, titledText } from './fields';

const market = z.object({ country, name: text, text, address: z.array(text), phone: text, email: text });

export const aboutPage = z.object({
  seo,
  headline: text,
  intro: text,
  story: z.object({ heading: text, body: html }),
  facility: z.object({ heading: text, body: html, facts: z.array(z.object({ label: text, value: text })).check(z.minLength(3)) }),
  sustainability: z.object({ heading: text, intro: text, points: z.array(titledText).check(z.minLength(3)) }),
  markets: z.object({ heading: text, items: z.array(market).check(z.length(2)) }),
});
export type AboutPage = z.infer<typeof aboutPage>;
