import { isArtworkName } from '@/artwork/manifest';
import { standInOf } from '@/lib/domain/content/picture-stand-ins';
import type { ArtworkPicture } from './artwork-picture';
import { resolveArtwork } from './resolve-artwork';

export interface ContentPicture {
  picture: ArtworkPicture;
  /** Empty when another picture stands in: the document describes one that is not there. */
  alt: string;
}

/** The picture that a document names. On the server only, as `resolveArtwork`. */
export function resolveContentPicture(name: string, alt: string): ContentPicture {
  if (isArtworkName(name)) return { picture: resolveArtwork(name), alt };
  const standIn = standInOf(name);
  if (standIn === undefined || !isArtworkName(standIn)) return { picture: resolveArtwork('empty-box'), alt: '' };
  return { picture: resolveArtwork(standIn), alt: '' };
}
