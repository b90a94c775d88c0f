import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { kilobytes } from './route-bytes';

const budgetSchema = z.object({
  /** Budget of a route that is not listed. */
  otherwise: z.number(),
  routes: z.record(z.string(), z.number()),
});

export type Budget = z.infer<typeof budgetSchema>;

export interface BudgetRow {
  route: string;
  bytes: number;
  allowed: number;
  isWithin: boolean;
}

export function readBudget(file: string): Budget {
  return z.parse(budgetSchema, JSON.parse(readFileSync(file, 'utf8')));
}

/** Builds of the same sources in different folders differ by some bytes: chunk names are hashes, which compress differently. */
const BUILD_NOISE_BYTES = 300;

/** One row per built route, and per listed route that is missing in the build. */
export function compareWithBudget(sizes: ReadonlyMap<string, number>, budget: Budget): BudgetRow[] {
  const built = [...sizes].map(([route, bytes]) => {
    const allowed = budget.routes[route] ?? budget.otherwise;
    return { route, bytes, allowed, isWithin: bytes <= allowed + BUILD_NOISE_BYTES };
  });
  const gone = Object.entries(budget.routes)
    .filter(([route]) => !sizes.has(route))
    .map(([route, allowed]) => ({ route, bytes: 0, allowed, isWithin: false }));
  return [...built, ...gone];
}

export function budgetLine({ route, bytes, allowed, isWithin }: BudgetRow): string {
  const verdict = isWithin ? '✓' : bytes === 0 ? '✗ no such route in the build:' : '✗';
  return `${verdict} ${route.padEnd(32)} ${kilobytes(bytes)} of ${kilobytes(allowed)} kB`;
}
