import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** `npm run suite -- dev`: that `npm run dev` starts and serves. A minute or two, hence not part of `npm test`. */
export default defineConfig({
  root,
  resolve: { alias: { '@': root.replace(/\/$/, '') } },
  // A page is compiled when it is first asked for, on a machine that may be busy.
  test: { include: ['tests/dev/**/*.test.ts'], testTimeout: 600_000, hookTimeout: 600_000 },
});
