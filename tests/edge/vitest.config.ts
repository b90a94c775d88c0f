import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** `npm run suite -- edge`: the shipped nginx configuration before two copies of the built site. */
export default defineConfig({
  root,
  resolve: { alias: { '@': root.replace(/\/$/, '') } },
  test: { include: ['tests/edge/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 600_000, fileParallelism: false },
});
