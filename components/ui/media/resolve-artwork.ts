import { artworkInfo, type ArtworkName } from '@/artwork/manifest';
import type { ArtworkPicture } from './artwork-picture';

/** A rendered picture for a page's props. Server only: the manifest of all pictures is too large for the browser. */
export function resolveArtwork(name: ArtworkName): ArtworkPicture {
  return { name, ...artworkInfo(name) };
}
