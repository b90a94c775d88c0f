import { describe, expect, it } from 'vitest';
import { changesText, deviceText, momentText, SECURITY_NOTICE_TEXTS } from '@/backend/api/identity/security-notices';
import { LOCALE_CODES, type Locale } from '@/lib/config/locales';
import { strayCharacters } from '@/tests/unit/content/one-way-characters';

type Words = { [key: string]: string | Words };
const flat = (words: Words, prefix = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}${key}`, value] as [string, string]] : flat(value, `${prefix}${key}.`),
  );
const placesOf = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

describe.each(LOCALE_CODES)('the words of notices in %s', (locale) => {
  it('are all there, with the same places to fill, in the script of their readers', () => {
    const [own, english] = [flat(SECURITY_NOTICE_TEXTS[locale]), flat(SECURITY_NOTICE_TEXTS.en)];
    expect(own.map(([key]) => key)).toEqual(english.map(([key]) => key));
    expect(own.map(([, text]) => placesOf(text))).toEqual(english.map(([, text]) => placesOf(text)));
    expect(strayCharacters(own.map(([, text]) => text).join('\n'), locale)).toBe('');
  });
});

it.each<[Locale, string | null, string | null, string]>([
  ['en', 'Firefox', 'macOS', 'Firefox on macOS'],
  ['zh', 'Firefox', 'macOS', 'macOS 上的 Firefox'],
  ['en', 'Firefox', null, 'Firefox'],
  ['en', null, 'iOS', 'iOS'],
  ['zh-Hans', null, null, '无法辨认的浏览器'],
])('in %s a device of %s and %s is "%s"', (locale, browser, system, text) => {
  expect(deviceText(locale, { browser, system })).toBe(text);
});

it('lists each change in a line', () => {
  expect(changesText('zh', ['address', 'card'])).toBe('你的地址\n新增了一張信用卡');
});

it('says a moment by the clocks of the member’s region, whatever language they read', () => {
  const late = new Date('2026-11-23T16:05:00Z');
  expect(momentText({ country: 'sg', locale: 'zh' }, late)).toBe('2026年11月24日 00:05（新加坡時間）');
  expect(momentText({ country: 'hk', locale: 'en-SG' }, late)).toMatch(/^24 November 2026, 00:05 \(Hong Kong time\)$/);
});
