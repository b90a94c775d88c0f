import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** `npm run suite -- cms` starts these with a Strapi and a site beside it. */
export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '') } },
  test: { root: fileURLToPath(new URL('../..', import.meta.url)), include: ['tests/cms/**/*.test.ts'], testTimeout: 60_000 },
});
