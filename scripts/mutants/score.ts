/** Number of mutants of a folder that the tests detected. */
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

/** The relevant part of a mutation report. */
export interface MutationReport {
  files: Record<string, { source: string; mutants: Mutant[] }>;
}

/** A mutant that causes an endless loop counts as detected. */
const NOTICED = ['Killed', 'Timeout'];
const UNNOTICED = ['Survived', 'NoCoverage'];
export const isUnnoticed = ({ status }: Pick<Mutant, 'status'>): boolean => UNNOTICED.includes(status);

/** @param files existing files: results of removed files stay in the report */
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

/** A row of the table in docs/quality.md; its head without a score. */
export function scoreLine(name: string, found: Score | null): string {
  return found ? `| ${name} | ${found.mutants} | ${found.percent.toFixed(1)} % |` : `| ${name} | mutants | noticed |\n|---|---|---|`;
}

const score = (mutants: number, noticed: number): Score => ({ mutants, noticed, percent: mutants === 0 ? 100 : (noticed / mutants) * 100 });
