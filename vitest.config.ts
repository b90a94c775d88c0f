import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const root = fileURLToPath(new URL('./', import.meta.url)).replace(/\/$/, '');
const alias = { '@': root };

/** Two environments: views, stores and browser services run in a DOM, everything else in plain Node. */
const inDom = 'tests/unit/{components,stores,services,pages}/**/*.test.{ts,tsx}';

/**
 * What tests put something in place of, by `standIn`: Next's router and link are modules of a package, whose exports cannot be replaced. The
 * router works on the window's address, since nothing has mounted Next's own.
 */
const inPlaceOfNext = {
  'next/router': `${root}/tests/setup/memory-router.ts`,
  'next/link': `${root}/tests/setup/next-link.ts`,
};

/** Files that replace modules by `vi.mock`. Each has a worker of its own, which costs two seconds: `standIn` does without. */
const replacesModules = readdirSync(join(root, 'tests/unit'), { recursive: true, encoding: 'utf8' })
  .map((file) => join('tests/unit', file))
  .filter((file) => /\.test\.tsx?$/.test(file) && /\bvi\.(mock|doMock)\(/.test(readFileSync(join(root, file), 'utf8')));

/** `npm test` leaves these to `npm run test:unit` and `test:contract`. */
const long = process.env.GATE === '1' ? ['tests/**/*.long.test.ts'] : [];

/** A busy build server delays everything: tests and polls wait long, and CI tries a failed test again. The gate names each. */
const patient = { expect: { poll: { timeout: 30_000 } }, retry: process.env.CI ? 1 : 0, testTimeout: 60_000, hookTimeout: 60_000 };
const dom = {
  ...patient,
  environment: 'jsdom',
  env: { SC_DISABLE_SPEEDY: 'false' },
  setupFiles: ['tests/setup/dom.ts'],
};

/**
 * Files that take ten seconds and more, most of them because they start whole processes. One that begins last leaves the
 * other cores idle for as long as it takes. A name that is gone from here costs nothing but time.
 */
const SLOW = [
  'charges/charges.long.test',
  'charges/charged-again.test',
  'pricing/oracle.test',
  'kills/kills.test',
  'faults/outside-services.test',
  'contract/backup.test',
  'contract/backup-commands.long.test',
  'migrations/migrations.test',
  'fuzz/fuzz.test',
  'contract/secrets-in-logs.test',
  'process/folder-lock.test',
  'unit/lint-rules.test',
  'process/killed-in-the-middle.long.test',
  'process/graceful-stop.test',
];

/** Slow files first; those that ask for an environment of their own last, since no worker of the others serves them. */
function turnOf({ moduleId }: TestSpecification): number {
  const asked = /^\/\/ @vitest-environment (\w+)$/m.exec(readFileSync(moduleId, 'utf8'))?.[1];
  if (asked !== undefined) return asked === 'jsdom' ? 2 : 3;
  return SLOW.some((name) => moduleId.includes(name)) ? 0 : 1;
}

/** Vitest's own order, which is by size of the files, in turns within each project. */
class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    // A worker is used again only for the next file of its own project and environment: those stay together.
    const projects = [...new Set(sorted.map(({ project }) => project.name))];
    return sorted.sort((a, b) => projects.indexOf(a.project.name) - projects.indexOf(b.project.name) || turnOf(a) - turnOf(b));
  }
}

export default defineConfig({
  resolve: { alias },
  test: {
    // One a core: the default leaves one core idle, half the machine of a small build server.
    maxWorkers: availableParallelism(),
    // A sequencer of our own would take the place of the one that shuffles.
    ...(!process.argv.some((argument) => argument.startsWith('--sequence.shuffle')) && { sequence: { sequencer: SlowFirst } }),
    projects: [
      {
        resolve: { alias: { ...alias, ...inPlaceOfNext } },
        // A DOM and the modules are loaded once a worker: doing so once a file took longer than the tests.
        test: {
          name: 'dom',
          ...dom,
          setupFiles: [...dom.setupFiles, 'tests/setup/shared-dom.ts'],
          include: [inDom],
          exclude: replacesModules,
          isolate: false,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'dom, modules replaced',
          ...dom,
          setupFiles: [...dom.setupFiles, 'tests/setup/fresh-modules.ts'],
          include: replacesModules,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'node',
          ...patient,
          environment: 'node',
          include: ['tests/unit/**/*.test.ts'],
          exclude: [inDom, ...replacesModules, ...long],
          isolate: false,
        },
      },
      {
        // Sums in these tests are worked out for prices of their own, so that a new price breaks none of them.
        resolve: { alias: { '@/backend/api/db/seed/price-list': `${root}/tests/setup/sample-prices.ts`, ...alias } },
        test: {
          name: 'contract',
          ...patient,
          environment: 'node',
          include: ['tests/contract/**/*.test.ts', 'tests/postgres/**/*.test.ts'],
          exclude: long,
          // Each file starts backends of its own and shares nothing but the modules: loading those once a worker, not once a file.
          isolate: false,
        },
      },
    ],
  },
});
