import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** `npm run suite -- coverage`: which branches of the rules and of the backend's money the tests of mutants walk at all. */
export default defineConfig({
  root,
  resolve: { alias: { '@': root.replace(/\/$/, '') } },
  test: {
    environment: 'node',
    include: ['tests/unit/domain/**/*.test.ts', 'tests/unit/lib/domain/**/*.test.ts', 'tests/unit/backend/modules/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    coverage: {
      provider: 'v8',
      include: ['lib/domain/**/*.ts', 'backend/api/modules/{pricing,billing,payments}/**/*.ts'],
      reporter: ['text', 'json-summary'],
      reportsDirectory: 'coverage',
      thresholds: { branches: 90 },
    },
  },
});
