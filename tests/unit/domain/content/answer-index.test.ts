import { describe, expect, it } from 'vitest';
import { indexAnswers, listAnswers, type IndexedAnswer, type IndexOptions } from '@/lib/domain/content/answer-index';
import { htmlToText, normaliseForSearch } from '@/lib/text/search-text';

const faq = (question: string, answer = '', searchWords = ''): IndexedAnswer => ({ slug: question, question, answer, searchWords });
const mould = faq('What do you do against mould?', '<p>Rooms stay at <strong>50&nbsp;%</strong>. A café stays out.</p>');
const sunday = faq('Do you come on Sundays?', '<p>No. Mould never sleeps, we do.</p>');
const price = faq('收費怎樣計算？', '<p>按件數和月數計算，送件另計。</p>');
const gold = faq('What can I store?', '', 'hammock, big hammock');
const all = [sunday, mould, price, gold];
const search = (entries: readonly IndexedAnswer[], query: string, options: IndexOptions = {}) =>
  listAnswers(entries, indexAnswers(entries, options)(query));

describe('searching the answers', () => {
  it('finds everything when nothing is asked, or nothing but what every sentence holds', () => {
    for (const query of ['', ' ?! ', 'do you', '請問有冇']) expect(search(all, query), query).toEqual(all);
  });

  it('puts a hit in the question before a hit in the answer', () => expect(search(all, 'mould Sunday')[0]).toBe(sunday));

  it('finds a word that only an answer holds', () => expect(search(all, 'rooms')).toEqual([mould]));

  it('lists no answer that knows little of what was asked', () => {
    expect(search(all, 'mould elephant spaceship rocket')).toEqual([]);
    expect(search(all, 'zebra')).toEqual([]);
  });

  it('does not see case, accents or full width', () => {
    expect(search(all, 'MOULD')[0]).toBe(mould);
    expect(search(all, 'ＭＯＵＬＤ')[0]).toBe(mould);
    expect(search([faq('A café?')], 'CAFE')).toHaveLength(1);
  });

  it('finds Chinese by pairs of characters, a single one by itself, and one thing by another word for it', () => {
    expect(search(all, '計算收費')).toEqual([price]);
    expect(search(all, '收費 送件')).toEqual([price]);
    expect(search([faq('大褸幾錢')], '外套多少錢')).toHaveLength(1);
    expect(search([faq('How much is a coat?')], '大褸幾錢')).toHaveLength(1);
  });

  it('takes the nearest of the wordings, not the sum of them', () => {
    const [sofas, beds] = [faq('Sofas', '', 'sofa bed, bed, lamp bed, table bed'), faq('Beds', '', 'a bed in the garden, sofa')];
    expect(search([beds, sofas], 'sofa bed')[0]).toBe(sofas);
  });

  it('takes a word that no answer holds for the one that it is a slip for, or the beginning of', () => {
    for (const slip of ['sundya', 'suntay', 'sund']) expect(search(all, slip), slip).toEqual([sunday]);
    expect(search(all, 'hamm')).toEqual([gold]);
  });

  it('takes either script where the page tells the pairs', () => {
    expect(search([faq('鐘錶')], '钟表')).toEqual([]);
    for (const query of ['钟表', '鐘錶']) expect(search([faq('鐘錶')], query, { scriptPairs: '鐘钟錶表' }), query).toHaveLength(1);
  });

  it('does not find the markup', () => expect(search(all, 'strong')).toEqual([]));

  it('tells what it found from what it knows of it', () => {
    const [best, second] = indexAnswers(all)('big hammock in the cellar') ?? [];
    expect(best).toMatchObject({ entry: gold });
    expect(best?.coverage).toBeGreaterThan(0.4);
    expect(best?.coverage).toBeLessThan(1);
    expect(second).toBeUndefined();
  });
});

describe('folding', () => {
  it('reads sanitised HTML as words', () => expect(htmlToText('<p>One&nbsp;two</p><ul><li>A &amp; B</li></ul>')).toBe('One two A & B'));
  it('parts lines and not words: a mark stands at its word', () => {
    expect(htmlToText('<p>列於<a href="/services-pricing?type=sell">轉售收費</a>。</p><p>另計</p>')).toBe('列於轉售收費。 另計');
    expect(htmlToText('<ul><li>One</li><li>t<strong>w</strong>o</li></ul>three<br>four<blockquote>five</blockquote>')).toBe(
      'One two three four five',
    );
  });
  it('reads the characters that HTML cannot hold as they are, once', () => {
    expect(htmlToText('<p>&lt;b&gt; is &quot;bold&quot;, it&#39;s A &amp; B</p>')).toBe('<b> is "bold", it\'s A & B');
    expect(htmlToText('&amp;lt; &amp;amp;')).toBe('&lt; &amp;');
  });
  it('leaves Chinese as it is', () => expect(normaliseForSearch('收納')).toBe('收納'));
});
