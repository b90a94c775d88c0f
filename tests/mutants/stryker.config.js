/**
 * Mutation testing: each mutant is one small change to a rule, and a test has to fail for it. Started by
 * `npm run suite -- mutants`, which names the files, their tests, and where the results are kept.
 *
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
const config = {
  plugins: ['./tests/mutants/runner/plugin.ts'],
  testRunner: 'in-process',
  testRunnerNodeArgs: ['--import', 'tsx'],
  checkerNodeArgs: ['--import', 'tsx'],
  coverageAnalysis: 'perTest',
  // What runs once, while a module loads, is tables: texts, lists and shapes, which a test could only write down a second time.
  // The rules that read them are mutated.
  ignoreStatic: true,
  incremental: true,
  concurrency: 1,
  // A busy machine is no endless loop.
  timeoutMS: 8_000,
  timeoutFactor: 2,
  disableTypeChecks: false,
  reporters: ['progress-append-only', 'clear-text'],
  clearTextReporter: { reportTests: false, reportScoreTable: false, allowColor: false },
  tempDirName: '.cache/mutants-sandbox',
  ignorePatterns: [
    '**',
    '!artwork/**',
    '!backend/**',
    '!content/**',
    '!docs/outfit-labels.md',
    '!lib/**',
    '!locales/**',
    '!services/**/*.ts',
    '!stores/**',
    '!tests/**',
    '!package.json',
    '!package-lock.json',
    '!tsconfig.json',
    '**/node_modules',
  ],
};

export default config;
