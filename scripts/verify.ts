/** `npm run verify`: the quick gate before each commit, without a browser. */
import { byteBudget } from './gate/byte-budget-check';
import { CONTRACT, LINT, TYPES, UNIT } from './gate/checks';
import { runGate } from './gate/run-gate';

await runGate((environment) => [[[LINT, TYPES, UNIT], [byteBudget(environment)]], [[CONTRACT]]]);
