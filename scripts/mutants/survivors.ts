import { isUnnoticed, type MutationReport } from './score';

/** A mutation: the original and the changed code, one line each. */
export interface Change {
  file: string;
  was: string;
  now: string;
}

/** An undetected mutant. */
export interface Survivor extends Change {
  line: number;
}

/** Why these mutants are equivalent, in `tests/mutants/explained/<folder>.json`. */
export interface Explanation {
  why: string;
  mutants: Change[];
}

export function survivorsOf({ files: reported }: MutationReport, files: readonly string[]): Survivor[] {
  return files.flatMap((file) => {
    const { source = '', mutants = [] } = reported[file] ?? {};
    return mutants.filter(isUnnoticed).map(({ location: { start, end }, replacement }) => ({
      file,
      line: start.line,
      was: inOneLine(between(source, start, end)),
      now: inOneLine(replacement),
    }));
  });
}

/**
 * Matches survivors with explanations, one each: the same change elsewhere in a file needs its own.
 * @param survivors of the files that were mutated in this run
 * @returns unexplained survivors, and explanations without a survivor in these files
 */
export function holdAgainst(
  survivors: readonly Survivor[],
  explanations: readonly Explanation[],
  files: readonly string[],
): { unexplained: Survivor[]; idle: Change[] } {
  const idle = explanations.flatMap(({ mutants }) => mutants).filter(({ file }) => files.includes(file));
  const unexplained = survivors.filter((survivor) => {
    const at = idle.findIndex((change) => keyOf(change) === keyOf(survivor));
    if (at >= 0) idle.splice(at, 1);
    return at < 0;
  });
  return { unexplained, idle };
}

const keyOf = ({ file, was, now }: Change): string => JSON.stringify([file, regardlessOfLayout(was), regardlessOfLayout(now)]);

/** Normalises code that the formatter may wrap differently: without spaces and trailing commas. */
export const regardlessOfLayout = (code: string): string => code.replace(/\s+/g, '').replace(/,(?=[)\]}])/g, '');

const inOneLine = (code: string): string => code.replace(/\s+/g, ' ').trim();

interface Place {
  /** Both from 1. */
  line: number;
  column: number;
}

function between(source: string, start: Place, end: Place): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  return lines.map((text, index) => text.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : undefined)).join('\n');
}
