import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { chooseAnswer, learn } from '@/backend/api/modules/chat/choose-answer';
import { calledWith, CONCIERGE_TEXTS, EXAMPLES, replyLocale } from '@/backend/api/modules/chat/concierge-answer';
import { LOCALE_CODES, LOCALES, type Locale } from '@/lib/config/locales';
import { normaliseForSearch } from '@/lib/text/search-text';

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
    { text, hasEnclosure: false },
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
const MESSAGES = JSON.parse(readFileSync('tests/unit/backend/chat/messages.json', 'utf8')) as {
  kinds: [text: string, kind: string][];
  offered: [text: string, slug: string, locale: Locale][];
  namesNoDate: [text: string, locale: Locale][];
  meant: [locale: Locale, text: string, meant: string][];
};
/** Without case, accents, spaces and marks. */
const bare = (text: string) => normaliseForSearch(text).replace(/[^\p{L}\p{N}]/gu, '');
const BUTTONS = LOCALE_CODES.flatMap((code) => Object.values(CONCIERGE_TEXTS[code].ask).map(bare));
const KNOWN = new Set(Object.values(EXAMPLES).flatMap((examples) => Object.values(examples).flat().map(bare)));
BUTTONS.forEach((text) => KNOWN.delete(text));

describe.each(LOCALE_CODES)('ordinary questions in %s that it has not learned', (locale) => {
  const results = UNSEEN.flatMap((asked) => asked[locale]).map(([text, meant]) => {
    const { kind, names } = meantBy(text, locale);
    const meanings = meant.split('|').map((one) => (PERSONS.includes(one) ? 'person' : one));
    const found = names.map((name) => (PERSONS.includes(name) ? 'person' : name));
    const isRight = found.some((name) => meanings.includes(name));
    return { text, meant, found, isRight: isRight && kind === 'given', isWrong: !isRight && kind === 'given' && !found.includes('person') };
  });
  const share = (are: typeof results) => are.length / results.length;

  test('are enough to count, and no examples', () => {
    expect(results.length).toBeGreaterThanOrEqual(150);
    expect(results.filter(({ text }) => KNOWN.has(bare(text)))).toEqual([]);
  });
  test('are answered, at least 85 of a hundred', () => {
    expect(share(results.filter(({ isRight }) => isRight)), JSON.stringify(results.filter((one) => !one.isRight))).toBeGreaterThan(0.85);
  });
  test('are answered wrongly hardly ever', () => {
    const wrong = results.filter(({ isWrong }) => isWrong);
    expect(share(wrong), JSON.stringify(wrong)).toBeLessThanOrEqual(0.005);
  });
});

describe('what a message asks for', () => {
  test.each(MESSAGES.kinds)('%s', (text, kind) => {
    expect(choose(text, replyLocale('en', text)).kind).toBe(kind);
  });

  test.each(LOCALE_CODES)('every question of the FAQ finds its own answer (%s)', (locale) => {
    for (const faq of faqsOf(locale)) expect(choose(faq.question, locale)).toMatchObject({ kind: 'answer', entry: { slug: faq.slug } });
  });

  test.each(LOCALE_CODES)('every button of the concierge does what it says (%s)', (locale) => {
    for (const [kind, text] of Object.entries(CONCIERGE_TEXTS[locale].ask)) expect(choose(text, locale).kind, text).toBe(kind);
  });

  test.each(MESSAGES.offered)('%s is answered, or offered, by %s', (text, slug, locale) => {
    expect(meantBy(text, locale).names).toContain(slug);
  });

  test.each(MESSAGES.namesNoDate)('%s is not answered by a date or a sum', (text, locale) => {
    expect(['answer', 'unsure', 'unknown', 'person']).toContain(choose(text, locale).kind);
  });

  test.each(MESSAGES.meant)('%s: %s', (locale, text, meant) => {
    expect(meantBy(text, locale).names.map((name) => (name === 'person' ? 'unknown' : name))).toContain(
      meant === 'person' ? 'unknown' : meant,
    );
  });

  test('an entry that the editors removed is not missed, and one that they add is given or offered', async () => {
    const added = { slug: 'parking', question: 'Where can I park near your rooms?', searchWords: 'car park, parking', answer: '<p>x</p>' };
    const asked = { hasEnclosure: false };
    const learned = await learn([added], EXAMPLES.latin);
    expect(chooseAnswer({ ...asked, text: 'Are my clothes insured?' }, [added], {}, learned).kind).not.toBe('answer');
    const found = chooseAnswer({ ...asked, text: 'where could I park my car' }, [added], {}, learned);
    expect(found.kind === 'unsure' ? found.questions : [found.kind === 'answer' && found.entry.question]).toContain(added.question);
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
    expect(chooseAnswer({ text: 'hello', hasEnclosure: true }, FAQS.en, {}, LEARNED.latin).kind).toBe('person');
  });
});

test('the language of the answer', () => {
  expect(replyLocale('en', 'hello')).toBe('en');
  expect(replyLocale('en', '請問幾時送件')).toBe('zh');
  expect(replyLocale('en', '请问什么时候送件')).toBe('zh-CN');
  expect(replyLocale('en-SG', '請問')).toBe('zh-Hans');
  // Most characters are of both ways of writing.
  expect(['送件要幾耐', '想聽日送回屋企，可以嗎', '取件收唔收錢', '件衫着咗好耐'].map((text) => replyLocale('zh', text))).toEqual(
    Array(4).fill('zh'),
  );
  expect(['几天能送到我们家', '明天来取件吗'].map((text) => replyLocale('zh', text))).toEqual(['zh-CN', 'zh-CN']);
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
