import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createCrew } from '../process/crew';
import { stopOnSignals } from '../process/stop-signals';
import type { ProductEnvironment } from '../product/environment';
import { runChecks, type Stage } from './checks';
import { exitCodeOf, tallyLine } from './tally';
import { temporaryInMemory } from './temporary-in-memory';
import { testEnvironment } from './test-environment';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs the checks on one pair of ports and closes with the line that adds everything up. */
export async function runGate(checksOf: (environment: ProductEnvironment) => readonly Stage[]): Promise<void> {
  const crew = createCrew();
  stopOnSignals(crew, () => console.log('Stopping …'));
  const environment = await testEnvironment(root, process.env, join(tmpdir(), 'unused'));
  // Every runner gets the ports; the product's other variables are set by whoever starts it.
  const env = { ...process.env, ...temporaryInMemory(), PORT: String(environment.port), BACKEND_PORT: String(environment.backendPort) };
  const tally = await runChecks({ root, crew, env }, checksOf(environment));
  if (crew.isStopping()) return;
  await crew.stop();
  console.log(`\n${tallyLine(tally)}`);
  process.exitCode = exitCodeOf(tally);
}
