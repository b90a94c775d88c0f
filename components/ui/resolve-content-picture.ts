import { isArtworkName } from '@/artwork/manifest';
import type { ArtworkPicture } from './artwork-picture';
import { resolveArtwork } from './resolve-artwork';

export interface ContentPicture {
  picture: ArtworkPicture;
  /** Empty when the document names a picture that was never drawn: its words describe one that is not there. */
  alt: string;
}

/** The picture that a document names. On the server only, as `resolveArtwork`. */
export function resolveContentPicture(name: string, alt: string): ContentPicture {
  if (isArtworkName(name)) return { picture: resolveArtwork(name), alt };
  return { picture: resolveArtwork('empty-box'), alt: '' };
}
