import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { ProcessGroup } from '@/scripts/process/process-group';
import type { Variables } from '../product/environment';
import { readPlaywrightReport, readVitestReport } from './reports';
import { runCommand } from './run-command';
import { addUp, NOTHING, oneCheck, withRunnersVerdict, type Tally } from './tally';

export interface Gate {
  root: string;
  processes: ProcessGroup;
  env: Variables;
}

export interface Check {
  name: string;
  run: (gate: Gate) => Promise<Tally>;
}

const OXLINT = 'node_modules/oxlint/bin/oxlint';
const OXFMT = 'node_modules/oxfmt/bin/oxfmt';
const KNIP = 'node_modules/knip/bin/knip.js';
const TSC = 'node_modules/typescript/bin/tsc';
const VITEST = 'node_modules/vitest/vitest.mjs';
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';

/** `GATE`: skips long versions of shorter tests (`*.long.test.ts`, `@long`). */
async function run({ root, processes, env }: Gate, name: string, args: readonly string[], more: Variables = {}): Promise<number | null> {
  return runCommand(processes, { name, args, cwd: root, env: { ...env, GATE: '1', ...more } });
}

/** Path of a runner's JSON report; an old report is removed, so that it cannot be mistaken for the new one. */
function reportFile(root: string, name: string): string {
  const folder = join(root, '.cache', 'reports');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.json`);
  rmSync(file, { force: true });
  return file;
}

function readReport(file: string, read: (json: unknown) => Tally, exitCode: number | null): Tally {
  let tally = NOTHING;
  try {
    tally = read(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    console.error(`No readable report: ${error instanceof Error ? error.message : String(error)}`);
  }
  return withRunnersVerdict(tally, exitCode);
}

async function vitest(gate: Gate, folder: 'unit' | 'contract', more: readonly string[] = []): Promise<Tally> {
  const report = reportFile(gate.root, folder);
  const code = await run(gate, folder, [
    VITEST,
    'run',
    `tests/${folder}/`,
    ...more,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  return readReport(report, readVitestReport, code);
}

export const LINT: Check = {
  name: 'lint',
  run: async (gate) =>
    oneCheck(
      (await run(gate, 'lint', [OXLINT])) === 0 &&
        (await run(gate, 'format', [OXFMT, '--check'])) === 0 &&
        (await run(gate, 'unused', [KNIP])) === 0 &&
        (await run(gate, 'unused', [KNIP, '--production'])) === 0,
    ),
};

export const TYPES: Check = {
  name: 'types',
  run: async (gate) => {
    // Single-threaded, because the build uses the other core, and several checkers would repeat the shared types.
    const once = ['--noEmit', '--singleThreaded', '--incremental', 'false'];
    const site = await run(gate, 'types', [TSC, ...once, '-p', 'tsconfig.json']);
    const backend = await run(gate, 'types of the backend', [TSC, ...once, '-p', 'backend/tsconfig.json']);
    return oneCheck(site === 0 && backend === 0);
  },
};

/** One worker more than cores: some of these tests wait for processes, disks and clocks. */
const WORKERS = `--maxWorkers=${availableParallelism() + 1}`;
export const UNIT: Check = { name: 'unit', run: (gate) => vitest(gate, 'unit', [WORKERS]) };
export const CONTRACT: Check = { name: 'contract', run: (gate) => vitest(gate, 'contract', [WORKERS]) };

/** While other checks compute: most of it is waiting for a download. Playwright's own look then finds it. */
export const CHROMIUM: Check = {
  name: 'chromium',
  run: async (gate) => {
    const code = await run(gate, 'chromium', ['--import', 'tsx', 'scripts/install-chromium.ts']);
    return oneCheck(code === 0);
  },
};

export const BROWSER: Check = {
  name: 'browser',
  run: async (gate) => {
    const report = reportFile(gate.root, 'browser');
    const code = await run(gate, 'browser', [PLAYWRIGHT, 'test', '--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_NAME: report });
    return readReport(report, readPlaywrightReport, code);
  },
};

interface Row {
  name: string;
  tally: Tally;
  seconds: number;
}

async function runOne(gate: Gate, check: Check): Promise<Row> {
  const since = Date.now();
  const tally = await check.run(gate);
  return { name: check.name, tally, seconds: (Date.now() - since) / 1000 };
}

/** Checks in sequence. */
type Lane = readonly Check[];

/** Lanes in parallel: for checks that use a single core each. */
export type Stage = readonly Lane[];

async function runLane(gate: Gate, lane: Lane): Promise<Row[]> {
  const rows: Row[] = [];
  for (const check of lane) rows.push(await runOne(gate, check));
  return rows;
}

/** Runs all checks, also after a failure, so that one run shows every problem. */
export async function runChecks(gate: Gate, stages: readonly Stage[]): Promise<Tally> {
  const rows: Row[] = [];
  for (const lanes of stages) {
    console.log(`\n── ${lanes.map((lane) => lane.map((check) => check.name).join(', then ')).join(' beside ')} ──`);
    rows.push(...(await Promise.all(lanes.map((lane) => runLane(gate, lane)))).flat());
  }
  console.log('');
  for (const { name, tally, seconds } of rows) {
    const skipped = tally.skipped > 0 ? `, ${tally.skipped} skipped` : '';
    const again = tally.again.length > 0 ? `, ${tally.again.length} of them at a second try` : '';
    console.log(
      `${tally.failed > 0 ? '✗' : '✓'} ${name.padEnd(12)} ${seconds.toFixed(1).padStart(6)} s  ${tally.passed} good${again}, ${tally.failed} bad${skipped}`,
    );
    for (const test of tally.again) console.log(`    at a second try: ${test}`);
    for (const test of tally.failures) console.log(`    failed: ${test}`);
  }
  return addUp(rows.map((row) => row.tally));
}
