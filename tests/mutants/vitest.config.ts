import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { installApart } from '../../scripts/lock/install-apart';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Stryker sets it: mutants are of the rules alone, whose tests need no database. */
const isOfMutants = process.env.STRYKER_MUTATOR_WORKER !== undefined;

if (process.argv.includes('--coverage')) installApart('tests/mutants', '@vitest/coverage-v8');

/** `npm run suite -- coverage`: branches of the rules and of the backend's money that tests reach, invoices and credit through calls; and the tests of `mutants`. */
export default defineConfig({
  root,
  resolve: { alias: { '@': root.replace(/\/$/, '') } },
  test: {
    environment: 'node',
    include: [
      'tests/unit/{domain,lib/domain}/**/*.test.ts',
      ...(isOfMutants
        ? []
        : ['tests/unit/backend/modules/**/*.test.ts', 'tests/contract/buying/{invoice-document,credit,billing}.test.ts']),
    ],
    exclude: isOfMutants ? ['tests/unit/domain/outfit/**'] : [],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    coverage: {
      provider: 'custom',
      customProviderModule: `${root}tests/mutants/coverage.js`,
      include: ['lib/domain/**/*.ts', 'backend/api/modules/{pricing,billing,payments}/**/*.ts'],
      reporter: ['text', 'json-summary'],
      reportsDirectory: 'coverage',
      thresholds: { branches: 90 },
    },
  },
});
