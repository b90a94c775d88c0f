import * as z from 'zod/mini';
import { seo, slug, text, titledText, pictureName } from './fields';

export const giftPage = z.object({
  seo,
  headline: text,
  intro: text,
  pictureAlt: text,
  choose: z.object({ heading: text, intro: text }),
  redemption: z.object({ heading: text, steps: z.array(titledText).check(z.minLength(3)) }),
  terms: z.object({ heading: text, items: z.array(titledText).check(z.minLength(4)) }),
  /** Shown on the card preview while the buyer has not written anything. */
  preview: z.object({ recipient: text, message: text, from: text }),
  questions: z.array(slug),
});
export type GiftPage = z.infer<typeof giftPage>;

const GIFT_PACKAGE_SLUGS = ['starter', 'season', 'wedding-dress-year'] as const;

/** A gift package; `slug` is the `packageId` of the order, the price comes from the backend. */
export const giftPackage = z.object({
  slug: z.enum(GIFT_PACKAGE_SLUGS),
  order: z.int(),
  name: text,
  tagline: text,
  description: text,
  occasion: text,
  includes: z.array(text).check(z.minLength(3)),
  picture: pictureName,
});
export type GiftPackage = z.infer<typeof giftPackage>;
