import * as z from 'zod/mini';
import { packageName, xType } from '../package-selection';
import { seo, slug, text, titledText, pictureName } from './fields';

/** The text of a package card; its price comes from price-service. */
const packageCopy = z.object({
  package: packageName,
  name: text,
  tagline: text,
  description: text,
  bestFor: text,
  inclusions: z.array(text).check(z.minLength(3)),
  exclusions: z.array(text).check(z.minLength(1)),
  /** The two kinds of x. */
  variants: z.optional(z.array(z.object({ xType, name: text, text }))),
});
export type PackageCopy = z.infer<typeof packageCopy>;

export const servicePage = z.object({
  slug: z.enum(['store', 'digitise', 'sell']),
  seo,
  headline: text,
  intro: text,
  picture: pictureName,
  pictureAlt: text,
  howItWorks: z.object({ heading: text, steps: z.array(titledText).check(z.minLength(3)) }),
  reasons: z.object({ heading: text, items: z.array(titledText).check(z.minLength(3)) }),
  packages: z.array(packageCopy).check(z.minLength(1)),
  questions: z.array(slug).check(z.minLength(3)),
  closing: z.object({ heading: text, text, action: text }),
});
export type ServicePage = z.infer<typeof servicePage>;
