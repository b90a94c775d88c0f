import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** `npm run suite -- copies`: two backends and two sites behind the shipped edge, on one PostgreSQL and one Redis. */
export default defineConfig({
  root,
  resolve: { alias: { '@': root.replace(/\/$/, '') } },
  test: { include: ['tests/copies/**/*.test.ts'], testTimeout: 180_000, hookTimeout: 1_200_000, fileParallelism: false },
});
