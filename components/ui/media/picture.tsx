import Head from 'next/head';
import type { CSSProperties } from 'react';
import styled from 'styled-components';
import { type ArtworkPicture, fileOfPicture } from './artwork-picture';

export const PictureImage = styled.img`
  width: 100%;
  height: auto;
  object-fit: cover;
  background-color: var(--placeholder, var(--sunken));
`;

/** Loading attributes. A function, because they have to precede the addresses in the markup and styled attrs cannot depend on props. */
export const loadingProps = (isPriority: boolean) =>
  ({ loading: isPriority ? 'eager' : 'lazy', fetchPriority: isPriority ? 'high' : undefined, decoding: 'async' }) as const;

interface Props {
  picture: ArtworkPicture;
  /** Empty for decoration. */
  alt: string;
  /** Display width, as in the `sizes` attribute. */
  sizes: string;
  /** In the first screen: all others load lazily. */
  isPriority?: boolean;
  /** The largest picture of a page's first screen (LCP): a priority, and preloaded from the head. */
  isLead?: boolean;
  /** Another crop for other window sizes: `media` is a media query without `@media`. */
  alternative?: { picture: ArtworkPicture; media: string; sizes: string };
  className?: string;
}

const FORMATS = ['avif', 'webp'] as const;
type Format = (typeof FORMATS)[number];

/**
 * Exactly the rendered widths. next/image would use one list of widths for all pictures, cannot offer two formats with a custom loader, and
 * adds 9 kB in the browser.
 */
function sourceSet(picture: ArtworkPicture, format: Format): string {
  return picture.widths.map((width) => `${fileOfPicture(picture, format, width)} ${width}w`).join(', ');
}

interface PreloadProps {
  srcSet: string;
  sizes: string;
  /** A browser without this format skips it. */
  type?: string;
  media?: string | undefined;
}

/** From the head, ahead of the scripts, which would otherwise take all connections of a page without HTTP/2. */
export function PicturePreload({ srcSet, sizes, type, media }: PreloadProps) {
  return (
    <Head>
      <link
        key={`preload-${media ?? srcSet}`}
        rel="preload"
        as="image"
        type={type}
        imageSrcSet={srcSet}
        imageSizes={sizes}
        media={media}
        fetchPriority="high"
      />
    </Head>
  );
}

export function Picture({ picture, alt, sizes, isLead = false, isPriority = isLead, alternative, className }: Props) {
  const { width, height, widths, placeholder } = picture;
  const middle = widths[Math.floor(widths.length / 2)] ?? width;
  return (
    <picture className={className}>
      {isLead ? (
        <PicturePreload
          srcSet={sourceSet(picture, 'avif')}
          sizes={sizes}
          type="image/avif"
          media={alternative && `not all and ${alternative.media}`}
        />
      ) : null}
      {isLead && alternative ? (
        <PicturePreload
          srcSet={sourceSet(alternative.picture, 'avif')}
          sizes={alternative.sizes}
          type="image/avif"
          media={alternative.media}
        />
      ) : null}
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
