import { expect, it } from 'vitest';
import { LOCALE_CODES } from '@/lib/config/locales';
import { kindOfName } from '@/lib/domain/wardrobe/own-piece';
import { SAMPLE_GARMENTS } from '@/lib/domain/wardrobe/sample-garments';
import { loadTexts } from '@/services/content/load-texts';
import named from './named-kinds.json';

/** Names as members write them, and their kinds; null: nobody could tell, or it is none of ours. */
const NAMED: Readonly<Record<string, Readonly<Record<string, string | null>>>> = named;

it.each(LOCALE_CODES)('the name of a piece says its kind or none in %s', async (locale) => {
  const texts = await Promise.all([loadTexts(locale, 'wardrobe'), loadTexts(locale, 'record')]);
  const [{ kind: kinds, garment: garments }, { atHome }] = texts as unknown as [Texts, { atHome: Texts }];
  const wordsOf = (kind: string) => `${kinds?.[kind] ?? ''},${atHome.searchWords?.[kind] ?? expect.fail(kind)}`;
  const rows = NAMED[locale] ?? {};
  expect(Object.keys(rows).length).toBeGreaterThan(9);
  expect(Object.fromEntries(Object.keys(rows).map((name) => [name, kindOfName(name, wordsOf)]))).toEqual(rows);
  // The samples were named before anybody took kinds from names.
  const right = SAMPLE_GARMENTS.filter(({ id, kind }) => kindOfName(garments?.[id] ?? '', wordsOf) === kind);
  expect(right.length).toBeGreaterThan(21);
});

type Texts = Partial<Record<string, Partial<Record<string, string>>>>;
