import type { ArtworkName } from '@/artwork/manifest';
import type { OptimisedPicture } from '@/lib/optimised-picture';
import type { Cover } from './cover';
import { resolveArtwork } from './resolve-artwork';

/** The editors' own picture, else the drawn one. On the server only, as the manifest of pictures is. */
export function resolveCover({ cover, coverPicture }: { cover: ArtworkName; coverPicture?: OptimisedPicture }): Cover {
  return coverPicture ? { kind: 'media', picture: coverPicture } : { kind: 'artwork', picture: resolveArtwork(cover) };
}
