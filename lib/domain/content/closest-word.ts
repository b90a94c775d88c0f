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
