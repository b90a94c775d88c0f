import manifest from './manifest.json' with { type: 'json' };

export type ArtworkName = keyof typeof manifest;

/** What a page needs to place a picture without layout shift. */
export interface ArtworkInfo {
  /** Of the whole picture: use the ratio, any width of `widths` can be had. */
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
  /** Average colour, for the time before the picture is there. */
  readonly placeholder: string;
}

const pictures: Readonly<Record<string, ArtworkInfo>> = manifest;

export function artworkInfo(name: ArtworkName): ArtworkInfo {
  const info = pictures[name];
  if (!info) throw new Error(`There is no artwork named "${name}"`);
  return info;
}

export const ARTWORK_NAMES = Object.keys(pictures) as ArtworkName[];

/** For names that come from data, such as the picture of an item. */
export const isArtworkName = (name: string): name is ArtworkName => Object.hasOwn(pictures, name);
