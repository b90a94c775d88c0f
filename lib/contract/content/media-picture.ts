import * as z from 'zod/mini';

/**
 * A picture of the CMS's media library as Strapi answers it. Whether it can be shown is decided where it is: an article
 * is not refused for its picture.
 */
export const mediaPicture = z.object({
  /** Absolute, or a path on the CMS itself. */
  url: z.string(),
  /** Pixels; Strapi knows none of what it cannot measure. */
  width: z.optional(z.number()),
  height: z.optional(z.number()),
  alternativeText: z.optional(z.string()),
  mime: z.optional(z.string()),
});
export type MediaPicture = z.infer<typeof mediaPicture>;
