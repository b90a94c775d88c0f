import { describe, expect, it } from 'vitest';
import type { Locale } from '@/lib/config/locales';
import { readSeed, stringsOf } from './read-seed';

type Words = Record<Locale, RegExp>;

/**
 * What once stood here and the product does not do. Whoever builds it takes the row out; whoever writes the words again is told.
 * `in`: the documents that may not say it; elsewhere the same words may mean another thing.
 */
const NOT_DONE: readonly { what: string; in: RegExp; words: Words }[] = [
  {
    what: 'care is sold at a fixed price: no quote comes before it, and no picture can be added in the basket',
    in: /^(additional-service-pages\/(dry-cleaning|repair|alteration)|faqs\/when-am-i-charged|terms-and-condition|blog-articles\/clean-before-you-store)\//,
    words: { en: /\bquot/i, 'en-SG': /\bquot/i, zh: /報價|或附上照片/, 'zh-CN': /报价|或附照片/, 'zh-Hans': /报价|或附照片/ },
  },
  {
    what: 'care stands on the next monthly invoice, done or not',
    in: /^(faqs\/when-am-i-charged|terms-and-condition)\//,
    words: { en: /when it is done|on completion/, 'en-SG': /on completion|after completion/, zh: /完成後(才)?收費/, 'zh-CN': /完成后(才)?收(费|取)/, 'zh-Hans': /完成后(才)?收/ },
  },
  {
    what: 'there is no log of who entered a room: the history of a piece says when it came and left',
    in: /^service-pages\/store\//,
    words: { en: /entry log/, 'en-SG': /entry log/, zh: /出入紀錄可供/, 'zh-CN': /进出记录可以/, 'zh-Hans': /记录可供查看/ },
  },
  {
    what: 'a finding says what was found, not why',
    in: /^additional-service-pages\/authentication\//,
    words: { en: /and why/, 'en-SG': /and why/, zh: /以及理由/, 'zh-CN': /以及理由/, 'zh-Hans': /以及理由/ },
  },
];

describe('the seed documents do not promise what is not done', () => {
  it.each(NOT_DONE)('$what', ({ in: where, words }) => {
    const read = readSeed().filter(({ name }) => where.test(name));
    expect(new Set(read.map(({ locale }) => locale)).size).toBe(5);
    expect(read.flatMap(({ name, locale, document }) => stringsOf(document).filter(({ text }) => words[locale].test(text)).map(({ at }) => `${name} ${at}`))).toEqual([]);
  });
});
