/** `npm run budget [folder]`: first-load bytes of each route of the current build, compared with its budget. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkByteBudget } from './gate/byte-budget-check';
import { exitCodeOf } from './gate/tally';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = process.argv[2] ?? '.next';

if (existsSync(join(root, folder, 'build-manifest.json'))) {
  process.exitCode = exitCodeOf(checkByteBudget(root, folder));
} else {
  console.error(`There is no build in ${folder}: run npm start or npm run verify first.`);
  process.exitCode = 1;
}
