import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * `npm run suite -- disk`: the backend on a disk that is really full, and really read-only. Not part of `npm test`: not every machine lets a
 * test mount one.
 */
export default defineConfig({
  root,
  resolve: { alias: { '@': root.replace(/\/$/, '') } },
  test: { include: ['tests/disk/**/*.test.ts'], testTimeout: 240_000, hookTimeout: 240_000, fileParallelism: false },
});
