import * as z from 'zod/mini';

/**
 * A picture of the CMS's media library as Strapi returns it. Whether it can be shown is decided when it is rendered: a bad picture does not
 * invalidate its article.
 */
export const mediaPicture = z.object({
  /** Absolute, or a path on the CMS itself. */
  url: z.string(),
  /** Pixels; absent for files that Strapi cannot measure. */
  width: z.optional(z.number()),
  height: z.optional(z.number()),
  alternativeText: z.optional(z.string()),
  mime: z.optional(z.string()),
});
export type MediaPicture = z.infer<typeof mediaPicture>;
