import { describe, expect, it } from 'vitest';
import type { Locale } from '@/lib/config/locales';
import { readSeed, stringsOf } from './read-seed';
import notDone from './not-done.json';
import { readBackendTexts, readSiteTexts } from './read-texts';

/**
 * What once stood here and the product does not do. Whoever builds it takes the row out; whoever writes the words again is told.
 * `in`: the documents that may not say it, elsewhere the same words may mean another thing; `texts`: of the files of texts, which
 * are the site's and the backend's own words, all unless it says which. `but`: the places that mean another thing.
 */
const NOT_DONE: readonly { what: string; in: string; texts?: string; but?: string; words: Record<Locale, string> }[] = notDone;
/** What stands between slashes, with the flags behind them. */
const pattern = (written: string) => new RegExp(written.slice(1, written.lastIndexOf('/')), written.slice(written.lastIndexOf('/') + 1));

const files = [...readSiteTexts(), ...readBackendTexts()];

/** The law on GST asks for these words on the document; who looks for it meets them in the list, the exported file and the mail that brings it. */
const CALLED_TAX_INVOICE =
  /^locales\/[\w-]+\/billing (?:seo\.invoice\.title|list\.invoices|invoice\.(?:title|invoice|receipt)|csv\.number|document\.tax\w+)$|mail\/texts\/[\w-]+ invoiceIssued\w*\.subject$|letter\/texts\/[\w-]+ facts\.invoice$/;
/** Where its number is a label, where the law is told, and what readers type. In any other sentence it is an invoice, as customers say. */
const MAY_BE_CALLED_SO =
  /^locales\/[\w-]+\/(?:chat card\.invoiceNumber|record careLog\.invoice|billing invoice\.date)$|mail\/texts\/zh-Hans \w+\.subject$|how-can-i-pay|terms-and-condition/;

it.each([
  ['en-SG', /\btax invoices?\b/i],
  ['zh-Hans', /税务发票/],
] as const)('%s says tax invoice on the document, in the list, the export and the mail that brings it, nowhere else', (locale, called) => {
  const said = [...files, ...readSeed()]
    .filter((file) => file.locale === locale)
    .flatMap(({ name, document }) => stringsOf(document).map(({ at, text }) => ({ place: `${name} ${at}`, text })));
  const named = said.filter(({ place }) => CALLED_TAX_INVOICE.test(place));
  expect([named.length, named.filter(({ text }) => !called.test(text))]).toEqual([11, []]);
  const others = said.filter(({ place }) => !CALLED_TAX_INVOICE.test(place) && !MAY_BE_CALLED_SO.test(place));
  expect(others.filter(({ text }) => called.test(text))).toEqual([]);
});

describe('neither the seed documents nor the texts promise what is not done', () => {
  it.each(NOT_DONE)('$what', ({ in: where, texts, but, words }) => {
    const [documents, said] = [
      readSeed().filter(({ name }) => pattern(where).test(name)),
      files.filter(({ name }) => pattern(texts ?? '//').test(name)),
    ];
    for (const read of [documents, said]) expect(new Set(read.map(({ locale }) => locale)).size).toBe(5);
    const found = [...documents, ...said].flatMap(({ name, locale, document }) =>
      stringsOf(document)
        .filter(({ text }) => pattern(words[locale]).test(text))
        .map(({ at }) => `${name} ${at}`),
    );
    expect(found.filter((place) => !but || !pattern(but).test(place))).toEqual([]);
  });
});

it('that this is a demonstration is said by its bar alone (R54)', () => {
  const said = [...readSeed(), ...readSiteTexts()].filter(({ locale }) => locale.startsWith('en'));
  const found = said.flatMap(({ name, document }) =>
    stringsOf(document).flatMap(({ at, text }) => (/demonstration|\bsample/i.test(text) ? [`${name} ${at}`] : [])),
  );
  expect(found.filter((place) => !/layout demonstration\.(label|text)$/.test(place))).toEqual([]);
  expect(found.length).toBeGreaterThan(1);
});
