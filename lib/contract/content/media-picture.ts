import * as z from 'zod/mini';
import { ARTWORK_NAMES, type ArtworkName } from '@/artwork/manifest';

/** Pictures of single pieces belong to the wardrobe and are not offered for articles or services. */
type PieceName = Extract<ArtworkName, `garment-${string}` | `cutout-${string}`>;
const isPiece = (name: ArtworkName): name is PieceName => name.startsWith('garment-') || name.startsWith('cutout-');

type PictureName = Exclude<ArtworkName, PieceName>;

/**
 * The name of a drawn picture, without size and file type, limited to what the manifest holds, so that editors choose from existing
 * pictures. A document with an unknown name violates the contract.
 */
export const pictureName = z.enum(ARTWORK_NAMES.filter((name): name is PictureName => !isPiece(name)));

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
