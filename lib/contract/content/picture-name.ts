import * as z from 'zod/mini';
import { ARTWORK_NAMES, type ArtworkName } from '@/artwork/manifest';

/** Pictures of single pieces belong to the wardrobe: none of them tells what an article or a service is about. */
type PieceName = Extract<ArtworkName, `garment-${string}` | `cutout-${string}`>;
const isPiece = (name: ArtworkName): name is PieceName => name.startsWith('garment-') || name.startsWith('cutout-');

export type PictureName = Exclude<ArtworkName, PieceName>;

/**
 * The name of a drawn picture, without size and file type: what is in the manifest and nothing else, so that an editor chooses
 * from what there is. A document that names another does not fit the contract, like one without a title.
 */
export const pictureName = z.enum(ARTWORK_NAMES.filter((name): name is PictureName => !isPiece(name)));
