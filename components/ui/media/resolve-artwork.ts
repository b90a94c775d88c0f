import { artworkInfo, type ArtworkName } from '@/artwork/manifest';
import type { ArtworkPicture } from './artwork-picture';

/** A rendered picture for a page's props. On the server only: the manifest of all pictures has no place in the browser. */
export function resolveArtwork(name: ArtworkName): ArtworkPicture {
  return { name, ...artworkInfo(name) };
}
