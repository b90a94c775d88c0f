import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { LOCALE_CODES, type Locale } from '@/lib/config/locales';
import type { Faq } from '@/lib/contract/content/faq';
import { searchFaqs } from '@/lib/domain/content/search-faqs';
import { readSeed } from './read-seed';

const answersOf = (of: Locale) => readSeed().filter(({ kind, locale, name }) => kind === 'faqs' && locale === of && !name.endsWith('(draft)')).map(({ document }) => document as Faq);
const first = (of: Locale, query: string) => searchFaqs(answersOf(of), query)[0]?.slug;

/** What visitors ask first, in their words and not in ours. */
const ASKED: Record<Locale, Record<string, string>> = {
  en: { insurance: 'is-my-wardrobe-covered', refund: 'leave-early', Sunday: 'how-collection-works', 'opening hours': 'how-collection-works', 'how much does it cost?': 'how-prices-are-worked-out', commission: 'when-am-i-paid', parking: 'where-do-you-collect', 'do you come on weekends': 'how-collection-works', 'credit card': 'failed-payment', moths: 'how-items-are-stored' },
  'en-SG': { insurance: 'is-my-wardrobe-covered', refund: 'leave-early', Sunday: 'how-collection-works', saree: 'what-can-i-store', commission: 'when-am-i-paid', 'is there an evening slot': 'how-collection-works' },
  zh: { 保險: 'is-my-wardrobe-covered', 退款: 'leave-early', 星期日: 'how-collection-works', 颱風: 'bad-weather', 佣金: 'when-am-i-paid', 星期日可以收件嗎: 'how-collection-works' },
  'zh-CN': { 保险: 'is-my-wardrobe-covered', 退款: 'leave-early', 周末: 'how-collection-works', 佣金: 'when-am-i-paid', 多少钱: 'how-prices-are-worked-out' },
  'zh-Hans': { 保险: 'is-my-wardrobe-covered', 退款: 'leave-early', 星期天: 'how-collection-works', 佣金: 'when-am-i-paid', 押金: 'how-prices-are-worked-out' },
};

describe.each(LOCALE_CODES)('the answers in %s', (locale) => {
  it.each(Object.entries(ASKED[locale]))('“%s” leads to %s', (query, slug) => expect(first(locale, query)).toBe(slug));

  it('hold each word that the search field gives as an example', () => {
    const { search } = JSON.parse(readFileSync(path.resolve(import.meta.dirname, `../../../locales/${locale}/faqs.json`), 'utf8')) as { search: { hint: string } };
    const words = (search.hint.split(/[:：]/).at(-1) ?? '').replace(/[.。]$/, '').split(/[,、]/).map((word) => word.trim());
    expect(words.length).toBeGreaterThan(2);
    expect(words.filter((word) => searchFaqs(answersOf(locale), word).length === 0)).toEqual([]);
  });
});
