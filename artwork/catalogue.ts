import { SAMPLE_GARMENTS } from '@/lib/domain/wardrobe/sample-garments'
import { itemPicture } from './garments/item-picture'
import type { Picture } from './draw/svg'
import { SCENES } from './scenes/catalogue'

/** One picture to render: its stable name, the widths it is needed in, and how to draw it. */
export interface ArtworkEntry {
  readonly name: string
  readonly widths: readonly number[]
  readonly draw: () => Picture
}

const GARMENT_WIDTHS = [320, 640] as const

export const ARTWORK: readonly ArtworkEntry[] = [
  ...SAMPLE_GARMENTS.map((garment) => ({ name: garment.picture, widths: GARMENT_WIDTHS, draw: () => itemPicture(garment) })),
  ...SCENES,
]
