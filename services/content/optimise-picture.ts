import { getImageProps } from 'next/image';
import type { OptimisedPicture } from '@/lib/site/optimised-picture';

interface Original {
  /** The result of `mediaAddress`. */
  address: string;
  width: number;
  height: number;
}

const widthOf = (candidate: string): number => Number(/ (\d+)w$/.exec(candidate)?.[1]);

/** Addresses of a picture at Next's image optimiser. Server only: next/image adds 9 kB in the browser. */
export function optimisePicture({ address, width, height }: Original): OptimisedPicture {
  const { props } = getImageProps({ src: address, alt: '', width, height, sizes: '100vw' });
  const candidates = (props.srcSet ?? '').split(', ');
  // The optimiser never enlarges: widths above the picture's own would return the same bytes.
  const enough = candidates.findIndex((candidate) => widthOf(candidate) >= width);
  const offered = enough < 0 ? candidates : candidates.slice(0, enough + 1);
  const widest = offered.at(-1) ?? '';
  const shownWidth = Math.min(width, widthOf(widest));
  return {
    src: widest.split(' ')[0] ?? '',
    srcSet: offered.join(', '),
    width: shownWidth,
    height: Math.round((height * shownWidth) / width),
  };
}
