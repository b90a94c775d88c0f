import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createProgress, type Progress } from '../console/progress';
import { chromiumLaunchOptions, ensureChromium } from '../gate/chromium';
import { testBuildFolder, testEnvironment } from '../gate/test-environment';
import { createProcessGroup, type ProcessGroup } from '@/scripts/process/process-group';
import { stopOnSignals } from '../process/stop-signals';
import { productCommands } from './commands';
import type { ProductEnvironment } from './environment';
import { launchProduct } from './launch';

export interface RunningProduct {
  root: string;
  environment: ProductEnvironment;
  /** Group for additional processes of the run. */
  processes: ProcessGroup;
  progress: Progress;
  /** Of a Chromium that can only reach this machine. */
  launchOptions: { executablePath?: string; args: string[] };
}

/**
 * Builds and starts the product on its own data, runs the work on it and stops it; the process exits with the work's code, or 1 if it
 * fails. `before` may fill the data, which only one process may use.
 */
export async function runOnProduct(
  work: (product: RunningProduct) => Promise<number>,
  before?: (environment: ProductEnvironment) => Promise<void>,
): Promise<void> {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const processes = createProcessGroup();
  const progress = createProgress();
  const dataDir = mkdtempSync(join(tmpdir(), 'run-data-'));
  stopOnSignals(processes, () => progress.note('Stopping …'));
  try {
    ensureChromium(root);
    const environment = await testEnvironment(root, process.env, dataDir);
    await before?.(environment);
    const commands = productCommands(environment, 'production');
    await launchProduct({
      root,
      environment,
      mode: 'production',
      buildFolder: testBuildFolder(environment),
      commands,
      processes,
      progress,
      onLine: null,
    });
    progress.done();
    process.exitCode = await work({ root, environment, processes, progress, launchOptions: chromiumLaunchOptions() });
  } catch (error) {
    progress.fail();
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  } finally {
    await processes.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
