import * as z from 'zod/mini';
import { sampleMark, seo, slug, text } from './fields';

const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** Days are ISO weekdays, Monday 1; times are the region's own. */
const openingHours = z.object({ days: z.array(z.int().check(z.gte(1), z.lte(7))).check(z.minLength(1)), from: clock, to: clock });

export const CONTACT_TOPICS = ['order', 'booking', 'billing', 'item', 'selling', 'partnership', 'privacy', 'other'] as const;
const contactTopic = z.enum(CONTACT_TOPICS);

export const contactPage = z.object({
  seo,
  headline: text,
  intro: text,
  topics: z.array(z.object({ id: contactTopic, title: text, text, question: z.optional(slug) })).check(z.minLength(4)),
  phone: z.object({ display: text, link: text }),
  email: text,
  hours: z.array(openingHours).check(z.minLength(1)),
  hoursNote: text,
  address: z.object({ lines: z.array(text).check(z.minLength(2)), note: text }),
  /** As on invoices: registered name and the registration numbers that the region's law requires. */
  company: z.optional(
    z.object({ name: text, registrations: z.array(z.object({ label: text, number: text })), isSample: z.optional(sampleMark) }),
  ),
  callBack: z.object({ heading: text, text }),
  response: text,
  consent: text,
});
export type ContactPage = z.infer<typeof contactPage>;
