import { indexAnswers, WORDINGS, type AnswerIndex, type Found, type IndexedAnswer } from '@/lib/domain/content/answer-index';
import { normaliseForSearch } from '@/lib/text/search-text';
import { MEMBER_FACTS } from './member-facts';

/** What the concierge answers by itself, beside the FAQ: facts of the member, the team’s hours, and small talk. */
export const OWN_ANSWERS = [...MEMBER_FACTS, 'person', 'hours', 'greeting', 'thanks', 'farewell', 'little'] as const;
export type OwnAnswer = (typeof OWN_ANSWERS)[number];

/** Answered only if the message holds nothing else. */
const SMALL_TALK: ReadonlySet<string> = new Set<OwnAnswer>(['greeting', 'thanks', 'farewell', 'little']);

/** What a message asks for, as far as a program can tell without guessing. */
export type Choice<Entry> =
  | { kind: OwnAnswer }
  /** `instead`: this is the most likely question, so it is named above the answer; these are the others. */
  | { kind: 'answer'; entry: Entry; instead?: string[] }
  /** Several candidates: the member chooses. */
  | { kind: 'unsure'; questions: string[] }
  /** Needs a person. */
  | { kind: 'unknown' };

/** A wording as good as word for word. */
const SAME = 0.95;
/** How good an answer must be that is given alone: by itself, by its nearest wording, and by its share of the message. */
const CERTAIN = 0.5;
const NEAR = 0.5;
const KNOWN = 0.4;
/** A single word in common is an accident, unless the answer is as good as this. */
const CLEAR = 0.7;
const SHARED = 2;
/** Where the answer lacks a word of the message that is nearly as rare as the rarest it holds, another question may be meant. */
const WHOLE = 0.8;
/** Enough for one figure where a second one supports the answer. */
const FAIR = 0.6;
/** A message that reports a fault is answered only by a wording that names the fault too, or that is as near as this. */
const NEAR_A_FAULT = 0.8;
/** Words that report a fault, in every language of the site. */
const FAULT =
  /\b(?:wrong|mistake|error|did ?n[’']?t|did not|never|twice|double|missing|still no|nobody|late|why (?:did|was|were|is|are|am|have))\b|錯|错|[兩两]次|多收|多扣|[冇没沒]收到|無故|(?:點解|为什么|為什麼)[^?？]{0,4}[扣收]|冇叫|[沒没]有[訂订]|冇訂/i;
/** Share of the message that is small talk. */
const CHAT = 0.6;
const POSSIBLE = 0.4;
/** It must be this far ahead of the next one; one that fits word for word needs a fourth of that lead. */
const AHEAD = 0.2;
const DOUBT_IF_SAME = 0.25;
const OFFERED = 3;
/** Characters of a wording that is a sentence rather than a word. */
const SENTENCE = 5;
/** A complaint that shares words with an answer is still a complaint. */
const PERSON_AHEAD = 1.15;

export interface Asked {
  text: string;
  /** Files and cards need a person. */
  hasAttachment: boolean;
  hasCard: boolean;
}

export interface OwnWords {
  /** As offered in a quick reply; none of small talk. */
  question: string;
  /** The same in every language: a button stays when the language changes. */
  replies: readonly string[];
  searchWords: string;
}

type Indexed<Entry> = IndexedAnswer & { own?: OwnAnswer; faq?: Entry };

export interface Answers<Entry> {
  index: AnswerIndex<Indexed<Entry>>;
  /** Questions by their text, for quick replies. */
  exact: Map<string, Choice<Entry>>;
}

/** Indexes the FAQ together with what the concierge knows by itself. */
export function answersOf<Entry extends IndexedAnswer>(faqs: readonly Entry[], own: Record<OwnAnswer, OwnWords>): Answers<Entry> {
  return {
    index: indexAnswers<Indexed<Entry>>([
      ...faqs.map((faq) => ({ ...faq, faq })),
      ...OWN_ANSWERS.map((name) => ({
        slug: name,
        own: name,
        answer: '',
        question: own[name].question,
        searchWords: own[name].searchWords,
      })),
    ]),
    exact: new Map([
      ...OWN_ANSWERS.flatMap((name) =>
        [...own[name].searchWords.split(WORDINGS), ...own[name].replies].map((words): [string, Choice<Entry>] => [
          plain(words),
          { kind: name },
        ]),
      ),
      ...wordingsOfOne(faqs).map(([words, entry]): [string, Choice<Entry>] => [words, { kind: 'answer', entry }]),
      ...faqs.map((entry): [string, Choice<Entry>] => [plain(entry.question), { kind: 'answer', entry }]),
    ]),
  };
}

/** Sentences that editors wrote for one answer alone; a single word is too little to be sure of. */
function wordingsOfOne<Entry extends IndexedAnswer>(faqs: readonly Entry[]): [string, Entry][] {
  const holders = new Map<string, Set<Entry>>();
  for (const faq of faqs) {
    for (const words of (faq.searchWords ?? '').split(WORDINGS).map(plain)) holders.set(words, (holders.get(words) ?? new Set()).add(faq));
  }
  return [...holders].flatMap(([words, [entry, ...others]]) =>
    entry && others.length === 0 && words.length >= SENTENCE ? [[words, entry] as [string, Entry]] : [],
  );
}

export function chooseAnswer<Entry extends IndexedAnswer>(
  { text, hasAttachment, hasCard }: Asked,
  { index, exact }: Answers<Entry>,
): Choice<Entry> {
  if (hasAttachment || hasCard) return { kind: 'person' };
  const known = exact.get(plain(text));
  if (known) return known;
  const found = index(text);
  if (found === null) return { kind: 'little' };
  const chat = found.find(({ entry }) => SMALL_TALK.has(entry.slug));
  const subjects = found.filter(({ entry }) => !SMALL_TALK.has(entry.slug));
  const [best, second] = subjects;
  const person = subjects.find(({ entry }) => entry.own === 'person');
  const isChat = chat && chat.coverage >= CHAT && chat.coverage >= (best?.coverage ?? 0) && chat.score > (best?.score ?? 0);
  if (isChat && chat.entry.own) return { kind: chat.entry.own };
  if (!best || best.score < POSSIBLE) return { kind: 'unknown' };
  const lead = best.score / (second?.score ?? 0);
  // Only one word fits, and another answer is about it too: “a leather jacket”.
  const isShared = best.terms === 1 && lead < 1 + AHEAD && (second?.subject ?? 0) >= CLEAR;
  const same = found.filter(({ entry, nearest, subject }) => nearest >= SAME && subject >= CERTAIN && !SMALL_TALK.has(entry.slug));
  const [only] = same.length > 1 ? same.filter(({ entry }) => entry.own) : same;
  if (only && (only.entry.own || !isShared)) return choiceOf(only);
  if (person && person.score >= POSSIBLE && person.score * PERSON_AHEAD >= best.score) return { kind: 'person' };
  const doubt = Math.max(DOUBT_IF_SAME, (1 - best.score) / (1 - CERTAIN));
  const isAhead = lead >= 1 + AHEAD;
  // The nearest wording and the answer as a whole must point the same way: a wrong answer is worse than a question back.
  const isAgreed = subjects.every(({ nearest, subject }) => nearest <= best.nearest && subject <= best.subject);
  const isClear = best.score >= CLEAR || best.terms >= SHARED;
  const isLikely = isAhead && best.nearest >= FAIR && (isAgreed ? best.score >= FAIR && best.nearest >= CLEAR : best.coverage >= CLEAR);
  const isGood = best.score >= CERTAIN && best.nearest >= NEAR && best.coverage >= KNOWN;
  const [fault] = FAULT.exec(text) ?? [];
  const isMeant = best.rarest >= FAIR && (fault === undefined || best.nearest >= (best.holds(fault) ? FAIR : NEAR_A_FAULT));
  const offered = subjects
    .filter(({ entry, score }) => score >= POSSIBLE && entry.own !== 'person')
    .slice(0, OFFERED)
    .map(({ entry }) => entry.question);
  const isSure = isAgreed && isClear;
  if (!isShared && isMeant && (isSure || isLikely) && isGood && lead >= 1 + AHEAD * doubt) {
    const choice = choiceOf(best);
    return choice.kind === 'answer' && (!isSure || best.lacked > WHOLE)
      ? { ...choice, instead: offered.filter((question) => question !== choice.entry.question) }
      : choice;
  }
  return { kind: 'unsure', questions: offered };
}

const choiceOf = <Entry>({ entry }: Found<Indexed<Entry>>): Choice<Entry> =>
  entry.own ? { kind: entry.own } : entry.faq ? { kind: 'answer', entry: entry.faq } : { kind: 'unknown' };

/** Nobody names an answer at greater length. */
const MAX_NAME = 200;

function plain(text: string): string {
  return normaliseForSearch(text.slice(0, MAX_NAME))
    .replace(/(?<![?？!！.。])[?？!！.。]+$/u, '')
    .replace(/\s+/g, ' ')
    .trim();
}
