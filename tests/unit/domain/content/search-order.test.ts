import { describe, expect, it } from 'vitest';
import { searchFaqs } from '@/lib/domain/content/search-faqs';

const faq = (question: string, answer = '') => ({ question, answer });
const questionsOf = (found: { question: string }[]) => found.map(({ question }) => question);

describe('a plural', () => {
  it('finds what is said of one', () => {
    const [bag, wool] = [faq('A bag of wool?'), faq('Wool?')];
    expect(searchFaqs([wool, bag], 'bags wool')).toEqual([bag]);
  });

  it('is not seen in a word of three letters', () => {
    expect(searchFaqs([faq('A garment?')], 'gas')).toEqual([]);
    expect(searchFaqs([faq('Gas?')], 'gas')).toEqual([faq('Gas?')]);
  });
});

describe('a word that answers hold', () => {
  it('is looked for as it is, even where it is only a part of another and near to a third', () => {
    const [coated, coal] = [faq('Coated with wax?'), faq('Coal?')];
    expect(searchFaqs([coal, coated], 'coat')).toEqual([coated]);
  });

  it('is none that nobody has written', () => {
    for (const query of ['undefined', 'null', 'here', 'was']) expect(searchFaqs([faq('Coats?', '<p>Yes.</p>')], query), query).toEqual([]);
  });
});

describe('where no answer holds every word', () => {
  it('half of what was asked is near enough', () => {
    const [wool, silk] = [faq('Wool?'), faq('Silk?')];
    expect(searchFaqs([wool, silk], 'wool silk')).toEqual([wool, silk]);
  });

  it('less than half of it is not', () => {
    const [wool, silk, linen] = [faq('Wool?'), faq('Silk?'), faq('Linen?')];
    expect(searchFaqs([wool, silk, linen], 'wool silk linen')).toEqual([]);
  });

  it('the nearest stands first, wherever it was written', () => {
    const entries = [
      faq('Near', 'wool silk'),
      faq('Nearer', 'wool silk linen'),
      faq('C', 'rooms'),
      faq('D', 'rooms'),
      faq('E', 'rooms linen'),
      faq('F', 'linen'),
    ];
    expect(questionsOf(searchFaqs(entries, 'wool silk linen rooms'))).toEqual(['Nearer', 'Near']);
    expect(questionsOf(searchFaqs(entries.toReversed(), 'wool silk linen rooms'))).toEqual(['Nearer', 'Near']);
  });
});

describe('either script', () => {
  it('keeps the characters of a text beside each other', () => {
    const price = faq('收費怎樣計算？');
    expect(searchFaqs([price], '收费', '費费計计')).toEqual([price]);
    expect(searchFaqs([price], '收计', '費费計计')).toEqual([]);
  });
});
