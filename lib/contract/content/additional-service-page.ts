import * as z from 'zod/mini';
import { html, seo, text, pictureName } from './fields';

/** Texts around the list of services; each service is a document of its own. */
export const additionalServicesPage = z.object({
  seo,
  headline: text,
  intro: text,
  closing: z.object({ heading: text, text }),
});
export type AdditionalServicesPage = z.infer<typeof additionalServicesPage>;

export const ADDITIONAL_SERVICE_SLUGS = [
  'dry-cleaning',
  'repair',
  'alteration',
  'authentication',
  'rush-delivery',
  'packing',
  'donation',
] as const;

export const additionalServicePage = z.object({
  slug: z.enum(ADDITIONAL_SERVICE_SLUGS),
  order: z.int(),
  name: text,
  summary: text,
  body: html,
  leadTime: text,
  howToOrder: text,
  goodToKnow: z.array(text).check(z.minLength(1)),
  /** The price list entry (care or extra) of this service; a key that a loaded list lacks means "on request". */
  priceKey: text,
  picture: pictureName,
});
export type AdditionalServicePage = z.infer<typeof additionalServicePage>;
