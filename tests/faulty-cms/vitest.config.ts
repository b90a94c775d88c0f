import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** `npm run suite -- cms-faults`: the site built, and served, while its CMS is out of order. Two to four minutes a fault. */
export default defineConfig({
  root,
  resolve: { alias: { '@': root.replace(/\/$/, '') } },
  test: { include: ['tests/faulty-cms/**/*.test.ts'], testTimeout: 1_800_000, hookTimeout: 1_200_000, fileParallelism: false },
});
