import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions, ensureChromium } from '@/scripts/gate/chromium';
import { testEnvironment } from '@/scripts/gate/test-environment';

const root = fileURLToPath(new URL('./', import.meta.url));

ensureChromium(root);

// The workers load this file too: they find the ports that the first load has chosen in their environment.
const environment = await testEnvironment(root, process.env, '');
process.env.PORT = String(environment.port);
process.env.BACKEND_PORT = String(environment.backendPort);

/** The part of the browser tests that `npm test` runs. */
const IS_GATE = process.env.GATE === '1';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/e2e/global-setup.ts',
  // One more than cores: a page that waits for its network or its clock leaves its core to another.
  workers: availableParallelism() + 1,
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
    // Presses that follow each other within a tenth of a second would meet a page that is still gliding.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Recording every test costs a tenth of the run: `npm test` leaves a picture, `npm run test:e2e` the whole story.
    trace: process.env.CI ? 'on-first-retry' : IS_GATE ? 'off' : 'retain-on-failure',
  },
  projects: (['hk', 'sg'] as const).map((site) => ({
    name: site,
    // `npm test` leaves out what is `@long`. A test that names a site runs there, one that names none runs on both. Name one only
    // where the other would prove nothing new (sessions, history, realtime, layout). `npm run test:e2e` runs them all on both.
    ...(IS_GATE && { grepInvert: site === 'hk' ? /@(sg|long)\b/ : /@(hk|long)\b/ }),
    use: { baseURL: environment.siteUrls[site] },
  })),
});
