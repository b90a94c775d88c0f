import type { ImageLoaderProps } from 'next/image';

/** Loader of next/image for the pictures in public/artwork: every width was rendered at build. */
export default function artworkLoader({ src, width }: ImageLoaderProps): string {
  return src.replace('{w}', String(width));
}
