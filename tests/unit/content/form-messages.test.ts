import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { LOCALES, LOCALE_CODES, type Locale } from '@/lib/config/locales';

type Texts = { [key: string]: string | Texts };

function formMessages(locale: Locale): [string, string][] {
  const { form } = JSON.parse(readFileSync(path.resolve(import.meta.dirname, `../../../locales/${locale}/common.json`), 'utf8')) as {
    form: Texts;
  };
  const leaves = (texts: Texts, prefix = ''): [string, string][] =>
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'string' ? [[`${prefix}${key}`, value] as [string, string]] : leaves(value, `${prefix}${key}.`),
    );
  return leaves(form);
}

describe('the generic messages of a form', () => {
  it.each(LOCALE_CODES.filter((locale) => LOCALES[locale].script === 'latin'))(
    'begin with the label in %s: it has a capital, and may be a question',
    (locale) => {
      const inside = formMessages(locale).filter(([, text]) => !text.startsWith('{{label}}'));
      expect(inside).toEqual([]);
    },
  );

  it.each(LOCALE_CODES)('name their field in %s', (locale) => {
    expect(formMessages(locale).filter(([, text]) => !text.includes('{{label}}'))).toEqual([]);
  });
});
