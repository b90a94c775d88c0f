import type { HomePage } from '@/lib/contract/content/home-page';
import type { District } from '@/lib/contract/pricing';
import type { ShownQuestion } from '@/services/content/get-pages';
import type { ArtworkPicture } from '@/components/ui/media/artwork-picture';
import type { DistrictTexts } from './model/covered-place';
import type { Teaser } from './model/teaser';
import type { FilterablePiece } from './model/filter-pieces';

export const PASSPORT_FACTS = ['kind', 'colour', 'fabric', 'season', 'care', 'condition', 'place'] as const;
type PassportFact = (typeof PASSPORT_FACTS)[number];

/** A garment of the sample wardrobe in the page's language. */
export interface ShownPiece extends FilterablePiece {
  id: string;
  name: string;
  picture: ArtworkPicture;
  facts: Record<PassportFact, string>;
}

export interface FilterOption {
  id: string;
  label: string;
  /** CSS colour for the colour filter. */
  swatch?: string;
}

export interface ShownWardrobe {
  pieces: ShownPiece[];
  categories: FilterOption[];
  families: FilterOption[];
}

export interface HomePictures {
  hero: { wide: ArtworkPicture; tall: ArtworkPicture };
  services: Record<HomePage['services']['cards'][number]['type'], ArtworkPicture>;
  steps: ArtworkPicture[];
  rooms: ArtworkPicture;
}

/** Month names from January on; formatted on the server, because browsers abbreviate differently. */
export interface MonthName {
  short: string;
  long: string;
}

export interface HomeProps {
  content: HomePage;
  questions: ShownQuestion[];
  pictures: HomePictures;
  wardrobe: ShownWardrobe;
  months: MonthName[];
  /** Null: the provider could not be reached at build time. */
  prices: Teaser | null;
  districts: District[] | null;
  districtTexts: Record<string, DistrictTexts>;
}

/** Target of the "How it works" link. */
export const STEPS_ID = 'how-it-works';
