import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const alias = { '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') };

/** Two environments: views, stores and browser services run in a DOM, everything else in plain Node. */
const inDom = 'tests/unit/{components,stores,services,pages}/**/*.test.{ts,tsx}';

export default defineConfig({
  resolve: { alias },
  test: {
    // One a core: the default leaves one core idle, half the machine of a small build server.
    maxWorkers: availableParallelism(),
    // As with the browser tests: a starved build server gets a second try, a developer sees the first failure.
    retry: process.env.CI ? 1 : 0,
    projects: [
      {
        plugins: [react()],
        resolve: { alias },
        test: { name: 'dom', environment: 'jsdom', include: [inDom], setupFiles: ['tests/setup/dom.ts'], testTimeout: 20_000 },
      },
      {
        resolve: { alias },
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/unit/**/*.test.ts'],
          exclude: [inDom],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'contract',
          environment: 'node',
          include: ['tests/contract/**/*.test.ts'],
          // Each file starts backends of its own and shares nothing but the modules: loading those once a worker, not once a file.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
