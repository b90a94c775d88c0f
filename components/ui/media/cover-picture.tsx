import type { Cover } from './cover';
import { Picture } from './picture';
import { PictureImage, loadingProps } from './picture-image';

interface Props {
  cover: Cover;
  /** Empty for decoration. */
  alt: string;
  /** How wide it stands in the page, as the `sizes` attribute says it. */
  sizes: string;
  /** The picture that a first screen is judged by. */
  isPriority?: boolean;
  className?: string;
}

/** A drawn picture or an editor's own, laid out alike. */
export function CoverPicture({ cover, alt, sizes, isPriority = false, className }: Props) {
  if (cover.kind === 'artwork') {
    return <Picture picture={cover.picture} alt={alt} sizes={sizes} isPriority={isPriority} className={className} />;
  }
  const { src, srcSet, width, height } = cover.picture;
  return (
    <picture className={className}>
      {/* Safari fetches `src` at once where it comes before the others. */}
      <PictureImage alt={alt} width={width} height={height} {...loadingProps(isPriority)} sizes={sizes} srcSet={srcSet} src={src} />
    </picture>
  );
}
