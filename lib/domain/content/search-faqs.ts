import { foldText, textOfHtml } from '@/lib/fold-text';

export interface SearchableFaq {
  question: string;
  /** HTML. */
  answer: string;
}

const TERMS = /\p{Script=Han}+|[^\s\p{P}\p{Script=Han}]+/gu;

/**
 * What has to be found for a query. Chinese is written without spaces and asked in other words than
 * it is answered in, so a run of it counts as its pairs of characters.
 */
function termsOf(query: string): string[] {
  return (foldText(query).match(TERMS) ?? []).flatMap((term) => (/\p{Script=Han}/u.test(term) ? pairsOf(term) : [term]));
}

function pairsOf(run: string): string[] {
  const characters = [...run];
  return characters.length < 2 ? [run] : characters.slice(1).map((character, index) => `${characters[index] ?? ''}${character}`);
}

/**
 * The answers that hold every term, those with a hit in the question first; otherwise the given order.
 * An empty query finds everything.
 */
export function searchFaqs<Entry extends SearchableFaq>(entries: readonly Entry[], query: string): Entry[] {
  const terms = termsOf(query);
  if (terms.length === 0) return [...entries];
  const hits = entries.flatMap((entry) => {
    const question = foldText(entry.question);
    const whole = `${question} ${foldText(textOfHtml(entry.answer))}`;
    return terms.every((term) => whole.includes(term)) ? [{ entry, isInQuestion: terms.every((term) => question.includes(term)) }] : [];
  });
  return [...hits.filter(({ isInQuestion }) => isInQuestion), ...hits.filter(({ isInQuestion }) => !isInQuestion)].map(({ entry }) => entry);
}
