import { join } from 'node:path';
import { budgetLine, compareWithBudget, readBudget } from '../budget/budget';
import { routeBytes } from '../budget/route-bytes';
import type { ProductEnvironment } from '../product/environment';
import { StartError } from '../product/start-error';
import type { Check } from './checks';
import { ensureFreshBuild } from './fresh-build';
import { NOTHING, oneCheck, type Tally } from './tally';

/** Prints one row per route and counts each as one test. */
export function checkByteBudget(root: string, buildFolder: string): Tally {
  const rows = compareWithBudget(routeBytes(join(root, buildFolder)), readBudget(join(root, 'bench', 'budget.json')));
  for (const row of rows) console.log(budgetLine(row));
  const passed = rows.filter((row) => row.isWithin).length;
  return { ...NOTHING, passed, failed: rows.length - passed };
}

/** Builds first if the current build is stale, because a budget only makes sense for the current code. */
export function byteBudget(environment: ProductEnvironment): Check {
  return {
    name: 'byte budget',
    run: async ({ root, processes }) => {
      try {
        return checkByteBudget(root, await ensureFreshBuild(root, environment, processes));
      } catch (error) {
        if (!(error instanceof StartError)) throw error;
        console.error(error.message);
        return oneCheck(false);
      }
    },
  };
}
