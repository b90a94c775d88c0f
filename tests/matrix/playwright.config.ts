import { fileURLToPath } from 'node:url';
import config from '@/playwright.config';

/**
 * `npm run suite -- matrix`: every route in every language at four widths, and what people need besides. Some minutes, hence not part of
 * `npm test`. A site is asked for its own languages only.
 */
const matrix: typeof config = {
  ...config,
  // Each test walks a page at several widths, with axe at each: on a starved machine that takes minutes.
  timeout: 600_000,
  // As many as the machine of the figures has cores: with a third one each walk takes longer than it may.
  workers: 2,
  testDir: fileURLToPath(new URL('./', import.meta.url)),
  globalSetup: fileURLToPath(new URL('../e2e/global-setup.ts', import.meta.url)),
  projects: config.projects?.map((project) => ({ ...project, grep: new RegExp(`site ${project.name}:`) })),
};

export default matrix;
