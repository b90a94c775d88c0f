import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from '@/scripts/gate/chromium';
import { testEnvironment } from '@/scripts/gate/test-environment';

const root = fileURLToPath(new URL('.', import.meta.url));

// The workers load this file too: they find the ports that the first load has chosen in their environment.
const environment = await testEnvironment(root, process.env, '');
process.env.PORT = String(environment.port);
process.env.BACKEND_PORT = String(environment.backendPort);

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/e2e/global-setup.ts',
  workers: 2,
  fullyParallel: true,
  // A starved build server gets a second try, which the report calls flaky; a developer sees the first failure.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  timeout: 90_000,
  // Generous: a loaded build server may starve a browser for seconds.
  expect: { timeout: 25_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: chromiumLaunchOptions(),
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'hk', use: { baseURL: environment.siteUrls.hk } },
    // Faults of the backend, presence and the page of the design system are the same code on both sites.
    { name: 'sg', testIgnore: ['**/faults.spec.ts', '**/presence.spec.ts', '**/design.spec.ts'], use: { baseURL: environment.siteUrls.sg } },
  ],
});
