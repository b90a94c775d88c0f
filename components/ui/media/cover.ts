import type { OptimisedPicture } from '@/lib/site/optimised-picture';
import { fileOfPicture, type ArtworkPicture } from './artwork-picture';

/** The cover picture of a text: an illustration of the site, or an editor's upload. */
export type Cover = { kind: 'artwork'; picture: ArtworkPicture } | { kind: 'media'; picture: OptimisedPicture };

/** Path of its largest file. */
export function largestFile(cover: Cover): string {
  if (cover.kind === 'media') return cover.picture.src;
  return fileOfPicture(cover.picture, 'webp', cover.picture.widths.at(-1) ?? cover.picture.width);
}
