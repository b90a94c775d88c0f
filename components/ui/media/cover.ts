import type { OptimisedPicture } from '@/lib/optimised-picture';
import { fileOfPicture, type ArtworkPicture } from './artwork-picture';

/** The picture that stands for a text: drawn with the site, or brought by an editor. */
export type Cover = { kind: 'artwork'; picture: ArtworkPicture } | { kind: 'media'; picture: OptimisedPicture };

/** Path of its largest file, for those who take one. */
export function largestFile(cover: Cover): string {
  if (cover.kind === 'media') return cover.picture.src;
  return fileOfPicture(cover.picture, 'webp', cover.picture.widths.at(-1) ?? cover.picture.width);
}
