import styled from 'styled-components';
import type { ArtworkPicture } from './artwork-picture';
import { fileOfPicture } from './artwork-picture';
import { HangerIcon } from '@/components/ui/member-icons';
import { Picture } from './picture';

/** Picture of a member's piece from the API: its own address, else the name of one of the site's garments. */
export interface PieceImage {
  name: string;
  src?: string;
}

/**
 * All garments have the same canvas and two widths (`artwork/catalogue.ts`; a test compares this with the manifest), so file names follow
 * from the name and the manifest stays out of the browser. docs/decisions/0020-pictures-of-members-pieces.md
 */
export const GARMENT_FORMAT = { width: 640, height: 800, widths: [320, 640], placeholder: '#e2d9cc' } as const;
export const CUTOUT_WIDTH = 400;
const GARMENT_NAME = /^garment-[a-z0-9-]+$/;

export function garmentPicture(name: string): ArtworkPicture | null {
  return GARMENT_NAME.test(name) ? { name, ...GARMENT_FORMAT } : null;
}

/** The garment cut out on a transparent background; a provider's photograph has no cut-out. */
export function cutoutAddress({ name, src }: PieceImage): string | null {
  return !src && GARMENT_NAME.test(name) ? fileOfPicture({ name: name.replace('garment-', 'cutout-') }, 'webp', CUTOUT_WIDTH) : null;
}

/** Address of the largest file, for downloads. */
export function photoAddress({ name, src }: PieceImage): string | null {
  if (src) return src;
  const picture = garmentPicture(name);
  return picture ? fileOfPicture(picture, 'webp', 640) : null;
}

const Photo = styled.img`
  width: 100%;
  height: auto;
  aspect-ratio: 4 / 5;
  object-fit: cover;
  background: var(--sunken);
`;
const Missing = styled.span`
  display: grid;
  place-items: center;
  aspect-ratio: 4 / 5;
  background: var(--sunken);
  color: var(--muted);
`;

interface Props {
  image: PieceImage;
  /** Empty when the name is beside it. */
  alt: string;
  sizes: string;
  isPriority?: boolean;
  className?: string;
}

export function ItemPhoto({ image, alt, sizes, isPriority, className }: Props) {
  const { width, height } = GARMENT_FORMAT;
  // Addresses of providers' photographs are unknown at build time, so there are no variants.
  if (image.src) {
    return (
      <Photo
        className={className}
        src={image.src}
        alt={alt}
        width={width}
        height={height}
        loading={isPriority ? 'eager' : 'lazy'}
        decoding="async"
      />
    );
  }
  const picture = garmentPicture(image.name);
  if (!picture) {
    return (
      <Missing className={className} role={alt ? 'img' : undefined} aria-label={alt || undefined}>
        <HangerIcon size={40} />
      </Missing>
    );
  }
  return <Picture className={className} picture={picture} alt={alt} sizes={sizes} isPriority={isPriority} />;
}
