import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { chooseAnswer } from '@/backend/modules/chat/choose-answer';
import { CONCIERGE_TEXTS, PHRASES } from '@/backend/modules/chat/concierge-texts';
import { replyLocale } from '@/backend/modules/chat/reply-locale';
import { LOCALE_CODES, type Locale } from '@/lib/config/locales';

const faqsOf = (locale: Locale) =>
  readdirSync('content/faqs').map((slug) => ({ slug, ...(JSON.parse(readFileSync(`content/faqs/${slug}/${locale}.json`, 'utf8')) as { question: string; answer: string }) }));

const choose = (text: string, locale: Locale = 'en') => chooseAnswer({ text, hasAttachment: false, hasCard: false }, faqsOf(locale), PHRASES);

describe('what a message asks for', () => {
  test.each([
    ['Can I speak to someone please?', 'person'],
    ['真人客服', 'person'],
    ['When is my next collection?', 'booking'],
    ['我下次預約係幾時？下次收件', 'booking'],
    ['Do I have any unpaid invoices?', 'invoice'],
    ['我的帳單', 'invoice'],
    ['我有没有欠费？', 'invoice'],
    ['我現在要付多少？', 'invoice'],
    ['欠你們多少錢', 'invoice'],
    ['账单到期了吗', 'invoice'],
    ['Hi!', 'greeting'],
    ['多謝！', 'thanks'],
    ['Thanks so much', 'thanks'],
    ['asdf qwer zxcv', 'unknown'],
    ['Why is the sky blue over Mars?', 'unknown'],
  ])('%s', (text, kind) => {
    expect(choose(text).kind).toBe(kind);
  });

  test.each(LOCALE_CODES)('every question of the FAQ finds its own answer (%s)', (locale) => {
    for (const faq of faqsOf(locale)) expect(choose(faq.question, locale)).toMatchObject({ kind: 'answer', entry: { slug: faq.slug } });
  });

  test.each([
    ['I forgot my password', 'forgot-password', 'en'],
    ['what happens when a typhoon comes', 'bad-weather', 'en'],
    ['Where do you collect from?', 'where-do-you-collect', 'en'],
    ['忘記密碼', 'forgot-password', 'zh'],
    ['颱風怎麼辦', 'bad-weather', 'zh'],
    ['怎么取消会员？退多少钱？', 'leave-early', 'zh-Hans'],
    ['提前停，退多少？', 'leave-early', 'zh-CN'],
    ['我想退會，可以退款嗎？', 'leave-early', 'zh'],
    ['Do I get a refund if I stop early?', 'leave-early', 'en'],
  ] as const)('%s is answered, or offered, by %s', (text, slug, locale) => {
    const choice = choose(text, locale);
    const slugs = choice.kind === 'answer' ? [choice.entry.slug] : choice.kind === 'unsure' ? choice.entries.map((entry) => entry.slug) : [];
    expect(slugs).toContain(slug);
  });

  test.each([
    ['How do I cancel my booking?', 'en'],
    ['Can I change my delivery?', 'en'],
    ['I need to move my collection to Friday', 'en'],
    ['My delivery never arrived', 'en'],
    ['Nobody came to my collection', 'en'],
    ['My invoice is wrong', 'en'],
    ['I paid my invoice twice', 'en'],
    ['What does my next delivery cost?', 'en'],
    ['怎么取消我的预约', 'zh-Hans'],
    ['我的預約可以改期嗎', 'zh'],
    ['我的送件没到', 'zh-CN'],
    ['我的帳單錯了', 'zh'],
  ] as const)('%s is not answered by a date or a sum', (text, locale) => {
    expect(['answer', 'unsure', 'unknown']).toContain(choose(text, locale).kind);
  });

  test('words that only ask lead nowhere by themselves', () => {
    expect(choose('有没有？怎么办？', 'zh-Hans').kind).toBe('unknown');
  });

  test('a file is for eyes', () => {
    expect(chooseAnswer({ text: 'hello', hasAttachment: true, hasCard: false }, [], PHRASES).kind).toBe('person');
  });
});

test('the language of the answer', () => {
  expect(replyLocale('en', 'hello')).toBe('en');
  expect(replyLocale('en', '請問幾時送件')).toBe('zh');
  expect(replyLocale('en', '请问什么时候送件')).toBe('zh-CN');
  expect(replyLocale('en-SG', '請問')).toBe('zh-Hans');
  expect(replyLocale('zh', 'hello there')).toBe('en');
  expect(replyLocale('zh-CN', '123')).toBe('zh-CN');
  expect(replyLocale('zh-Hans', 'When')).toBe('en-SG');
});

test('every language says everything, with the same places', () => {
  const shape = (value: unknown): unknown =>
    typeof value === 'string' ? (value.match(/\{\w+\}/g) ?? []).sort() : Object.fromEntries(Object.entries(value as object).sort().map(([key, entry]) => [key, shape(entry)]));
  for (const locale of LOCALE_CODES) expect(shape(CONCIERGE_TEXTS[locale]), locale).toEqual(shape(CONCIERGE_TEXTS.en));
});
