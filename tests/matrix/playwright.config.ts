import { fileURLToPath } from 'node:url';
import config from '@/playwright.config';

/**
 * `npm run test:matrix`: every route in every language at four widths, and what people need besides. Some minutes, hence not part of
 * `npm test`. A site is asked for its own languages only.
 */
const matrix: typeof config = {
  ...config,
  // Each test walks a page at several widths, with axe at each: on a starved machine that takes minutes.
  timeout: 600_000,
  // With a third one the wardrobe's states and its flows met on the one account that has a wardrobe.
  workers: 2,
  testDir: fileURLToPath(new URL('.', import.meta.url)),
  globalSetup: fileURLToPath(new URL('../e2e/global-setup.ts', import.meta.url)),
  projects: config.projects?.map((project) => ({ ...project, grep: new RegExp(`site ${project.name}:`) })),
};

export default matrix;
