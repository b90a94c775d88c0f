export interface Suite {
  name: string;
  /** One line for docs/commands.md. */
  what: string;
  when: 'nightly' | 'weekly';
  /** A script, or a tool of node_modules, with its arguments. */
  command: readonly string[];
  /** Used where the environment does not say otherwise. */
  env?: Readonly<Record<string, string>>;
}

const VITEST = 'node_modules/vitest/vitest.mjs';
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';
/** @param limitMs of one test */
export const ofServers = (folder: string, limitMs: number): readonly string[] => [
  ...[VITEST, 'run', '--config', 'tests/suites.config.ts', `tests/${folder}/`],
  `--testTimeout=${limitMs}`,
];

/** Every suite, in the order in which the build server runs them. */
export const SUITES: readonly Suite[] = [
  { name: 'unit', what: 'all unit tests, those named `*.long.test.ts` included', when: 'nightly', command: [VITEST, 'run', 'tests/unit/'] },
  { name: 'contract', what: 'all contract tests, the long ones included', when: 'nightly', command: [VITEST, 'run', 'tests/contract/'] },
  { name: 'e2e', what: 'every browser test on both sites', when: 'nightly', command: [PLAYWRIGHT, 'test'] },
  { name: 'dev', what: 'starts `npm run dev` and requests pages of both sites', when: 'nightly', command: ofServers('dev', 600_000) },
  {
    name: 'faults',
    what: 'faults of networks and services at every caller; `--short` in a minute',
    when: 'nightly',
    command: ['scripts/test-faults.ts'],
  },
  {
    name: 'fuzz',
    what: 'every call with random requests',
    when: 'nightly',
    command: [VITEST, 'run', 'tests/contract/fuzz/', 'tests/contract/buying/oracle.test.ts'],
    env: { FUZZ_RUNS: '300', BASKETS: '500' },
  },
  {
    name: 'site-fuzz',
    what: 'random requests at the addresses of both sites',
    when: 'nightly',
    command: [PLAYWRIGHT, 'test', 'tests/e2e/site/random-requests.spec.ts'],
    env: { FUZZ_RUNS: '5000' },
  },
  {
    name: 'postgres',
    what: 'the contract tests on a PostgreSQL server, which it starts; `TEST_DATABASE_URL` names another',
    when: 'nightly',
    command: ['scripts/test-postgres.ts'],
  },
  {
    name: 'copies',
    what: 'two sites and two backends on one PostgreSQL and one Redis, stopped one after the other under load',
    when: 'nightly',
    command: ofServers('copies', 180_000),
  },
  {
    name: 'edge',
    what: 'the shipped nginx configuration in front of two copies of the site',
    when: 'nightly',
    command: ofServers('edge', 60_000),
  },
  {
    name: 'disk',
    what: 'a disk that fills up, and a read-only one; needs Linux and the right to mount',
    when: 'nightly',
    command: ofServers('disk', 240_000),
  },
  {
    name: 'images',
    what: 'both container images built by buildah on a root of this machine’s files, and started; needs Debian and root',
    when: 'nightly',
    command: ofServers('images', 1_800_000),
  },
  {
    name: 'coverage',
    what: 'branches of `lib/domain` and of the billing rules that tests reach; the bar is 90 %',
    when: 'nightly',
    command: [VITEST, 'run', '--config', 'tests/mutants/vitest.config.ts', '--coverage'],
  },
  {
    name: 'kills',
    what: '200 kills of the backend during writes',
    when: 'weekly',
    command: [VITEST, 'run', 'tests/contract/kills/'],
    env: { KILLS: '200' },
  },
  {
    name: 'charges',
    what: '1,000 rounds of mishaps on a gateway that charges every request it gets, with 40 kills',
    when: 'weekly',
    command: [VITEST, 'run', 'tests/contract/buying/charges/charged-again.test.ts'],
    env: { CHARGE_ROUNDS: '1000' },
  },
  {
    name: 'versions',
    what: '`npm test` on the oldest and the newest supported Node, which it downloads',
    when: 'weekly',
    command: ['scripts/test-versions.ts'],
  },
  {
    name: 'cms',
    what: 'installs a Strapi 5, imports the content and reads it through the site',
    when: 'weekly',
    command: ['scripts/test-cms.ts'],
  },
  {
    name: 'cms-faults',
    what: 'builds and serves the site while its CMS fails in eight ways',
    when: 'weekly',
    command: ofServers('faulty-cms', 1_800_000),
  },
  {
    name: 'matrix',
    what: 'every route in every language at four widths, by keyboard, printed, in forced colours',
    when: 'weekly',
    command: [PLAYWRIGHT, 'test', '--config', 'tests/matrix/playwright.config.ts'],
  },
  {
    name: 'mutants',
    what: 'mutation tests of `lib/domain`, without outfits; at least 85 % are found',
    when: 'weekly',
    command: ['scripts/test-mutants.ts'],
  },
  { name: 'bench', what: 'all benches', when: 'weekly', command: ['bench/all.ts'] },
];
