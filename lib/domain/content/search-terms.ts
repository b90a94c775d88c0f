import sameWords from './same-words.json';

/**
 * Words that a question uses for one thing, in English, written Chinese of both scripts and spoken Cantonese. Each is searched as the
 * first word of its group, which no answer then has to list.
 */
const GROUPS: readonly string[] = sameWords.meanings;

/** How people shorten a word when they type. */
const SHORT: Readonly<Record<string, string>> = sameWords.short;

const MEANINGS = new Map<string, string>();
for (const group of GROUPS) {
  const words = group.split(', ');
  for (const word of words) if (!MEANINGS.has(word)) MEANINGS.set(word, words[0] ?? word);
}

const byLength = [...MEANINGS.keys()].sort((one, other) => other.length - one.length);
const isHan = (word: string) => /\p{Script=Han}/u.test(word);
const EITHER = new RegExp(`\\b(?:${byLength.filter((word) => !isHan(word)).join('|')})\\b|${byLength.filter(isHan).join('|')}`, 'gu');

/** The words of the groups that a mistyped one may have been. */
const GROUPED_WORDS: ReadonlySet<string> = new Set(byLength.filter((word) => !isHan(word)).flatMap((word) => word.split(' ')));

/** Writes a text as it would be written in full. */
const inFull = (folded: string): string => folded.replace(/[a-z]+/g, (word) => SHORT[word] ?? word);

/** Writes a normalised text with one word for each meaning. */
const inOneWord = (folded: string): string => folded.replace(EITHER, (word) => ` ${MEANINGS.get(word) ?? word} `);

/** Words that every sentence may hold, so that they say nothing about its subject. */
const FILLERS = new Set(
  (
    'a an the i im ive id my me mine we our us you youre u it its is are am was were be been do does did can could would should will ' +
    'shall may might must to of for in on at with and or but so if then than that this these those there here have has had having got get ' +
    'please pls plz hey also too very really about from by as some any thing things something ones want need like know tell let ' +
    'put give make made going go went still sure use using now yet work works ok okay by up s t m re ve ll d la lah leh lor ah hor liao meh sia anot wanna guys yall ' +
    'rather instead whole while other another else again ever actually possible possibly able maybe perhaps kind ' +
    'one two three four five six seven eight nine ten twenty thirty fifty hundred lot lots bit much many all few'
  ).split(' '),
);
/** Alone they say nothing, beside another word they do (“how much”, “your phone”, “no lift”). */
const LEADING = new Set(
  'before after first already since how what whats when whens where who whos why which your ur no not one just only without cant cannot dont doesnt didnt wont isnt arent'.split(
    ' ',
  ),
);

/** The same for Chinese, written and spoken, in one script or the other. */
const FILLERS_CHINESE =
  /(?:星期|禮拜|礼拜|周|週)[一二三四五]|有沒有|有没有|有冇|可唔可以|可不可以|是不是|係唔係|係咪|會唔會|会不会|會不會|能不能|要不要|使唔使|得唔得|請問|请问|想問|想问|唔該|麻煩|麻烦|怎麼辦|怎么办|點算|怎樣|怎样|怎麼|怎么|點樣|如何|你們|你们|您們|您们|你哋|我們|我们|我哋|他們|他们|可以|能夠|能够|什麼|甚麼|什么|咩|乜嘢|一下|順便|顺便|幫忙|帮忙|幫手|幫我|帮我|替我|一直|已經|已经|其中|需要|想要|還會|还会|[一二兩两三四五六七八九十百幾几]{1,3}[件條条個个隻只對对套]|這個|这个|那個|那个|嗰個|呢個|[件條条啦埋晒番張张隻只對对份位的了嗎吗嘛呢啊呀吧喇啦㗎嘅啲咗緊過嘞喎我你您佢他她它是係在喺有冇個个就都也又和跟與与或及會会能想請请把被將将啊]/g;

/** They ask for a yes or a no; read before the words of a meaning, because “可不可以放” holds “不可以放”. */
const FRAMES = /可唔可以|可不可以|能不能|會唔會|会不会|會不會|是不是|係唔係|要不要|使唔使|得唔得|好不好/g;

const WORDS = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu;

/**
 * Search terms of a normalised text. English: words without endings, and each with its neighbour as “one_other”. Chinese has no spaces:
 * single characters, and each with its neighbour.
 */
export function termsOf(folded: string): string[] {
  return inOneWord(
    folded
      .replace(/[’']/g, '')
      .replace(FRAMES, ' ')
      .replace(/(\p{L})[-–/](?=\p{L})/gu, '$1 '),
  )
    .split(/[\n.,;!?。，；！？、·|()（）]+/)
    .flatMap(termsOfPhrase);
}

function termsOfPhrase(phrase: string): string[] {
  const terms: string[] = [];
  let before = '';
  let lead = '';
  for (const [word] of phrase.replace(FILLERS_CHINESE, '').matchAll(WORDS)) {
    if (/\p{Script=Han}/u.test(word)) {
      const characters = [...word];
      if (lead !== '') terms.push(`${lead}_${characters[0] ?? ''}`);
      terms.push(...characters, ...characters.slice(1).map((character, index) => `${characters[index] ?? ''}${character}`));
      [before, lead] = ['', ''];
      continue;
    }
    if (FILLERS.has(word) || /^\p{N}+$/u.test(word)) continue;
    if (LEADING.has(word)) {
      if (before !== '') terms.push(`${before}_${word}`);
      lead = word;
      continue;
    }
    const stem = stemOf(word);
    if (lead !== '') terms.push(`${lead}_${stem}`);
    if (before !== '') terms.push(`${before}_${stem}`);
    terms.push(stem);
    [before, lead] = [stem, ''];
  }
  return terms;
}

/** “Deliveries”, “delivery” and “delivered” are searched as one. */
function stemOf(word: string): string {
  if (word.length < 4) return word;
  return word
    .replace(/(ies|ied)$/, 'y')
    .replace(/(sses)$/, 'ss')
    .replace(/([^s])s$/, '$1')
    .replace(/(ing|ed|ment)$/, (ending) => (word.length - ending.length < 3 ? ending : ''))
    .replace(/(.)\1$/, (pair) => (/(ss|ll|ee)/.test(pair) ? pair : (pair[0] ?? '')))
    .replace(/e$/, '');
}

/** Minimum length at which a word may be a typo. */
const SHORTEST_SLIP = 5;

/** Every Latin word of a text, with its ending and without. */
export const wordsOf = (folded: string): string[] =>
  (inFull(folded.replace(/[’']/g, '')).match(/[a-z]+/g) ?? []).flatMap((word) => [word, stemOf(word)]);

/** Writes what was typed in full, each mistyped word as the one that it was meant to be, of those that `known` holds. */
export function spelled(folded: string, known: ReadonlySet<string>): string {
  const all = [...known, ...GROUPED_WORDS];
  const isKnown = (word: string) => known.has(word) || GROUPED_WORDS.has(word) || FILLERS.has(word) || LEADING.has(word);
  return inFull(folded.replace(/[’']/g, '')).replace(/[a-z]+/g, (word) =>
    word.length < SHORTEST_SLIP || isKnown(word) || isKnown(stemOf(word)) || all.some((one) => one.startsWith(word))
      ? word
      : (closestWord(word, all) ?? word),
  );
}

/** A letter too many, too few, another one or two that changed places: in a long word twice. */
const slipsOf = (word: string): number => (word.length < 8 ? 1 : 2);

/** The word that a mistyped one was meant to be; null where none is near. The first letter is seldom the wrong one. */
export function closestWord(typed: string, words: Iterable<string>): string | null {
  let closest: string | null = null;
  let least = slipsOf(typed) + 1;
  for (const word of words) {
    if (word[0] !== typed[0] || Math.abs(word.length - typed.length) >= least) continue;
    const slips = slipsBetween(typed, word);
    if (slips < least) [closest, least] = [word, slips];
  }
  return closest;
}

function slipsBetween(one: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_unused, column) => column);
  for (let line = 1; line <= one.length; line += 1) {
    const next = [line];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[line - 1] === other[column - 1];
      const areSwapped = one[line - 1] === other[column - 2] && one[line - 2] === other[column - 1];
      next[column] = Math.min(
        (row[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (row[column - 1] ?? 0) + (isSame ? 0 : 1),
        areSwapped ? (before[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    [before, row] = [row, next];
  }
  return row[other.length] ?? 0;
}
