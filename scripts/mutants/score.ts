/** How many changes to a folder's code the tests noticed. */
export interface Score {
  mutants: number;
  noticed: number;
  percent: number;
}

export interface Mutant {
  status: string;
  replacement: string;
  /** Both from 1. */
  location: Record<'start' | 'end', { line: number; column: number }>;
}

/** The part of a mutation report that counts. */
export interface MutationReport {
  files: Record<string, { source: string; mutants: Mutant[] }>;
}

/** A change that makes a test run for ever is noticed too. */
const NOTICED = ['Killed', 'Timeout'];
const UNNOTICED = ['Survived', 'NoCoverage'];
export const isUnnoticed = ({ status }: Pick<Mutant, 'status'>): boolean => UNNOTICED.includes(status);

/** @param files those of now: results of a file that is gone stay in the report */
export function scoreOf({ files: reported }: MutationReport, files: readonly string[]): Score {
  const statuses = files.flatMap((file) => reported[file]?.mutants ?? []).map(({ status }) => status);
  return score(
    statuses.filter((status) => [...NOTICED, ...UNNOTICED].includes(status)).length,
    statuses.filter((status) => NOTICED.includes(status)).length,
  );
}

export function sumOf(scores: readonly Score[]): Score {
  return score(
    scores.reduce((sum, { mutants }) => sum + mutants, 0),
    scores.reduce((sum, { noticed }) => sum + noticed, 0),
  );
}

/** A row of a table as docs/quality.md holds it; its head without a score. */
export function scoreLine(name: string, found: Score | null): string {
  return found ? `| ${name} | ${found.mutants} | ${found.percent.toFixed(1)} % |` : `| ${name} | mutants | noticed |\n|---|---|---|`;
}

const score = (mutants: number, noticed: number): Score => ({ mutants, noticed, percent: mutants === 0 ? 100 : (noticed / mutants) * 100 });
