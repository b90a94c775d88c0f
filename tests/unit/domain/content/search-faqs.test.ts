import { describe, expect, it } from 'vitest';
import { normaliseForSearch, htmlToText } from '@/lib/text/search-text';
import { searchFaqs } from '@/lib/domain/content/search-faqs';

const mould = {
  question: 'What do you do against mould?',
  answer: '<p>Rooms stay at <strong>50&nbsp;%</strong>. A café smell goes too.</p>',
};
const sunday = { question: 'Do you come on Sundays?', answer: '<p>No. Mould never sleeps, we do.</p>' };
const price = { question: '收費怎樣計算？', answer: '<p>按件數和月數計算，送件另計。</p>' };
const all = [sunday, mould, price];

describe('searching the answers', () => {
  it('finds everything when nothing is asked', () => {
    expect(searchFaqs(all, '')).toEqual(all);
    expect(searchFaqs(all, ' ?! ')).toEqual(all);
  });

  it('puts a hit in the question before a hit in the answer', () => expect(searchFaqs(all, 'mould')).toEqual([mould, sunday]));

  it('needs every word, in any order', () => {
    expect(searchFaqs(all, 'sleeps mould')).toEqual([sunday]);
    expect(searchFaqs(all, 'mould elephant')).toEqual([]);
  });

  it('does not see case, accents or full width', () => {
    expect(searchFaqs(all, 'CAFE')).toEqual([mould]);
    expect(searchFaqs(all, 'ＭＯＵＬＤ')).toEqual([mould, sunday]);
  });

  it('finds Chinese by pairs of characters, a single one by itself', () => {
    expect(searchFaqs(all, '計算收費')).toEqual([price]);
    expect(searchFaqs(all, '收計')).toEqual([]);
    expect(searchFaqs(all, '怎樣計算')).toEqual([price]);
    expect(searchFaqs(all, '收費 送件')).toEqual([price]);
    expect(searchFaqs(all, '月')).toEqual([price]);
  });

  it('finds an answer by other words for what it is about, as by its question', () => {
    const covered = { question: 'Is my wardrobe covered?', searchWords: 'insurance stolen', answer: '<p>Yes.</p>' };
    const told = { question: 'Who is told?', answer: '<p>You and your insurance.</p>' };
    expect(searchFaqs([told, covered], 'insurance')).toEqual([covered, told]);
  });

  it('takes a whole sentence by its rare words where no answer holds all of it', () => {
    expect(searchFaqs(all, 'what do you do against mould and damp')).toEqual([mould]);
    expect(searchFaqs(all, '送件收費怎樣計')).toEqual([price]);
    expect(searchFaqs(all, 'do you sell elephants')).toEqual([]);
  });

  it('takes a word that no answer holds for the one that it is a slip for', () => {
    for (const slip of ['moudl', 'mold', 'mouuld', 'muold']) expect(searchFaqs(all, slip)).toEqual([mould, sunday]);
    expect(searchFaqs(all, 'suntays')).toEqual([sunday]);
    // One letter is too much of three, another first letter another word, and two are too many of five.
    for (const other of ['yes', 'bould', 'moild x', 'mxlds']) expect(searchFaqs(all, other)).toEqual([]);
    // A short word in a sentence is more likely another word than a slip: “sell” is no “smell”.
    expect(searchFaqs(all, 'sell')).toEqual([mould]);
    expect(searchFaqs(all, 'do you sell elephants')).toEqual([]);
  });

  it('takes either script where the page tells the pairs', () => {
    expect(searchFaqs(all, '收费')).toEqual([]);
    for (const query of ['收费', '收費', '计算收費']) expect(searchFaqs(all, query, '費费計计')).toEqual([price]);
  });

  it('does not find the markup', () => expect(searchFaqs(all, 'strong')).toEqual([]));
});

describe('folding', () => {
  it('reads sanitised HTML as words', () => expect(htmlToText('<p>One&nbsp;two</p><ul><li>A &amp; B</li></ul>')).toBe('One two A & B'));
  it('parts lines and not words: a mark stands at its word', () => {
    expect(htmlToText('<p>列於<a href="/services-pricing?type=sell">轉售收費</a>。</p><p>另計</p>')).toBe('列於轉售收費。 另計');
    expect(htmlToText('<ul><li>One</li><li>t<strong>w</strong>o</li></ul>three<br>four<blockquote>five</blockquote>')).toBe(
      'One two three four five',
    );
    expect(searchFaqs([{ question: '?', answer: '<p>轉<b>售</b></p>' }], '轉售')).toHaveLength(1);
  });
  it('reads the characters that HTML cannot hold as they are, once', () => {
    expect(htmlToText('<p>&lt;b&gt; is &quot;bold&quot;, it&#39;s A &amp; B</p>')).toBe('<b> is "bold", it\'s A & B');
    expect(htmlToText('&amp;lt; &amp;amp;')).toBe('&lt; &amp;');
  });
  it('leaves Chinese as it is', () => expect(normaliseForSearch('收納')).toBe('收納'));
});
