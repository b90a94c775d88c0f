import { describe, expect, it } from 'vitest';
import { UNSUBSCRIBE_TEXTS } from '@/backend/api/modules/newsletter/unsubscribe-routes';
import { LOCALE_CODES, type Locale } from '@/lib/config/locales';
import { strayCharacters } from '@/tests/unit/content/one-way-characters';
import { stringsOf } from '@/tests/unit/content/read-seed';

/** What readers there call differently (`docs/glossary.md`): an account, a mail, to contact, you. */
const FOREIGN: Partial<Record<Locale, RegExp>> = {
  zh: /您|賬戶|郵件|聯繫/,
  'zh-CN': /你|户头|电邮|联络/,
  'zh-Hans': /你|户头|邮箱|邮件|联络/,
};
const placesOf = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(String);

describe.each(LOCALE_CODES)('the way out of the newsletter in %s', (locale) => {
  const texts = stringsOf(UNSUBSCRIBE_TEXTS[locale]);

  it('says all that it says in English, with the address in the same places', () => {
    const shape = (entries: typeof texts) => entries.map(({ at, text }) => `${at} ${placesOf(text).join()}`);
    expect(shape(texts)).toEqual(shape(stringsOf(UNSUBSCRIBE_TEXTS.en)));
  });

  it('speaks as its readers do, in their script', () => {
    for (const { at, text } of texts) {
      expect(strayCharacters(text, locale), at).toBe('');
      expect(FOREIGN[locale]?.exec(text)?.[0], at).toBeUndefined();
    }
  });
});
