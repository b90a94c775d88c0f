import * as z from 'zod/mini';
import { ARTWORK_NAMES, type ArtworkName } from '@/artwork/manifest';

/** A line or paragraph shown as written; `{{brand}}` is replaced by the configured brand name. */
export const text = z.string().check(z.trim(), z.minLength(1));

/**
 * HTML of the editors: p, h2, h3, lists, strong, em, links, quotes and tables, in articles pictures; sanitised by the site before it is
 * shown.
 */
export const html = z.string().check(z.minLength(1));

export const slug = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));

/** A heading with the sentences under it. */
export const titledText = z.object({ title: text, text });

/** Marks invented people, quotes and addresses in the document itself, so that no page can show them as real. */
export const sampleMark = z.boolean();

/** What search engines and shared links show of a page. */
export const seo = z.object({ title: text, description: text });
export type Seo = z.infer<typeof seo>;

const PIECES = ['garment', 'cutout'] as const;
/** Pictures of single pieces belong to the wardrobe and are not offered for articles or services. */
type PieceName = Extract<ArtworkName, `${(typeof PIECES)[number]}-${string}`>;
const isPiece = (name: ArtworkName): name is PieceName => PIECES.some((kind) => name.startsWith(`${kind}-`));

type PictureName = Exclude<ArtworkName, PieceName>;

/**
 * The name of a picture of ours, without size and file type, limited to what the manifest holds, so that editors choose from existing
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
