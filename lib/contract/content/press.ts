import * as z from 'zod/mini';
import { calendarDate } from '../primitives';
import { seo, slug, text } from './fields';

export const pressPage = z.object({
  seo,
  headline: text,
  intro: text,
  kit: z.object({ heading: text, text, contents: z.array(text).check(z.minLength(3)) }),
  media: z.object({ heading: text, text, email: text }),
});
export type PressPage = z.infer<typeof pressPage>;

export const pressItem = z.object({
  slug,
  year: z.int(),
  date: calendarDate,
  form: z.enum(['article', 'interview', 'announcement']),
  outlet: text,
  title: text,
  excerpt: text,
});
export type PressItem = z.infer<typeof pressItem>;
