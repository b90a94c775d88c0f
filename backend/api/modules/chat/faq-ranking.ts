import { normaliseForSearch, htmlToText } from '@/lib/text/search-text';

export interface AnsweredQuestion {
  slug: string;
  question: string;
  /** HTML. */
  answer: string;
}

export interface Ranked<Entry> {
  entry: Entry;
  /** Share of the question that it covers: 0 to 1. */
  coverage: number;
}

const WORDS = /\p{Script=Han}+|[\p{L}\p{N}]+/gu;
/** A match in the question weighs more than one in the answer. */
const ANSWER_WEIGHT = 0.6;
/** Question words without a topic. */
const ASKING = new Set(
  'a an the i my me we you your it is are am do does did can could would should will to of for in on at with and or please hi hello how what when where which who why if have has be there this that get not'.split(
    ' ',
  ),
);
const ASKING_CHINESE = /[的了嗎吗呢啊嘛是我你您們们有在可以請请問问想要會会能怎麼么樣样甚什如何幾几多少點点]/g;

/** Question phrases of several characters; without them 「有没有欠费」 would match the 没有 of 「没有人买」. */
const ASKING_PHRASES = /有沒有|有没有|怎麼辦|怎么办|怎樣|怎样|能不能|可不可以|會不會|会不会|是不是|要不要|現在|现在/g;
/** Synonyms: each group counts as one word. */
const SAME: readonly [RegExp, string][] = [
  [
    /取消(會員|会员|服務|服务|計劃|计划)|退會|退会|提早(結束|结束|停)|提前(結束|结束|停)|想停|不想(用|存|租)了?|停用|cancel (my |the )?(membership|plan|subscription|storage)|(stop|leave|quit) (early|earlier)/g,
    'leaving',
  ],
  [/退多少(錢|钱)?|退(錢|钱|款|費|费)|退回(您的|原來的|原来的|原支付|原)?(信用)?卡?|怎么退|refund(ed|s)?|money back/g, 'refunding'],
  [/颱風|台風|台风|打風|打风|黑雨|暴雨|下?大雨|八號風球/g, 'storm'],
];

/** Search terms: English words without endings, Chinese in pairs of characters. */
function termsOf(text: string): Set<string> {
  const terms = new Set<string>();
  const words = SAME.reduce((left, [said, word]) => left.replace(said, ` ${word} `), normaliseForSearch(text)).replace(ASKING_PHRASES, ' ');
  for (const [word] of words.matchAll(WORDS)) {
    if (!/\p{Script=Han}/u.test(word)) {
      if (!ASKING.has(word)) terms.add(stem(word));
      continue;
    }
    for (const run of word.replace(ASKING_CHINESE, ' ').split(' ').filter(Boolean)) {
      const characters = [...run];
      if (characters.length === 1) terms.add(run);
      for (let index = 1; index < characters.length; index += 1) terms.add(`${characters[index - 1] ?? ''}${characters[index] ?? ''}`);
    }
  }
  return terms;
}

function stem(word: string): string {
  return word.length < 4
    ? word
    : word
        .replace(/ies$/, 'y')
        .replace(/(ing|ed|es|s)$/, '')
        .replace(/e$/, '');
}

/** Entries that match the question, best first; rare words weigh more. */
export function rankAnswers<Entry extends AnsweredQuestion>(entries: readonly Entry[], asked: string): Ranked<Entry>[] {
  const wanted = [...termsOf(asked)];
  if (wanted.length === 0) return [];
  const read = entries.map((entry) => ({ entry, question: termsOf(entry.question), answer: termsOf(htmlToText(entry.answer)) }));
  const weights = new Map(
    wanted.map((term) => {
      const holders = read.filter(({ question, answer }) => question.has(term) || answer.has(term)).length;
      return [term, Math.log(1 + read.length / (holders + 1))] as const;
    }),
  );
  const whole = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  return read
    .map(({ entry, question, answer }) => {
      const found = wanted.reduce(
        (sum, term) => sum + (weights.get(term) ?? 0) * (question.has(term) ? 1 : answer.has(term) ? ANSWER_WEIGHT : 0),
        0,
      );
      return { entry, coverage: found / whole };
    })
    .filter(({ coverage }) => coverage > 0)
    .sort((one, other) => other.coverage - one.coverage);
}
