import { describe, expect, it } from 'vitest';
import { sampleMails } from '@/backend/api/mail/sample-mails';
import { LOCALE_CODES, LOCALES } from '@/lib/config/locales';
import { formatDate, formatTime } from '@/lib/dates';
import { openingLines } from '@/lib/domain/contact/opening-hours';
import { readSeed, stringsOf } from './read-seed';
import { readBackendTexts, readSiteTexts } from './read-texts';

interface Rule {
  what: string;
  wrong: RegExp;
  but?: RegExp;
}

const BOTH: readonly Rule[] = [{ what: 'no two spaces in a row', wrong: / {2}/ }];
const LATIN: readonly Rule[] = [
  ...BOTH,
  // The title of the question about the region is given letter by letter (S15).
  { what: 'curly apostrophes and quotation marks', wrong: /["']/, but: /layout regionModal\.title/ },
  { what: 'one character for an ellipsis', wrong: /\.\.\./ },
  { what: 'no space before a stop', wrong: / [,;:!?.](?:\s|$)/ },
];
const HAN: readonly Rule[] = [
  ...BOTH,
  { what: 'an ellipsis of six dots', wrong: /(?<!…)…(?!…)/ },
  { what: 'full-width stops and brackets', wrong: /\p{Script=Han}\s*[,;:!?()]|[,;:!?()]\s*\p{Script=Han}/u },
  {
    what: 'a space between Chinese and Latin letters or figures',
    wrong: /\p{Script=Han}(?!恤)[A-Za-z0-9]|[A-Za-z0-9](?!恤)\p{Script=Han}/u,
  },
  { what: 'no space beside a full-width stop', wrong: / [，。；：！？、（）「」]|[，。；：！？、（）「」] / },
  { what: 'no straight quotation marks', wrong: /["']/ },
  { what: 'weekdays as 星期一', wrong: /[周週][一二三四五六日]|禮拜[一二三四五六日天]|礼拜[一二三四五六日天]|星期天/ },
  {
    what: 'times of a service as 16:00',
    wrong: /(?:上午|下午|早上|傍晚|晚上|中午|正午)\s?[一二三四五六七八九十\d]+\s?[時时點点]/,
    but: /blog-articles/,
  },
];
const QUOTES = { zh: /[“”]/, 'zh-CN': /[「」]/, 'zh-Hans': /[「」]/ } as const;

/** Neither read by anybody nor a sentence. */
const NO_SENTENCE = /(?:^|[ .])(?:id|slug|topic|publishedAt|versionDate|picture|file)$|\/items search\./;
/** A place may be filled with either script, so what stands beside it is for the code that fills it. */
const plain = (text: string) => text.replace(/<[^>]*>/g, '\n').replace(/\{+[^}]*\}+/g, '☐');

describe.each(LOCALE_CODES)('the typography of %s', (locale) => {
  const strings = [...readSeed(), ...readSiteTexts(), ...readBackendTexts()]
    .filter((entry) => entry.locale === locale)
    .flatMap(({ name, document }) => stringsOf(document).map(({ at, text }) => ({ place: `${name} ${at}`, text: plain(text) })))
    .filter(({ place }) => !NO_SENTENCE.test(place));
  const rules: readonly Rule[] = LOCALES[locale].script === 'latin' ? LATIN : HAN;
  const quotes = locale in QUOTES ? [{ what: 'quotation marks of its script', wrong: QUOTES[locale as keyof typeof QUOTES] }] : [];

  it.each([...rules, ...quotes].map((rule) => [rule.what, rule] as const))('%s', (_what, { wrong, but }: Rule) => {
    const found = strings
      .filter(({ place, text }) => wrong.test(text) && !but?.test(place))
      .map(({ place, text }) => `${wrong.exec(text)?.[0] ?? ''} in ${place}`);
    expect(found).toEqual([]);
  });
});

/** Such a place is filled with a date (11月21日, 2026年11月21日星期六) or with a person's name. */
const BESIDE_A_WORD =
  /\p{Script=Han} \{+(?:date|end|until|month|day|sender|recipient)\}|\{+(?:date|end|until|month|day|sender|recipient)\}+ \p{Script=Han}|送[给給] \{+name|\{name\}+ 送/u;

it.each(LOCALE_CODES.filter((locale) => LOCALES[locale].script !== 'latin'))(
  'a date or a person is a word of the sentence in %s: no space beside it',
  (locale) => {
    // The mails take such spaces out when they are filled in.
    const texts = [...readSiteTexts(), ...readBackendTexts().filter(({ name }) => /\/chat\//.test(name))];
    const found = texts
      .filter((entry) => entry.locale === locale)
      .flatMap(({ name, document }) => stringsOf(document).map(({ at, text }) => ({ place: `${name} ${at}`, text })))
      .filter(({ text }) => BESIDE_A_WORD.test(text));
    expect(found).toEqual([]);
    const mails = sampleMails({ siteUrls: { hk: 'https://hk.example', sg: 'https://sg.example' } }, locale);
    for (const { name, letter } of mails) {
      expect(`${letter.subject}\n${letter.body}`, name).not.toMatch(/\p{Script=Han} \d{4}年|日 \p{Script=Han}/u);
    }
  },
);

it.each([
  ['en-HK', 'Sat, 21 Nov', 'Mon, Tue', '09:05'],
  ['zh-Hant-HK', '11月21日星期六', '星期一、星期二', '09:05'],
  ['zh-Hans-HK', '11月21日星期六', '星期一、星期二', '09:05'],
  ['zh-Hans-SG', '11月21日星期六', '星期一、星期二', '09:05'],
])('dates, weekdays and times by code are written as in the texts: %s', (localeTag, day, days, time) => {
  const place = { localeTag, timeZone: 'Asia/Hong_Kong' };
  expect(formatDate('2026-11-21', place, 'day')).toBe(day);
  expect(formatTime('2026-11-21T01:05:00Z', place)).toBe(time);
  expect(
    openingLines([{ days: [1, 2], from: '09:00', to: '18:00' }], localeTag)[0]?.days.replace('–', localeTag.startsWith('zh') ? '、' : ', '),
  ).toBe(days);
});
