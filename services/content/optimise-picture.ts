import { getImageProps } from 'next/image';
import type { OptimisedPicture } from '@/lib/optimised-picture';

interface Original {
  /** As `mediaAddress` gives it. */
  address: string;
  width: number;
  height: number;
}

const widthOf = (candidate: string): number => Number(/ (\d+)w$/.exec(candidate)?.[1]);

/** The addresses of a picture at Next's optimiser. On the server only: next/image weighs 9 kB in a browser. */
export function optimisePicture({ address, width, height }: Original): OptimisedPicture {
  const { props } = getImageProps({ src: address, alt: '', width, height, sizes: '100vw' });
  const candidates = (props.srcSet ?? '').split(', ');
  // The optimiser enlarges nothing: what is wider than the picture would be the same bytes again.
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
