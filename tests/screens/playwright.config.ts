import { fileURLToPath } from 'node:url';
import config from '@/playwright.config';

const WIDTHS = [360, 768, 1440, 1920];

/**
 * `npm run screens`: pictures of every page and dialog, in every language and at four widths, in `screens/`.
 * `-- -g "billings.*zh-Hans" --project sg-360` takes some of them.
 */
const screens: typeof config = {
  ...config,
  timeout: 180_000,
  testDir: fileURLToPath(new URL('./', import.meta.url)),
  globalSetup: fileURLToPath(new URL('../e2e/global-setup.ts', import.meta.url)),
  projects: config.projects?.flatMap(({ name, use }) =>
    WIDTHS.map((width) => ({
      name: `${name}-${width}`,
      grep: new RegExp(`site ${name}:`),
      use: { ...use, viewport: { width, height: 900 } },
    })),
  ),
};

export default screens;
