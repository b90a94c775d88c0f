import type { ArtworkName } from '@/artwork/manifest';
import type { OptimisedPicture } from '@/lib/site/optimised-picture';
import type { Cover } from './cover';
import { resolveArtwork } from './resolve-artwork';

/** The editors' picture, else the illustration. Server only, like the manifest of pictures. */
export function resolveCover({ cover, coverPicture }: { cover: ArtworkName; coverPicture?: OptimisedPicture }): Cover {
  return coverPicture ? { kind: 'media', picture: coverPicture } : { kind: 'artwork', picture: resolveArtwork(cover) };
}
