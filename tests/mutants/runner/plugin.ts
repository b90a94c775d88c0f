/**
 * A test runner for mutants that loads the tests once and runs those that reach a mutant again in the same process, with the
 * mutant switched on: some milliseconds a mutant, where a new worker with all modules loaded anew takes a second.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { JSDOM } from 'jsdom';
import { register } from 'tsx/esm/api';
import type { InstrumenterContext } from '@stryker-mutator/api/core';
import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  determineHitLimitReached,
  DryRunStatus,
  TestStatus,
  toMutantRunResult,
  type DryRunResult,
  type MutantRunOptions,
  type TestResult,
  type TestRunner,
} from '@stryker-mutator/api/test-runner';
import type * as Registry from './registry';

/** Where the instrumented code looks for the mutant that is on, and says which it has passed. */
const mutation: InstrumenterContext = ((globalThis as Record<string, unknown>).__stryker__ ??= {});

/** Whose tests are loaded, and `!` whose not; never those that need `vi`. */
const PLACES = (process.env.MUTANTS_TESTS ?? '').split(',').filter(Boolean);
const FOLDERS = PLACES.filter((place) => !place.startsWith('!'));
const LEFT_OUT = PLACES.filter((place) => place.startsWith('!')).map((place) => `${place.slice(1)}/`);
const HERE = 'tests/mutants/runner';

/** The tests and what they test come from the copy that holds the mutants, which is where this process stands. */
async function loadTests(): Promise<typeof Registry> {
  const { window } = new JSDOM();
  Object.assign(globalThis, { DOMParser: window.DOMParser, Node: window.Node });
  // Here `vitest` is another module: see the paths of this configuration.
  const load = register({ namespace: 'mutants', tsconfig: path.resolve(HERE, 'tsconfig.json') }).import;
  const parent = pathToFileURL(path.resolve('package.json')).href;
  const registry = (await load(`./${HERE}/registry.ts`, parent)) as typeof Registry;
  for (const folder of FOLDERS) {
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.test.ts'))
      .sort()) {
      const file = `${folder}/${name}`;
      if (LEFT_OUT.some((folder) => file.startsWith(folder))) continue;
      if (!/\bvi\b.* from 'vitest'/.test(readFileSync(file, 'utf8'))) await registry.registerFile(file, () => load(`./${file}`, parent));
    }
  }
  return registry;
}

async function runTest({ id, name, file, run }: Registry.RegisteredTest): Promise<TestResult> {
  const startedAt = Date.now();
  const about = { id, name, fileName: path.resolve(file) };
  mutation.currentTestId = id;
  try {
    await run();
    return { ...about, status: TestStatus.Success, timeSpentMs: Date.now() - startedAt };
  } catch (error) {
    return {
      ...about,
      status: TestStatus.Failed,
      timeSpentMs: Date.now() - startedAt,
      failureMessage: error instanceof Error ? `${error.message}` : String(error),
    };
  }
}

async function runTests(tests: readonly Registry.RegisteredTest[], stopsAtFailure: boolean): Promise<TestResult[]> {
  const results: TestResult[] = [];
  for (const test of tests) {
    const result = await runTest(test);
    results.push(result);
    if (stopsAtFailure && result.status === TestStatus.Failed) break;
  }
  return results;
}

/** Of the passes that the caller allows. */
const ENDLESS = 0.03;

/**
 * A mutant may spoil what tests share, as a list that it sorts in place: then tests fail that have nothing to do with it. So
 * whatever fails is run again without the mutant. Where it fails then, too, the process is left, and the mutant is tried in
 * a new one: there the fault is its own.
 */
const SPOILT = 'What the tests share was spoilt by a mutant before';
let isFresh = true;
let isSpoilt = false;

let registry: typeof Registry;
const durations = new Map<string, number>();
/** Most mutants fall to a small test: the searching ones are asked last. */
const quickestFirst = (one: Registry.RegisteredTest, other: Registry.RegisteredTest) =>
  (durations.get(one.id) ?? 0) - (durations.get(other.id) ?? 0);

const runner: TestRunner = {
  // What only runs while a module loads is not mutated (`ignoreStatic`), and what also runs then is asked about what it does
  // later: the tests need not be loaded anew for it, which took longer than all the others together.
  capabilities: () => ({ reloadEnvironment: true }),

  async init() {
    registry = await loadTests();
  },

  async dryRun(): Promise<DryRunResult> {
    const tests = await runTests(registry.registeredTests(), false);
    for (const { id, timeSpentMs } of tests) durations.set(id, timeSpentMs);
    return { status: DryRunStatus.Complete, tests, mutantCoverage: mutation.mutantCoverage ?? { static: {}, perTest: {} } };
  },

  async mutantRun({ activeMutant, testFilter, hitLimit: generous, disableBail }: MutantRunOptions) {
    // A hundred times as often as without it, says the caller; property tests pass a rule a million times.
    const hitLimit = generous === undefined ? undefined : Math.ceil(generous * ENDLESS) + 50_000;
    if (isSpoilt) throw new Error(SPOILT);
    const wanted = testFilter && new Set(testFilter);
    const chosen = registry
      .registeredTests()
      .filter(({ id }) => !wanted || wanted.has(id))
      .toSorted(quickestFirst);
    mutation.activeMutant = activeMutant.id;
    mutation.hitCount = hitLimit === undefined ? undefined : 0;
    mutation.hitLimit = hitLimit;
    const tests = await runTests(chosen, !disableBail);
    const endless = determineHitLimitReached(mutation.hitCount, hitLimit);
    mutation.activeMutant = undefined;
    mutation.hitLimit = undefined;
    const failed = tests.filter(({ status }) => status === TestStatus.Failed).map(({ id }) => id);
    const stillFailing = (
      await runTests(
        chosen.filter(({ id }) => failed.includes(id)),
        true,
      )
    ).some(({ status }) => status === TestStatus.Failed);
    if (stillFailing && !isFresh) throw new Error(SPOILT);
    isSpoilt = stillFailing;
    isFresh = false;
    return toMutantRunResult(endless ?? { status: DryRunStatus.Complete, tests });
  },

  dispose: () => registry.runLastHooks(),
};

const createRunner = Object.assign(() => runner, { inject: [] as [] });
export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'in-process', createRunner)];
