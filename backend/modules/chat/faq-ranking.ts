import { foldText, textOfHtml } from '@/lib/fold-text';

export interface AnsweredQuestion {
  question: string;
  /** HTML. */
  answer: string;
}

export interface Ranked<Entry> {
  entry: Entry;
  /** How much of what was asked it speaks of: 0 to 1. */
  coverage: number;
}

const WORDS = /\p{Script=Han}+|[\p{L}\p{N}]+/gu;
/** A word in the question weighs more than one in the answer. */
const ANSWER_WEIGHT = 0.6;
/** Words that ask and do not say what about. */
const ASKING = new Set('a an the i my me we you your it is are am do does did can could would should will to of for in on at with and or please hi hello how what when where which who why if have has be there this that get not'.split(' '));
const ASKING_CHINESE = /[的了嗎吗呢啊嘛是我你您們们有在可以請请問问想要會会能怎麼么樣样甚什如何幾几多少點点]/g;

/** What is looked for: English words without their endings, Chinese in pairs of characters. */
function termsOf(text: string): Set<string> {
  const terms = new Set<string>();
  for (const [word] of foldText(text).matchAll(WORDS)) {
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
  return word.length < 4 ? word : word.replace(/ies$/, 'y').replace(/(ing|ed|es|s)$/, '').replace(/e$/, '');
}

/** The entries that speak of what was asked, the closest first; rare words say more than common ones. */
export function rankAnswers<Entry extends AnsweredQuestion>(entries: readonly Entry[], asked: string): Ranked<Entry>[] {
  const wanted = [...termsOf(asked)];
  if (wanted.length === 0) return [];
  const read = entries.map((entry) => ({ entry, question: termsOf(entry.question), answer: termsOf(textOfHtml(entry.answer)) }));
  const weights = new Map(wanted.map((term) => {
    const holders = read.filter(({ question, answer }) => question.has(term) || answer.has(term)).length;
    return [term, Math.log(1 + read.length / (holders + 1))] as const;
  }));
  const whole = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  return read
    .map(({ entry, question, answer }) => {
      const found = wanted.reduce((sum, term) => sum + (weights.get(term) ?? 0) * (question.has(term) ? 1 : answer.has(term) ? ANSWER_WEIGHT : 0), 0);
      return { entry, coverage: found / whole };
    })
    .filter(({ coverage }) => coverage > 0)
    .sort((one, other) => other.coverage - one.coverage);
}
