import type { ArtworkName } from '@/artwork/manifest';
import type { OptimisedPicture } from '@/lib/site/optimised-picture';
import { type ArtworkPicture, fileOfPicture } from './artwork-picture';
import { loadingProps, Picture, PictureImage, PicturePreload } from './picture';
import { resolveArtwork } from './resolve-artwork';

/** The cover picture of a text: an illustration of the site, or an editor's upload. */
export type Cover = { kind: 'artwork'; picture: ArtworkPicture } | { kind: 'media'; picture: OptimisedPicture };

/** Path of its largest file. */
export function largestFile(cover: Cover): string {
  if (cover.kind === 'media') return cover.picture.src;
  return fileOfPicture(cover.picture, 'webp', cover.picture.widths.at(-1) ?? cover.picture.width);
}

interface Props {
  cover: Cover;
  /** Empty for decoration. */
  alt: string;
  /** Display width, as in the `sizes` attribute. */
  sizes: string;
  /** The first screen's main picture (LCP). */
  isLead?: boolean;
  className?: string;
}

/** An illustration or an editor's picture, in the same layout. */
export function CoverPicture({ cover, alt, sizes, isLead = false, className }: Props) {
  if (cover.kind === 'artwork') {
    return <Picture picture={cover.picture} alt={alt} sizes={sizes} isLead={isLead} className={className} />;
  }
  const { src, srcSet, width, height } = cover.picture;
  return (
    <picture className={className}>
      {isLead ? <PicturePreload srcSet={srcSet} sizes={sizes} /> : null}
      {/* `src` comes last: Safari fetches it at once if it comes before `srcSet`. */}
      <PictureImage alt={alt} width={width} height={height} {...loadingProps(isLead)} sizes={sizes} srcSet={srcSet} src={src} />
    </picture>
  );
}

/** The editors' picture, else the illustration. Server only, like the manifest of pictures. */
export function resolveCover({ cover, coverPicture }: { cover: ArtworkName; coverPicture?: OptimisedPicture }): Cover {
  return coverPicture ? { kind: 'media', picture: coverPicture } : { kind: 'artwork', picture: resolveArtwork(cover) };
}
