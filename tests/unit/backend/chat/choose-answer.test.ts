import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { chooseAnswer, learn } from '@/backend/api/modules/chat/choose-answer';
import { calledWith, CONCIERGE_TEXTS, EXAMPLES, replyLocale } from '@/backend/api/modules/chat/concierge-answer';
import { LOCALE_CODES, LOCALES, type Locale } from '@/lib/config/locales';

const QUESTIONS = 'tests/unit/backend/chat/questions';

interface Faq {
  slug: string;
  question: string;
  searchWords: string;
  answer: string;
}

const faqsOf = (locale: Locale) =>
  readdirSync('content/faqs').map((slug): Faq => ({
    slug,
    ...(JSON.parse(readFileSync(`content/faqs/${slug}/${locale}.json`, 'utf8')) as Omit<Faq, 'slug'>),
  }));

const LATIN = LOCALE_CODES.filter((code) => LOCALES[code].script === 'latin');
const CHINESE = LOCALE_CODES.filter((code) => LOCALES[code].script !== 'latin');
const LEARNED = {
  latin: await learn(LATIN.flatMap(faqsOf), EXAMPLES.latin),
  chinese: await learn(CHINESE.flatMap(faqsOf), EXAMPLES.chinese),
};
const FAQS = Object.fromEntries(LOCALE_CODES.map((code) => [code, faqsOf(code)])) as Record<Locale, Faq[]>;

const choose = (text: string, locale: Locale = 'en') =>
  chooseAnswer(
    { text, hasAttachment: false, hasCard: false },
    FAQS[locale],
    CONCIERGE_TEXTS[locale].ask,
    LATIN.includes(locale) ? LEARNED.latin : LEARNED.chinese,
  );

/** What is given or offered: slugs of the FAQ, names of the concierge’s own answers, `unknown` for handing over. */
function meantBy(text: string, locale: Locale): { kind: 'given' | 'offered'; names: string[] } {
  const choice = choose(text, locale);
  if (choice.kind === 'answer') return { kind: 'given', names: [choice.entry.slug] };
  if (choice.kind !== 'unsure') return { kind: 'given', names: [choice.kind] };
  return {
    kind: 'offered',
    names: choice.questions.map((question) => {
      const again = choose(question, locale);
      return again.kind === 'answer' ? again.entry.slug : again.kind;
    }),
  };
}

/** Written by nobody who knew the examples, and no example since: several answers may be right, parted by “|”. */
const UNSEEN = readdirSync(QUESTIONS).map(
  (file) => JSON.parse(readFileSync(`${QUESTIONS}/${file}`, 'utf8')) as Record<Locale, [text: string, meant: string][]>,
);
const PERSONS = ['person', 'unknown', 'hand over'];

describe.each(LOCALE_CODES)('ordinary questions in %s that it has not learned', (locale) => {
  const results = UNSEEN.flatMap((asked) => asked[locale]).map(([text, meant]) => {
    const { kind, names } = meantBy(text, locale);
    const meanings = meant.split('|').map((one) => (PERSONS.includes(one) ? 'person' : one));
    const found = names.map((name) => (PERSONS.includes(name) ? 'person' : name));
    const isRight = found.some((name) => meanings.includes(name));
    return { text, meant, found, isRight: isRight && kind === 'given', isWrong: !isRight && kind === 'given' && !found.includes('person') };
  });
  const share = (are: typeof results) => are.length / results.length;

  test('are enough to count', () => expect(results.length).toBeGreaterThanOrEqual(150));
  test('are answered, at least 85 of a hundred', () => {
    expect(share(results.filter(({ isRight }) => isRight)), JSON.stringify(results.filter((one) => !one.isRight))).toBeGreaterThan(0.85);
  });
  test('are answered wrongly hardly ever', () => {
    const wrong = results.filter(({ isWrong }) => isWrong);
    expect(share(wrong), JSON.stringify(wrong)).toBeLessThanOrEqual(0.02);
  });
});

describe('what a message asks for', () => {
  test.each([
    ['When is my next collection?', 'booking'],
    ['我下次預約係幾時？下次收件', 'booking'],
    ['Do I have any unpaid invoices?', 'invoice'],
    ['我有没有欠费？', 'invoice'],
    ['我現在要付多少？', 'invoice'],
    ['欠你們多少錢', 'invoice'],
    ['账单到期了吗', 'invoice'],
    ['Hi!', 'greeting'],
    ['asdf qwer zxcv', 'unknown'],
    ['Why is the sky blue over Mars?', 'unknown'],
  ])('%s', (text, kind) => {
    expect(choose(text, replyLocale('en', text)).kind).toBe(kind);
  });

  test.each(LOCALE_CODES)('every question of the FAQ finds its own answer (%s)', (locale) => {
    for (const faq of faqsOf(locale)) expect(choose(faq.question, locale)).toMatchObject({ kind: 'answer', entry: { slug: faq.slug } });
  });

  test.each(LOCALE_CODES)('every button of the concierge does what it says (%s)', (locale) => {
    for (const [kind, text] of Object.entries(CONCIERGE_TEXTS[locale].ask)) expect(choose(text, locale).kind, text).toBe(kind);
  });

  test.each([
    ['怎么取消会员？退多少钱？', 'leave-early', 'zh-Hans'],
    ['提前停，退多少？', 'leave-early', 'zh-CN'],
    ['我想退會，可以退款嗎？', 'leave-early', 'zh'],
    ['Do I get a refund if I stop early?', 'leave-early', 'en'],
  ] as const)('%s is answered, or offered, by %s', (text, slug, locale) => {
    expect(meantBy(text, locale).names).toContain(slug);
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
    expect(['answer', 'unsure', 'unknown', 'person']).toContain(choose(text, locale).kind);
  });

  test.each([
    ['en', 'Hi, good morning!', 'greeting'],
    ['en', 'Are you a robot?', 'greeting'],
    ['en', 'Is anyone there?', 'greeting'],
    ['en', 'Thanks for your help', 'thanks'],
    ['en', 'ok', 'thanks'],
    ['en', 'I need help', 'little'],
    ['en', 'yes', 'little'],
    ['en', 'What are your opening hours?', 'hours'],
    ['en', 'Can someone call me?', 'person'],
    ['en', 'I want a refund', 'person'],
    ['en', 'How do I pay my bill?', 'invoice'],
    ['en', 'When are you coming to pick up my clothes?', 'booking'],
    ['en', 'You damaged my coat', 'unknown'],
    ['en', 'Can you bring my winter coats on Friday?', 'how-deliveries-work'],
    ['zh', '早晨', 'greeting'],
    ['zh', '你係機械人嗎？', 'greeting'],
    ['zh', '唔該晒', 'thanks'],
    ['zh', '多謝你幫手', 'thanks'],
    ['zh', '拜拜', 'farewell'],
    ['zh', '幾點開門？', 'hours'],
    ['zh', '可唔可以打電話畀我', 'person'],
    ['zh', '幾時嚟收衫？', 'booking'],
    ['zh-Hans', '早上好', 'greeting'],
    ['zh-Hans', '好的谢谢', 'thanks'],
    ['zh-Hans', '再见', 'farewell'],
    ['zh-Hans', '几点开门', 'hours'],
    ['zh-Hans', '有人吗', 'greeting'],
    ['zh-Hans', '我要退款', 'person'],
    ['zh-Hans', '什么时候来收衣服？', 'booking'],
    ['zh-Hans', '衣服弄坏了怎么办', 'person'],
  ] as const)('%s: %s', (locale, text, meant) => {
    expect(meantBy(text, locale).names.map((name) => (name === 'person' ? 'unknown' : name))).toContain(
      meant === 'person' ? 'unknown' : meant,
    );
  });

  test('an entry that the editors removed is not missed, and one that they add is found', async () => {
    const added = { slug: 'parking', question: 'Where can I park near your rooms?', searchWords: 'car park, parking', answer: '<p>x</p>' };
    const asked = { hasAttachment: false, hasCard: false };
    const learned = await learn([added], EXAMPLES.latin);
    expect(chooseAnswer({ ...asked, text: 'Are my clothes insured?' }, [added], {}, learned).kind).not.toBe('answer');
    expect(chooseAnswer({ ...asked, text: 'where could I park my car' }, [added], {}, learned)).toMatchObject({ entry: added });
  });

  test('words that only ask lead nowhere by themselves', () => {
    expect(choose('有没有？怎么办？', 'zh-Hans').kind).toBe('little');
  });

  test.each(['thank you ', '好的回覆', 'hi ', 'how do collection ', 'my my my booking', 'how much store '])(
    'a message of nothing but “%s” is read at once',
    (words) => {
      // A pattern that tries every way to divide it would not come to an end.
      expect(choose(`${words.repeat(4_000 / words.length)}?x`).kind).toMatch(
        /^(unknown|answer|unsure|booking|little|thanks|greeting|person)$/,
      );
    },
  );

  test('a file is for eyes', () => {
    expect(chooseAnswer({ text: 'hello', hasAttachment: true, hasCard: false }, FAQS.en, {}, LEARNED.latin).kind).toBe('person');
  });
});

test('the language of the answer', () => {
  expect(replyLocale('en', 'hello')).toBe('en');
  expect(replyLocale('en', '請問幾時送件')).toBe('zh');
  expect(replyLocale('en', '请问什么时候送件')).toBe('zh-CN');
  expect(replyLocale('en-SG', '請問')).toBe('zh-Hans');
  expect(replyLocale('zh', 'hello there')).toBe('en');
  // A name or a greeting in the other language does not turn a sentence round; nor does a brand.
  expect(replyLocale('en', 'Can my aunt 陳太 collect the gown for me on Friday?')).toBe('en');
  expect(replyLocale('zh', 'Can my aunt 陳太 collect the gown for me on Friday?')).toBe('en');
  expect(replyLocale('en', 'Hello! 你好 …')).toBe('en');
  expect(replyLocale('zh', 'lite bag係咩')).toBe('zh');
  expect(replyLocale('en', '我想book下星期二 collection')).toBe('zh');
  expect(replyLocale('zh', '请问什么时候送件')).toBe('zh-CN');
  expect(replyLocale('zh-CN', '123')).toBe('zh-CN');
  expect(replyLocale('zh-Hans', 'When')).toBe('en-SG');
});

test('the concierge is called by its name, alone or with a question', () => {
  expect(calledWith('Ask the concierge')).toBe('');
  expect(calledWith('concierge')).toBe('');
  expect(calledWith('Concierge, when is my next booking?')).toBe('when is my next booking?');
  expect(calledWith('禮賓助手，我有冇帳單未俾')).toBe('我有冇帳單未俾');
  expect(calledWith('再问礼宾助手')).toBe('');
  expect(calledWith('When will you come?')).toBeNull();
  expect(calledWith(`The concierge of our building ${'holds the key and '.repeat(9)}`)).toBeNull();
});

test('every language says everything, with the same places', () => {
  const shape = (value: unknown): unknown =>
    typeof value === 'string'
      ? (value.match(/\{\w+\}/g) ?? []).sort()
      : Object.fromEntries(
          Object.entries(value as object)
            .sort()
            .map(([key, entry]) => [key, shape(entry)]),
        );
  for (const locale of LOCALE_CODES) expect(shape(CONCIERGE_TEXTS[locale]), locale).toEqual(shape(CONCIERGE_TEXTS.en));
});
