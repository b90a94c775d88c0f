import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * The suites that start whole servers, one folder each, which `scripts/suites.ts` names with the time that a test may take. Not part of
 * `npm test`: they take minutes, and not every machine lets a test mount a disk or build an image.
 */
export default defineConfig({
  root,
  resolve: { alias: { '@': root.replace(/\/$/, '') } },
  test: {
    include: ['tests/{cms,copies,dev,disk,edge,faulty-cms,images}/**/*.test.ts'],
    hookTimeout: 1_200_000,
    fileParallelism: false,
  },
});
