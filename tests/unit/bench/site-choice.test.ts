import { describe, expect, it } from 'vitest';
import { choiceOf, choosePages, templateLine, templatesOf } from '@/bench/site-choice';

const PAGES = [
  { path: '/', locale: 'en', template: '/' },
  { path: '/', locale: 'zh', template: '/' },
  { path: '/faqs', locale: 'en', template: '/faqs' },
] as const;
const chosen = (...given: string[]) => choosePages(PAGES, choiceOf(given));

describe('the pages of a bench', () => {
  it('are all of them, or those that are named', () => {
    expect(chosen()).toEqual(PAGES);
    expect(chosen('--once', '/')).toEqual(PAGES.slice(0, 2));
    expect(chosen('/', '--locales=zh')).toEqual([PAGES[1]]);
  });

  it('are those of the templates that missed a bar, when a part is run again', () => {
    const again = templatesOf([{ what: templateLine('/faqs') }, { what: templateLine('/faqs') }]);
    expect(again).toEqual(['--templates=/faqs']);
    expect(chosen(...(again ?? []))).toEqual([PAGES[2]]);
    expect(templatesOf([{ what: templateLine('/faqs') }, { what: 'accessibility, lowest of all pages' }])).toBeNull();
    expect(() => chosen('--templates=/gone')).toThrow('No page is chosen');
  });

  it('are never none, whose lowest score would lie above every bar', () => {
    expect(() => chosen('--locales=xx')).toThrow('There is no language "xx".');
    expect(() => chosen('--locales=')).toThrow('There is no language');
    expect(() => chosen('/gone')).toThrow('"/gone"');
    expect(() => chosen('/faqs', '--locales=zh')).toThrow('No page is chosen');
    // The name of a route would otherwise mean all of them.
    expect(() => chosen('faqs')).toThrow('"faqs" is no path');
  });
});
