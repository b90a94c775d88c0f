import type { IndexedAnswer } from '@/lib/domain/content/answer-index';
import { WORDINGS, normaliseForSearch } from '@/lib/text/search-text';
import { MEMBER_FACTS } from './member-facts';
import { trainClassifier, type Classifier, type Example } from './question-classifier';

/** What the concierge answers by itself, beside the FAQ: facts of the member, the team’s hours, and small talk. */
const OWN_ANSWERS = [...MEMBER_FACTS, 'person', 'hours', 'greeting', 'thanks', 'farewell', 'little'] as const;
export type OwnAnswer = (typeof OWN_ANSWERS)[number];

/** What a message asks for, as far as a program can tell without guessing. */
export type Choice<Entry> =
  | { kind: OwnAnswer }
  /** `instead`: this is the most likely question, so it is named above the answer; these are the others. */
  | { kind: 'answer'; entry: Entry; instead?: string[] }
  /** Several candidates: the member chooses. */
  | { kind: 'unsure'; questions: string[] }
  /** Needs a person. */
  | { kind: 'unknown' };

/** How far an answer must be ahead of the next in probability to be given, and to be given without its question named above it. */
const CLEAR = 0.5;
const SURE = 0.9;
const LIKELY_FOR_PERSON = 0.5;
/** At least this likely to be offered as a button. */
const POSSIBLE = 0.08;
const OFFERED = 3;
/** Wordings that are enough to learn an answer from. */
const ENOUGH = 24;
/** Longer messages are compared with none word for word. */
const MAX_WORDING = 200;

/** Labels of examples that no answer covers begin so; a person answers them. */
const PERSON = 'person';
/** The service does not cover what is asked, so nobody is promised to know. */
const UNCOVERED: readonly string[] = ['person-uncovered', 'off-topic'];
const isPersons = (label: string): boolean => label.startsWith(PERSON) || UNCOVERED.includes(label);

export interface Asked {
  text: string;
  /** Files and cards need a person. */
  hasEnclosure: boolean;
}

/** What the concierge has learned, for all languages of a script. */
export interface Learned {
  classify: Classifier;
  /** Labels of messages that are word for word a question, a wording or an example of one answer alone. */
  exact: ReadonlyMap<string, string>;
}

/**
 * Learns from the FAQ as its editors wrote it and from examples of messages.
 *
 * @param examples Messages by what they ask for: slug of the FAQ, own answer, or a label of what goes to a person. Those of an entry that
 * the editors removed are left out.
 */
export async function learn(faqs: readonly IndexedAnswer[], examples: Readonly<Record<string, readonly string[]>>): Promise<Learned> {
  const slugs = new Set(faqs.map(({ slug }) => slug));
  const isAnswered = (label: string) => slugs.has(label) || isPersons(label) || (OWN_ANSWERS as readonly string[]).includes(label);
  const pairs = [
    ...Object.entries(examples).flatMap(([label, texts]) => (isAnswered(label) ? texts.map((text): Example => [text, label]) : [])),
    ...faqs.flatMap(({ slug, question, searchWords = '' }) =>
      [question, ...searchWords.split(WORDINGS)].map((text): Example => [text.trim(), slug]),
    ),
  ].filter(([text]) => plain(text) !== '');
  const labels = new Map<string, Set<string>>();
  for (const [text, label] of pairs) labels.set(plain(text), (labels.get(plain(text)) ?? new Set()).add(label));
  const exact = new Map(
    [...labels].flatMap(([text, [label, ...others]]) => (label === undefined || others.length > 0 ? [] : [[text, label] as const])),
  );
  for (const { slug, question } of faqs) exact.set(plain(question), slug);
  return { classify: await trainClassifier(balanced(pairs)), exact };
}

/** Repeats the few wordings of an answer that has no examples yet, so that it is not lost among the others. */
function balanced(pairs: readonly Example[]): Example[] {
  const counts = new Map<string, number>();
  for (const [, label] of pairs) counts.set(label, (counts.get(label) ?? 0) + 1);
  return pairs.flatMap((pair) => Array.from({ length: Math.ceil(ENOUGH / (counts.get(pair[1]) ?? ENOUGH)) }, () => pair));
}

/** @param questions Of the concierge’s own answers, as they are offered in a quick reply; none of small talk. */
export function chooseAnswer<Entry extends IndexedAnswer>(
  { text, hasEnclosure }: Asked,
  faqs: readonly Entry[],
  questions: Partial<Record<OwnAnswer, string>>,
  { classify, exact }: Learned,
): Choice<Entry> {
  if (hasEnclosure) return { kind: 'person' };
  const choiceOf = (label: string): Choice<Entry> | null => {
    if (UNCOVERED.includes(label)) return { kind: 'unknown' };
    if (label.startsWith(PERSON)) return { kind: 'person' };
    const own = OWN_ANSWERS.find((name) => name === label);
    if (own) return { kind: own };
    const entry = faqs.find(({ slug }) => slug === label);
    return entry ? { kind: 'answer', entry } : null;
  };
  const known = choiceOf(exact.get(plain(text)) ?? '');
  if (known) return known;
  if (!/\p{L}/u.test(text)) return { kind: 'little' };

  const guesses = classify(text).flatMap(({ label, probability }) => {
    const choice = choiceOf(label);
    return choice ? [{ label, probability, choice }] : [];
  });
  const persons = guesses.filter(({ label }) => isPersons(label));
  const [answer, second] = guesses.filter(({ label }) => !isPersons(label));
  const forPerson = persons.reduce((sum, { probability }) => sum + probability, 0);
  if (!answer || forPerson >= Math.max(LIKELY_FOR_PERSON, answer.probability)) return persons[0]?.choice ?? { kind: 'unknown' };

  const others = guesses
    .filter(({ probability, label }) => probability >= POSSIBLE && !isPersons(label))
    .flatMap(({ choice }) => (choice.kind === 'answer' ? choice.entry.question : (questions[choice.kind as OwnAnswer] ?? [])))
    .slice(0, OFFERED);
  const lead = answer.probability - Math.max(forPerson, second?.probability ?? 0);
  if (lead < CLEAR) return others.length > 0 ? { kind: 'unsure', questions: others } : { kind: 'unknown' };
  return answer.choice.kind === 'answer' && lead < SURE
    ? { ...answer.choice, instead: others.filter((_, index) => index > 0) }
    : answer.choice;
}

function plain(text: string): string {
  return normaliseForSearch(text.slice(0, MAX_WORDING))
    .replace(/(?<![?？!！.。])[?？!！.。]+$/u, '')
    .replace(/\s+/g, ' ')
    .trim();
}
