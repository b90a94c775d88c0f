import simplified from '@/locales/zh-CN/districts.json';
import english from '@/locales/en/districts.json';
import traditional from '@/locales/zh/districts.json';
import { namesIn, type CoveredPlace, type DistrictTexts } from '@/lib/domain/coverage/covered-place';

const LANGUAGES: readonly Readonly<Record<string, DistrictTexts>>[] = [english, traditional, simplified];

/** The places of Hong Kong with their names in every language of the site. Load it lazily: most people type their page's. */
export const inEveryLanguage = (places: readonly CoveredPlace[]): CoveredPlace[] =>
  places.map((place) => ({
    ...place,
    alsoCalled: LANGUAGES.flatMap((texts) => namesIn(texts[place.id] ?? {})).filter((name) => !place.beyond.includes(name)),
  }));
