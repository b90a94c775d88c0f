import type { CSSProperties } from 'react';
import { fileOfPicture, type ArtworkPicture } from './artwork-picture';
import { PictureImage, loadingProps } from './picture-image';

interface Props {
  picture: ArtworkPicture;
  /** Empty for decoration. */
  alt: string;
  /** How wide it stands in the page, as the `sizes` attribute says it. */
  sizes: string;
  /** The picture that a first screen is judged by; all others load when they come near. */
  isPriority?: boolean;
  /** Another crop for other windows: `media` as a media query, without `@media`. */
  alternative?: { picture: ArtworkPicture; media: string; sizes: string };
  className?: string;
}

const FORMATS = ['avif', 'webp'] as const;
type Format = (typeof FORMATS)[number];

/**
 * Exactly the widths that were rendered. next/image would ask for one list of widths for every
 * picture, cannot offer two formats from a custom loader, and weighs 9 kB in the browser.
 */
function sourceSet(picture: ArtworkPicture, format: Format): string {
  return picture.widths.map((width) => `${fileOfPicture(picture, format, width)} ${width}w`).join(', ');
}

export function Picture({ picture, alt, sizes, isPriority = false, alternative, className }: Props) {
  const { width, height, widths, placeholder } = picture;
  const middle = widths[Math.floor(widths.length / 2)] ?? width;
  return (
    <picture className={className}>
      {alternative
        ? FORMATS.map((format) => (
            <source
              key={format}
              media={alternative.media}
              type={`image/${format}`}
              srcSet={sourceSet(alternative.picture, format)}
              sizes={alternative.sizes}
              width={alternative.picture.width}
              height={alternative.picture.height}
            />
          ))
        : null}
      {FORMATS.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={sourceSet(picture, format)} sizes={sizes} />
      ))}
      <PictureImage
        src={fileOfPicture(picture, 'webp', middle)}
        alt={alt}
        width={width}
        height={height}
        {...loadingProps(isPriority)}
        style={{ '--placeholder': placeholder } as CSSProperties}
      />
    </picture>
  );
}
