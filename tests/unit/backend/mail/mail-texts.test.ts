import { describe, expect, it } from 'vitest';
import { languageOfLocale, localeOfVisitor } from '@/backend/api/mail/language';
import { LETTER_TEXTS } from '@/backend/api/mail/letter/letter';
import { MAIL_KINDS, MAIL_TEXTS, renderMail, type MailTemplate } from '@/backend/api/mail/templates';
import { LOCALE_CODES, type Locale } from '@/lib/config/locales';
import { strayCharacters } from '@/tests/unit/content/one-way-characters';

const TEMPLATES = Object.keys(MAIL_TEXTS.en) as MailTemplate[];
const textOf = (locale: Locale, template: MailTemplate) => {
  const { subject, body, action = '' } = MAIL_TEXTS[locale][template];
  return `${subject}\n${body}\n${action}`;
};
const placesOf = (text: string) => [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name))].sort();
/** What readers there call differently (`docs/glossary.md`): an account, a mail, a message, a collection, consigning. */
const FOREIGN: Partial<Record<Locale, RegExp>> = {
  zh: /您|取件|賬戶|默認|郵件/,
  'zh-CN': /户头|电邮|取件|预设|讯息|登出|寄卖/,
  'zh-Hans': /(?<!银行)户头|邮箱|邮件|收件|默认|消息|讯息|退出登录|寄售/,
  'en-SG': /\b[Cc]ollect(?:ion)?\b/,
  en: /\bpick(?:-| )up\b/,
};

describe.each(LOCALE_CODES)('the mails in %s', (locale) => {
  it('are all there, with the same places to fill', () => {
    expect(Object.keys(MAIL_TEXTS[locale])).toEqual(TEMPLATES);
    expect(Object.keys(LETTER_TEXTS[locale].facts)).toEqual(Object.keys(LETTER_TEXTS.en.facts));
    for (const template of TEMPLATES) expect(placesOf(textOf(locale, template)), template).toEqual(placesOf(textOf('en', template)));
  });

  it('have a table where they have facts, and a button where they lead somewhere', () => {
    for (const template of TEMPLATES) {
      const { body, action } = MAIL_TEXTS[locale][template];
      // What a text says of itself needs no table.
      if (body.includes('{{facts}}')) expect([template, MAIL_KINDS[template].facts.length]).not.toEqual([template, 0]);
      expect([template, body.includes('\n\n{{link}}')]).toEqual([template, action !== undefined]);
    }
  });

  it('speak as their readers do, in their script', () => {
    for (const template of TEMPLATES) {
      const text = textOf(locale, template);
      expect(strayCharacters(text, locale), template).toBe('');
      expect(FOREIGN[locale]?.exec(text)?.[0], template).toBeUndefined();
      expect(/\b(\w+) \1\b/i.exec(text)?.[0], template).toBeUndefined();
    }
  });
});

it('tell Hong Kong and Singapore of an order in words of their own', () => {
  const env = { siteUrls: { hk: 'https://hk.example', sg: 'https://sg.example' } };
  const values = { firstName: 'Wing', number: 'O-1', booking: 'B-1', date: 'D', time: 'T', today: 'A', later: 'B', link: 'L' };
  expect(
    LOCALE_CODES.map((locale) => renderMail(env, 'orderConfirmed', { locale, values }).body).map(
      (body) => /We will collect|We will pick up|上門收件|上门收件|上门取件/.exec(body)?.[0],
    ),
  ).toEqual(['We will collect', '上門收件', '上门收件', 'We will pick up', '上门取件']);
});

it.each([
  ['hk', undefined, 'en'],
  ['hk', 'zh-HK,zh;q=0.9', 'zh'],
  ['hk', 'zh', 'zh'],
  ['hk', 'zh-CN', 'zh-CN'],
  ['hk', 'fr-FR', 'en'],
  ['sg', undefined, 'en-SG'],
  ['sg', 'zh-TW', 'zh'],
  ['sg', 'zh-SG,en;q=0.5', 'zh-Hans'],
  ['sg', 'en-GB', 'en-SG'],
  // By how much it is wished for, not by its place; what we do not write in is passed over.
  ['hk', 'en;q=0.3,zh-HK;q=0.9', 'zh'],
  ['hk', 'zh-CN;q=0.2, en;q=0.8', 'en'],
  ['hk', 'fr-FR,zh-TW;q=0.8,en;q=0.5', 'zh'],
  ['hk', 'zh;q=0,en;q=0.1', 'en'],
  ['hk', 'ja,ko;q=0.9', 'en'],
  ['hk', '*', 'en'],
  ['hk', 'zh-HK;q=high,en;q=0.5', 'en'],
  ['hk', ';q=1,,zh-Hans-HK;Q=0.9', 'zh-CN'],
  ['sg', 'EN-sg;q=0.5,ZH-hans-SG', 'zh-Hans'],
  // Cantonese and Mandarin by their own names.
  ['hk', 'yue-Hant-HK,en;q=0.5', 'zh'],
  ['sg', 'cmn-Hans-SG', 'zh-Hans'],
  ['sg', 'zh-Hant-SG', 'zh'],
] as const)('a visitor of %s whose browser speaks %s is written to in %s', (country, accepted, locale) => {
  expect(localeOfVisitor(country, accepted)).toBe(locale);
});

it('mails are labelled with the script of their texts', () => {
  expect(LOCALE_CODES.map(languageOfLocale)).toEqual(['en', 'zh-Hant', 'zh-Hans', 'en', 'zh-Hans']);
});
