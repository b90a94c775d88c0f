/**
 * `npm run suite -- mutants`: mutation tests of the rules. `-- --mutate 'lib/domain/billing/*.ts'` for a part of them; a second run repeats only what changed.
 */
const config = {
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutants/vitest.config.ts' },
  // Outfits are judged by their exam.
  mutate: ['lib/domain/**/*.ts', 'components/*/model/**/*.ts', '!{lib/domain,components}/outfit/**'],
  thresholds: { high: 95, low: 90, break: 85 },
  // Tables of texts and prices: a test could only repeat them.
  ignoreStatic: true,
  incremental: true,
  incrementalFile: '.cache/mutants.json',
  // On a busy machine slow is not endless.
  timeoutMS: 20_000,
  disableTypeChecks: false,
  reporters: ['progress-append-only', 'clear-text'],
  clearTextReporter: { reportTests: false, allowColor: false },
  tempDirName: '.cache/mutants-sandbox',
  ignorePatterns: ['/artwork/generated', '/bench', '/public', '/screens', '/docs', '/test-results', '/coverage', '.next*', '.data*'],
};

export default config;
