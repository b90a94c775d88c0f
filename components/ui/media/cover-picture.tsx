import type { Cover } from './cover';
import { Picture } from './picture';
import { PictureImage, loadingProps } from './picture-image';

interface Props {
  cover: Cover;
  /** Empty for decoration. */
  alt: string;
  /** Display width, as in the `sizes` attribute. */
  sizes: string;
  /** The first screen's main picture (LCP). */
  isPriority?: boolean;
  className?: string;
}

/** An illustration or an editor's picture, in the same layout. */
export function CoverPicture({ cover, alt, sizes, isPriority = false, className }: Props) {
  if (cover.kind === 'artwork') {
    return <Picture picture={cover.picture} alt={alt} sizes={sizes} isPriority={isPriority} className={className} />;
  }
  const { src, srcSet, width, height } = cover.picture;
  return (
    <picture className={className}>
      {/* `src` comes last: Safari fetches it at once if it comes before `srcSet`. */}
      <PictureImage alt={alt} width={width} height={height} {...loadingProps(isPriority)} sizes={sizes} srcSet={srcSet} src={src} />
    </picture>
  );
}
