/** `npm test`: all checks of `npm run verify`, and the product in a real browser on both hosts. */
import { byteBudget } from './gate/byte-budget-check';
import { BROWSER, CHROMIUM, CONTRACT, LINT, TYPES, UNIT } from './gate/checks';
import { runGate } from './gate/run-gate';

await runGate((environment) => [[[LINT, TYPES, UNIT], [byteBudget(environment)], [CHROMIUM]], [[CONTRACT]], [[BROWSER]]]);
