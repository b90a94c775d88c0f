import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createProcessGroup } from '@/scripts/process/process-group';
import { stopOnSignals } from '../process/stop-signals';
import type { ProductEnvironment } from '../product/environment';
import { runChecks, type Stage } from './checks';
import { exitCodeOf, tallyLine } from './tally';
import { memoryTmpdir } from './memory-tmpdir';
import { testEnvironment } from './test-environment';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs the checks on one pair of ports and prints the totals. */
export async function runGate(checksOf: (environment: ProductEnvironment) => readonly Stage[]): Promise<void> {
  const processes = createProcessGroup();
  stopOnSignals(processes, () => console.log('Stopping …'));
  const environment = await testEnvironment(root, process.env, join(tmpdir(), 'unused'));
  // Every runner gets the ports; the product's other variables are set when it is started.
  const env = { ...process.env, ...memoryTmpdir(), PORT: String(environment.port), BACKEND_PORT: String(environment.backendPort) };
  const tally = await runChecks({ root, processes, env }, checksOf(environment));
  if (processes.isStopping()) return;
  await processes.stop();
  console.log(`\n${tallyLine(tally)}`);
  process.exitCode = exitCodeOf(tally);
}
